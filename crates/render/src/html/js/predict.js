// Predict: the next pivot or operation stays hidden until the student has chosen it.

class Predict {
  constructor(player) {
    this.player = player;
    this.active = false;
    // The furthest frame that was seen; what lies before it is no secret.
    this.seen = 0;
    this.question = null;
    // The row that was chosen to be added.
    this.source = null;
    // Where the arrow keys are.
    this.cursor = null;
    player.listeners.push(() => this.moved());
    Dom.byId('no-pivot').addEventListener('click', () => this.choosePivot(null));
    Dom.byId('give-up').addEventListener('click', () => this.giveUp());
  }

  enter() {
    this.active = true;
    this.seen = this.player.stops[this.player.step];
    Dom.byId('predict').hidden = false;
    this.player.onEntry = (row, col) => this.chosen(row, col);
    this.player.onLabel = (row) => this.chosen(row, null);
    this.player.extraMarks = (row) => this.marks(row);
    this.player.extraClass = (row) => this.rowClass(row);
    this.tell(null);
    this.ask();
  }

  leave() {
    this.active = false;
    this.question = null;
    this.source = this.cursor = null;
    Dom.byId('predict').hidden = true;
    this.player.onEntry = this.player.onLabel = this.player.extraMarks = this.player.extraClass = null;
    this.player.matrix.setChoosing(false);
    this.player.hideTargets(false);
    this.player.keepWhole(false);
    this.player.render();
  }

  // Whether the next step waits for an answer.
  get waiting() {
    return this.active && this.question !== null;
  }

  // The last step up to which one may go without an answer.
  allowed(step) {
    const known = this.player.stops.findLastIndex((stop) => stop <= this.seen);
    return Math.min(step, known);
  }

  // The step has changed: by an answer, or by going back and forth in what is known.
  moved() {
    if (!this.active) return;
    this.seen = Math.max(this.seen, this.player.stops[this.player.step]);
    if (!this.answered) this.tell(null);
    this.answered = false;
    this.ask();
  }

  ask() {
    const { player } = this;
    const atEdge = player.step < player.last && player.stops[player.step + 1] > this.seen;
    this.question = atEdge ? this.next() : null;
    this.source = this.cursor = null;
    const key = !this.question ? 'nothing-to-predict' : this.question.kind === 'pivot' ? 'ask-pivot' : 'ask-operation';
    Dom.setHtml(Dom.byId('question'), Phrases.say(key, this.question ?? {}));
    Dom.byId('no-pivot').hidden = this.question?.kind !== 'pivot';
    Dom.byId('give-up').hidden = !this.question;
    player.matrix.setChoosing(this.waiting);
    player.keepWhole(this.waiting);
    player.hideTargets(this.waiting);
    player.render();
    player.fit();
  }

  next() {
    const { lesson, stops, step, replay } = this.player;
    const coming = lesson.frames.slice(stops[step] + 1);
    return Judge.question(coming, stops[step + 1] - stops[step], lesson.frames[stops[step]], replay.pivots);
  }

  // An entry or, where `col` is null, a label was tapped.
  chosen(row, col) {
    if (!this.waiting) return;
    if (this.question.kind === 'add') this.chooseRow(row);
    else if (col !== null) this.choosePivot([row, col]);
  }

  choosePivot(entry) {
    if (this.question?.kind !== 'pivot') return;
    this.judged(Judge.pivot(this.question, entry, this.player.replay.grid.rows));
  }

  chooseRow(row) {
    if (this.source === null) {
      this.source = row;
      Dom.setHtml(Dom.byId('question'), Phrases.say('ask-target', { source: row }));
      Speech.say(Speech.words(Phrases.say('ask-target', { source: row })));
      this.player.render();
      return;
    }
    const choice = { source: this.source, target: row };
    const { rows, columns } = this.player.replay.grid;
    this.judged(Judge.operation(this.question, choice, rows, columns));
  }

  judged({ right, key, args }) {
    this.tell({ right, html: Phrases.say(key, args) });
    if (right) {
      this.answered = true;
      this.player.go(this.player.step + 1);
    } else if (this.question.kind === 'add') {
      this.source = null;
      Dom.setHtml(Dom.byId('question'), Phrases.say('ask-operation'));
      this.player.render();
    }
  }

  giveUp() {
    if (!this.waiting) return;
    this.seen = this.player.stops[this.player.step + 1];
    this.player.go(this.player.step + 1);
  }

  // Says what an answer was worth.
  tell(verdict) {
    const place = Dom.byId('verdict');
    place.className = verdict ? `verdict ${verdict.right ? 'right' : 'wrong'}` : 'verdict';
    place.innerHTML = verdict ? `${verdict.right ? '✓' : '✗'} ${verdict.html}` : '';
  }

  // Someone wants to go on without an answer.
  remind() {
    const question = Dom.byId('question');
    question.classList.remove('again');
    requestAnimationFrame(() => question.classList.add('again'));
    Speech.say(Speech.words(question.innerHTML));
  }

  key(event) {
    if (!this.waiting || event.target.matches('select, input, summary')) return false;
    const moves = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
    if (moves[event.key]) this.moveCursor(moves[event.key]);
    else if (event.key === 'Enter' && this.cursor && !event.target.matches('button')) this.chosen(...this.cursor);
    else if (event.key === '0') this.choosePivot(null);
    else if (event.key === 's') this.giveUp();
    else return false;
    return true;
  }

  moveCursor([down, right]) {
    const { rows, unknowns } = this.player.replay.grid;
    // The first key shows the cursor where the work is.
    const start = this.question.kind === 'add' ? this.question.source : this.question.turn;
    const [row, col] = this.cursor ?? [start - down, this.question.col - right];
    const within = (index, count) => Math.max(0, Math.min(count - 1, index));
    this.cursor = [within(row + down, rows.length), within(col + right, unknowns)];
    this.player.render();
    this.player.matrix.reveal(...this.cursor);
    const [at, over] = this.cursor;
    Speech.say(this.question.kind === 'add' ? Speech.row(rows[at], unknowns, at) : Words.cursor(at, over, rows[at][over]));
  }

  // The cursor is an entry where one is asked for, otherwise a row.
  marks(row) {
    return this.question?.kind === 'pivot' && this.cursor?.[0] === row ? [[this.cursor[1], 'cursor']] : [];
  }

  rowClass(row) {
    const cursor = this.question?.kind === 'add' && this.cursor?.[0] === row ? 'cursor-row' : '';
    return row === this.source ? `source ${cursor}` : cursor;
  }
}

// Where the reader stands among the frames, and what that puts on the screen.

class Player {
  constructor(lesson) {
    this.lesson = lesson;
    this.replay = new Replay(lesson);
    this.goal = null;
    this.wholeAsked = false;
    this.wholeKept = false;
    this.targetsHidden = false;
    this.detail = 1;
    this.stops = this.stopsAt(1);
    this.step = 0;
    // Whoever wants to know that the step changed.
    this.listeners = [];
    this.makeViews();
    Dom.byId('sentence').parentNode.addEventListener('scroll', () => { this.wordsScrolled = true; });
    // The width below which layout.css shows the rows in play alone.
    this.onPhone = window.matchMedia('(max-width: 43rem)');
  }

  makeViews() {
    const { variables, goals, board } = this.lesson;
    const options = {
      variables,
      goals,
      onEntry: (row, col) => this.onEntry?.(row, col),
      onLabel: (row) => (this.onLabel ? this.onLabel(row) : this.askWhole(false)),
    };
    this.matrix = new MatrixView(Dom.byId('matrix'), options);
    // On a phone, a row's label leads to all rows and back.
    const whole = () => this.askWhole(!this.wholeAsked);
    this.sum = new SumView(Dom.byId('sum'), { ...options, onLabel: whole });
    this.sum.view.setLabels(true);
    this.unknowns = new UnknownsView(Dom.byId('unknowns'), variables);
    this.part = new PartView(Dom.byId('part'));
    this.board = board ? new BoardView(Dom.byId('board'), board) : null;
    this.aim = board?.goal ? new BoardView(Dom.byId('aim'), board) : null;
    this.mask = board?.presses ? new BoardView(Dom.byId('mask'), board) : null;
    Dom.byId('board-figure').hidden = !board;
    Dom.byId('aim-figure').hidden = !this.aim;
    Dom.byId('mask-figure').hidden = !this.mask;
  }

  // The frames at which one stops at a detail.
  stopsAt(detail) {
    return this.lesson.frames.flatMap((frame, index) => (frame.stop <= detail ? [index] : []));
  }

  get last() {
    return this.stops.length - 1;
  }

  get frame() {
    return this.lesson.frames[this.stops[this.step]];
  }

  // The frames that a step does.
  framesOf(step) {
    const first = step > 0 ? this.stops[step - 1] + 1 : 0;
    return this.lesson.frames.slice(first, this.stops[step] + 1);
  }

  go(step) {
    const to = Math.max(0, Math.min(this.last, step));
    const moved = to !== this.step;
    this.step = to;
    this.render();
    if (moved) this.speak();
    for (const listener of this.listeners) listener();
  }

  // Stays at the same moment, or at the last one before it that the detail has.
  setDetail(detail) {
    const at = this.stops[this.step];
    this.detail = detail;
    this.stops = this.stopsAt(detail);
    const later = this.stops.findIndex((stop) => stop > at);
    this.go((later < 0 ? this.stops.length : later) - 1);
  }

  setGoal(goal) {
    this.goal = goal;
    this.render();
  }

  // The next step that chooses a pivot, if there is one.
  nextPivot() {
    const { frames } = this.lesson;
    const next = frames.findIndex((frame, index) => index > this.stops[this.step] && frame.change?.pivot);
    return next < 0 ? null : this.stops.findIndex((stop) => stop >= next);
  }

  render() {
    const before = this.step > 0 ? this.stops[this.step - 1] : 0;
    this.replay.goTo(before);
    const rows = this.replay.grid.rows.map((row) => row.slice());
    const done = this.step > 0 ? this.framesOf(this.step) : [this.frame];
    this.replay.goTo(this.stops[this.step]);
    this.moment = new Moment(this.replay, rows, done);
    if (this.targetsHidden) this.moment.targets.clear();
    this.showScene();
    this.showWords();
    this.showUnknowns(done);
    this.showCount();
    this.checkSoon();
  }

  // Once the browser has laid out the step, and once for many steps.
  checkSoon() {
    this.checking ??= requestAnimationFrame(() => {
      this.checking = null;
      Dom.keepReachable(document.querySelectorAll('.words, .side, .part-box, #unknowns, .player .scroll'));
    });
  }

  showScene() {
    const stage = Dom.byId('stage');
    const { part, revealed } = this.frame;
    stage.classList.toggle('telling', part !== undefined);
    Dom.byId('player').classList.toggle('part-whole', part !== undefined && revealed === undefined);
    stage.classList.toggle('start', this.step === 0);
    stage.classList.toggle('boardless', !this.lesson.board);
    if (part !== undefined) {
      this.part.show(part, revealed);
      return;
    }
    const state = this.state();
    this.matrix.show(state);
    const some = this.onPhone.matches && this.sum.show(this.moment, state);
    stage.classList.toggle('whole', !some || this.wholeAsked || this.wholeKept);
    this.revealWork();
    this.showSide();
  }

  // Brings the pivot into sight, or the first row that changed.
  revealWork() {
    const { pivot, changed, current } = this.moment;
    if (changed) this.matrix.reveal(Math.min(...changed), current ?? undefined);
    else if (pivot) this.matrix.reveal(...pivot);
    else if (this.step === 0) this.matrix.reveal(0, 0);
  }

  // The matrix as it stands, in the terms of its view.
  state() {
    const { grid, pivots } = this.replay;
    const byRow = new Map(pivots);
    const moment = this.moment;
    return {
      rows: grid.rows,
      columns: grid.columns,
      goal: this.goal,
      current: moment.current,
      rowClass: (row) => `${moment.rowClasses.get(row) ?? ''} ${this.extraClass?.(row) ?? ''}`.trim(),
      note: (row) => moment.notes.get(row) ?? '',
      marks: (row) => [...moment.marks(row, grid.rows[row], byRow.get(row)), ...this.extraMarks?.(row) ?? []],
    };
  }

  // The row that is worked with: as a mask on the board, and as equations.
  showSide() {
    const { mask, equations } = this.frame;
    if (this.mask) {
      const figure = Dom.byId('mask-figure');
      figure.classList.toggle('veiled', !mask);
      const rows = mask ?? this.lesson.frames.find((frame) => frame.mask)?.mask;
      if (rows) this.mask.showMask(rows);
    }
    const row = this.moment.pivot?.[0] ?? this.moment.source;
    Dom.setHtml(Dom.byId('mask-caption'), row === null || row === undefined ? Words.mask : Words.maskOf(row));
    const short = this.lesson.variables.length <= Player.EQUATIONS;
    const shown = ((short && equations) || []).map((equation, goal) => [equation, goal])
      .filter(([, goal]) => this.goal === null || this.goal === goal);
    const name = this.mask || row === null || row === undefined ? '' : `R<sub>${row + 1}</sub>`;
    const label = (goal) => {
      const words = this.lesson.goals.length > 1 ? `${name} ${this.lesson.goals[goal]}` : name;
      return words && `<span class="label">${words}</span>`;
    };
    Dom.setHtml(Dom.byId('equations'), shown.map(([equation, goal]) => `<p>${label(goal)}${equation}</p>`).join(''));
  }

  showWords() {
    Dom.setHtml(Dom.byId('heading'), this.frame.heading ?? '');
    const sentence = Dom.byId('sentence');
    Dom.setHtml(sentence, this.frame.said[this.detail]);
    sentence.classList.toggle('long', sentence.textContent.length > Player.LONG);
    // Asking where it stands would make the browser lay everything out.
    if (this.wordsScrolled) sentence.parentNode.scrollTop = 0;
    this.wordsScrolled = false;
  }

  showUnknowns(done) {
    const decided = this.step > 0 ? done.flatMap((frame) => frame.decided ?? []) : [];
    this.unknowns.show(this.replay.standings, decided);
    const { goal } = this.frame;
    const many = this.lesson.goals.length > 1 && goal !== undefined;
    Dom.setHtml(Dom.byId('unknowns-title'), many ? Words.unknownsFor(this.lesson.goals[goal]) : Words.unknowns);
  }

  showCount() {
    const words = Words.count(this.step, this.last);
    Dom.byId('count').textContent = words;
    const slider = Dom.byId('slider');
    slider.max = this.last;
    slider.value = this.step;
    slider.setAttribute('aria-valuetext', words);
    Dom.byId('back').disabled = this.step === 0;
    Dom.byId('forward').disabled = this.step === this.last;
    Dom.byId('next-pivot').disabled = this.nextPivot() === null;
  }

  speak() {
    const { heading, said, part } = this.frame;
    const moment = this.moment;
    const rows = part === undefined ? this.rowsToSpeak(moment) : [];
    Speech.say(Speech.moment({
      heading: heading ?? '',
      sentence: said[this.detail],
      rows: this.replay.grid.rows,
      unknowns: this.lesson.variables.length,
      changed: rows,
      pivots: part === undefined ? this.replay.pivots : [],
    }));
  }

  // The rows that changed, or the one that was chosen.
  rowsToSpeak(moment) {
    if (moment.changed) return [...moment.changed];
    if (moment.pivot) return [moment.pivot[0]];
    return [...moment.rowClasses.keys()];
  }

  askWhole(whole) {
    this.wholeAsked = whole;
    this.matrix.setLabels(whole);
    this.render();
    this.fit();
  }

  // Whether all rows are on the screen also where only those in play fit.
  keepWhole(whole) {
    this.wholeKept = whole;
  }

  // Whether what a pivot is going to cancel stays unmarked.
  hideTargets(hidden) {
    this.targetsHidden = hidden;
  }

  fit() {
    this.board?.showState(this.lesson.board.start);
    this.aim?.showState(this.lesson.board.goal);
    this.showScene();
    this.matrix.fit();
    for (const board of [this.board, this.aim, this.mask]) board?.fit();
    this.sum.view.fit();
  }
}

// Sentences with more letters than this are set smaller.
Player.LONG = 190;
// With more unknowns than this, a row is too long to be read as an equation.
Player.EQUATIONS = 40;

// Your turn: the student does the row operations, and is told what each of them achieved.

const YourTurn = (() => {
  let page, root, parts, editor, setting, session, matrix, board, mask;
  // The operation that is being chosen, its first row, where the arrow keys are, the rows as they
  // were before the last operation, and what a hint has pointed at since.
  let kind = 'add';
  let source = null;
  let cursor = null;
  let before = null;
  let hinted = null;

  function mount(element, given) {
    root = element;
    page = given;
    build();
    begin(Setting.given(page));
    if (!session.n) tell([{ key: 'turn-no-unknowns', args: {} }], '');
  }

  function build() {
    const words = TurnWords;
    const div = (className, content = []) => Dom.make('div', className, content);
    parts = {
      from: Controls.radios('turn-from', words.from, { given: words.given, own: words.own }, choose),
      kind: Controls.radios('turn-kind', words.operation, { add: words.add, swap: words.swap }, setKind),
      undo: Controls.keyed(words.undo, 'z', undo),
      redo: Controls.keyed(words.redo, 'r', redo),
      hint: Controls.keyed(words.hint, 'h', hint),
      again: Controls.button(words.again, () => begin(setting)),
      edit: Controls.button(words.edit, () => choose('own')),
      trace: Controls.button(words.trace, takeTrace),
      work: Controls.button(words.work, takeWork),
      board: div(''), mask: div(''), maskTitle: Dom.make('figcaption'),
      steps: Dom.make('ol', 'turn-steps'), matrix: div('matrix-box'),
      question: Dom.make('p', 'question'), remarks: div('turn-remarks'), own: div('own'),
    };
    parts.boardFigure = Dom.make('figure', 'picture', [Dom.make('figcaption', '', words.board), parts.board]);
    parts.maskFigure = Dom.make('figure', 'picture', [parts.maskTitle, parts.mask]);
    const home = div('take-home', [Dom.make('span', '', words.takeHome), parts.trace, parts.work]);
    const log = div('turn-log', [Dom.make('h2', '', words.steps), parts.steps]);
    parts.stage = div('turn-stage', [div('side', [parts.boardFigure, parts.maskFigure]), parts.matrix, log]);
    parts.words = div('turn-words', [parts.question, parts.remarks]);
    parts.tools = div('turn-tools', [parts.kind.field, parts.undo, parts.redo, parts.hint]);
    parts.ends = div('turn-ends', [parts.edit, parts.again, home]);
    root.replaceChildren(div('turn-bar', [parts.from.field, parts.ends]), parts.stage, parts.words, parts.tools, parts.own);
    parts.from.set('given');
    new ResizeObserver(fit).observe(parts.stage);
  }

  // Starts a session; the editor gives way to it.
  function begin(next) {
    setting = next;
    session = new Engine.Session(setting);
    cursor = source = before = hinted = null;
    matrix = new MatrixView(parts.matrix, {
      variables: setting.variables, goals: setting.goals, label: TurnWords.matrix, onEntry: take, onLabel: take,
    });
    matrix.setChoosing(true);
    matrix.scroll.setAttribute('aria-label', TurnWords.matrix);
    board = setting.board && new BoardView(parts.board, setting.board);
    mask = setting.board?.presses ? new BoardView(parts.mask, setting.board) : null;
    parts.boardFigure.hidden = !board;
    parts.maskFigure.hidden = !mask;
    parts.edit.hidden = !setting.own;
    edit(false);
    setKind('add');
    tell([{ key: 'turn-start', args: {} }], '');
    fit();
  }

  function edit(editing) {
    parts.own.hidden = !editing;
    for (const part of [parts.stage, parts.words, parts.tools, parts.ends]) part.hidden = editing;
  }

  function choose(from) {
    if (from === 'given') begin(Setting.given(page));
    else {
      editor ??= new Editor(parts.own, (reading) => {
        begin(Setting.own(reading));
        matrix.scroll.focus();
      });
      edit(true);
    }
  }

  function setKind(next) {
    kind = next;
    source = null;
    parts.kind.set(kind);
    ask();
    render();
  }

  // A row was tapped or chosen by key: the first one, or the one that completes the operation.
  function take(row) {
    if (!session.n) return;
    cursor = row;
    if (source === null) {
      source = row;
      ask();
      page.announce(Speech.words(parts.question.innerHTML));
      render();
      return;
    }
    const op = kind === 'add' ? { kind, source, target: row } : { kind, rows: [source, row] };
    source = null;
    operate(() => session.act(op), op);
  }

  // Does something to the session and says what came of it.
  function operate(action, op) {
    const rows = allBits();
    const count = session.done.length;
    const remarks = action();
    const moved = session.done.length !== count;
    if (moved) {
      before = rows;
      hinted = null;
    }
    ask();
    const heading = moved && op ? Phrases.say(...named(op), setting.variables) : '';
    render();
    tell(remarks, heading);
  }

  const undo = () => operate(() => session.undo());
  const redo = () => operate(() => session.redo());

  function named(op) {
    const [first, second] = Engine.Session.rowsOf(op);
    return op.kind === 'add' ? ['did-add', { source: first, target: second }] : ['did-swap', { first, second }];
  }

  // A hint, and what it is about: from the second grade on the column, then the entry too.
  function hint() {
    const { key, args, advice, grade } = session.hint();
    hinted = advice && grade > 0 ? { col: advice.col, row: grade > 1 ? advice.target ?? advice.rows[1] : null } : null;
    render();
    if (hinted) matrix.reveal(hinted.row ?? advice.turn, advice.col);
    tell([{ key, args }], '');
  }

  function ask() {
    const key = source === null
      ? (kind === 'add' ? 'turn-add' : 'turn-swap')
      : (kind === 'add' ? 'ask-target' : 'turn-swap-with');
    Dom.setHtml(parts.question, Phrases.say(key, { source }));
  }

  // Shows remarks, and speaks them with the row that changed.
  function tell(remarks, heading) {
    const sentences = remarks.map(({ key, args }) => Phrases.say(key, args, setting.variables));
    parts.remarks.innerHTML = [heading && `<b class="op">${heading}</b>`, ...sentences.map((html, index) =>
      `<span class="${tone(remarks[index].key)}">${html}</span>`)].filter(Boolean).join(' ');
    const changed = before ? allBits().findIndex((bits, row) => bits.join() !== before[row].join()) : -1;
    const row = heading && changed >= 0 ? Speech.row(session.matrix.bits(changed), session.n, changed) : '';
    page.announce([heading, ...sentences].filter(Boolean).map(Speech.words).concat(row || []).join('. '));
  }

  const tone = (key) => (GOOD.has(key) ? 'good' : BAD.has(key) ? 'bad' : '');
  const GOOD = new Set(['reached-echelon', 'reached-reduced', 'alone', 'none-below']);
  const BAD = new Set(['step-back', 'brought-in', 'contradiction', 'contradiction-for', 'add-to-itself', 'swap-with-itself']);

  const allBits = () => session.matrix.rows.map((_, row) => session.matrix.bits(row));

  function render() {
    if (!session) return;
    const { form, advice } = session.moment();
    const settled = form.pivots.filter(([row]) => !advice || advice.phase === 'above' || row < advice.turn);
    const pivots = new Map(settled);
    const rows = allBits();
    const changed = rows.map((bits, row) => (before ? [...bits.keys()].filter((col) => bits[col] !== before[row][col]) : []));
    matrix.show({
      rows,
      columns: setting.variables.map((_, index) => index),
      goal: null,
      current: hinted?.col ?? null,
      rowClass: (row) => [rowClass(rows[row]), row === source ? 'source' : '', row === cursor ? 'cursor-row' : '',
        changed[row].length ? 'target' : ''].filter(Boolean).join(' '),
      note: (row) => NOTES[rowClass(rows[row])] ?? '',
      marks: (row) => marks(row, changed[row], pivots.get(row)),
    });
    parts.undo.disabled = !session.done.length;
    parts.redo.disabled = !session.undone.length;
    showSteps();
    showMask(rows);
  }

  // What stands out in a row; of two marks of an entry the later one counts.
  function marks(row, changed, pivot) {
    const found = changed.map((col) => [col, 'd']);
    if (hinted?.row === row) found.push([hinted.col, 't']);
    if (pivot !== undefined) found.push([pivot, 'p']);
    return found;
  }

  const NOTES = { zero: TurnWords.zero, bad: TurnWords.contradiction };

  // A row without unknowns is a test; it fails where the right-hand side is 1.
  function rowClass(bits) {
    if (bits.subarray(0, session.n).includes(1)) return '';
    return bits.includes(1) ? 'bad' : 'zero';
  }

  function showSteps() {
    const lines = session.done.map((op) => {
      const line = Dom.make('li');
      line.innerHTML = Phrases.say(...named(op));
      if (op.milestone) line.append(' ', Dom.make('b', '', op.milestone));
      return line;
    });
    parts.steps.replaceChildren(...(lines.length ? lines : [Dom.make('li', 'none', TurnWords.none)]));
    parts.steps.scrollTop = parts.steps.scrollHeight;
  }

  // The row in play as a mask of presses.
  function showMask(rows) {
    if (!mask) return;
    const row = source ?? cursor ?? 0;
    const first = session.matrix.next(row);
    const letters = [];
    setting.board.cells.forEach(([r, c], cell) => {
      (letters[r] ??= [])[c] = !rows[row][cell] ? '.' : cell === first ? 'P' : '*';
    });
    Dom.setHtml(parts.maskTitle, TurnWords.mask(row));
    mask.showMask(letters.map((line) => Array.from(line, (letter) => letter ?? ' ').join('')));
  }

  function fit() {
    if (!matrix || root.hidden || parts.stage.hidden) return;
    matrix.fit();
    board?.showState(setting.board.start);
    render();
  }

  const takeTrace = () => Controls.download(`${TurnWords.files}.json`, session.trace(), 'application/json');
  const takeWork = () => Controls.download(`${TurnWords.files}.txt`, session.work(), 'text/plain');

  function enter() {
    showGoals(false);
    fit();
    page.announce([parts.question, parts.remarks].map((part) => Speech.words(part.innerHTML)).join(' '));
  }

  function leave() {
    showGoals(true);
    source = null;
    ask();
  }

  // Here every goal counts: the choice of one waits in the other modes.
  function showGoals(shown) {
    const field = Dom.byId('goals');
    if (field.childElementCount > 1) field.hidden = !shown;
  }

  // Handles a key; tells whether it was one of its own.
  function key(event) {
    if (!parts.own.hidden || event.target.matches('input, textarea, select, summary')) return false;
    const moves = { ArrowUp: -1, ArrowDown: 1 };
    const acts = { a: () => setKind('add'), s: () => setKind('swap'), z: undo, u: undo, r: redo, h: hint, Escape: () => setKind(kind) };
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (moves[name]) moveCursor(moves[name]);
    else if (name === 'Enter' && cursor !== null && !event.target.matches('button')) take(cursor);
    else if (/^[1-9]$/.test(name) && Number(name) <= session.matrix.rows.length) take(Number(name) - 1);
    else if (acts[name]) acts[name]();
    else return false;
    return true;
  }

  function moveCursor(by) {
    const last = session.matrix.rows.length - 1;
    if (last < 0) return;
    cursor = cursor === null ? 0 : Math.max(0, Math.min(last, cursor + by));
    render();
    matrix.reveal(cursor);
    page.announce(Speech.row(session.matrix.bits(cursor), session.n, cursor));
  }

  return { mount, enter, leave, key };
})();

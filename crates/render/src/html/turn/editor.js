// A board or a system of one's own, tapped or typed, up to 8 by 8.

class Editor {
  // `onStart(reading)` gets what was read.
  constructor(root, onStart) {
    this.onStart = onStart;
    this.kind = 'flip';
    this.cells = [[1, 0, 0, 1], [1, 1, 0, 1], [1, 0, 0, 1], [1, 0, 0, 0]];
    this.build(root);
    this.draw();
  }

  build(root) {
    const words = TurnWords;
    this.text = Dom.make('textarea');
    Object.assign(this.text, { rows: 8, spellcheck: false, autocapitalize: 'off' });
    this.text.addEventListener('input', () => this.typed());
    this.grid = Dom.make('div', 'tap-grid');
    this.fault = Dom.make('p', 'verdict wrong');
    this.fault.setAttribute('role', 'alert');
    const numbers = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((count) => [count, String(count)]));
    this.size = { rows: Controls.select(numbers, () => this.resize()), cols: Controls.select(numbers, () => this.resize()) };
    this.kinds = Controls.radios('own-kind', words.kind, words.kinds, (kind) => this.become(kind));
    this.moves = Controls.select(words.shapes, () => this.read());
    this.torus = Dom.make('input');
    this.torus.type = 'checkbox';
    this.goal = Controls.select({}, () => this.read());
    const start = Controls.button(words.start, () => this.start(), 'main');
    this.lights = [Controls.labelled(words.moves, this.moves), Controls.labelled(words.torus, this.torus)];
    this.goalLabel = Controls.labelled(words.goal, this.goal);
    root.replaceChildren(
      Dom.make('div', 'turn-bar', [this.kinds.field, Controls.labelled(words.rows, this.size.rows), Controls.labelled(words.cols, this.size.cols),
        ...this.lights, this.goalLabel]),
      Dom.make('div', 'own-input', [this.grid, Dom.make('div', 'own-side', [
        Dom.make('label', 'typed', [Dom.make('span', '', words.typed), this.text]), start, this.fault,
      ])]),
    );
  }

  // Draws what `cells` hold, and writes it as text.
  draw() {
    this.kinds.set(this.kind);
    for (const label of this.lights) label.hidden = this.kind !== 'lights';
    this.goalLabel.hidden = this.kind === 'system';
    this.offerGoals();
    this.size.rows.value = this.cells.length;
    this.size.cols.value = this.unknowns;
    this.drawGrid();
    this.text.value = this.cells.map((row) => this.line(row)).join('\n');
    this.read();
  }

  get unknowns() {
    return this.cells[0].length - (this.kind === 'system' ? 1 : 0);
  }

  line(row) {
    if (this.kind === 'system') return `${row.slice(0, -1).join(' ')} | ${row.at(-1)}`;
    return row.map((bit) => Editor.SYMBOLS[this.kind][bit]).join(' ');
  }

  offerGoals() {
    if (this.kind === 'system' || this.goal.dataset.kind === this.kind) return;
    this.goal.dataset.kind = this.kind;
    Controls.fill(this.goal, TurnWords.goals[this.kind]);
  }

  drawGrid() {
    const held = [...this.grid.querySelectorAll('button')].indexOf(document.activeElement);
    this.grid.style.setProperty('--columns', this.cells[0].length);
    this.grid.className = `tap-grid ${Editor.PALETTES[this.kind]}`;
    this.grid.replaceChildren(...this.cells.flatMap((row, r) => row.map((bit, c) => this.cell(bit, r, c))));
    this.grid.querySelectorAll('button')[held]?.focus();
  }

  cell(bit, row, col) {
    const side = this.kind === 'system' && col === this.cells[0].length - 1;
    const cell = Controls.button(Editor.SYMBOLS[this.kind][bit], () => this.tap(row, col), `s${bit}${side ? ' side' : ''}`);
    const state = TurnWords.states[this.kind][bit];
    cell.setAttribute('aria-label', side ? TurnWords.right(row, state) : TurnWords.cell(row, col, state));
    return cell;
  }

  tap(row, col) {
    this.cells[row][col] ^= 1;
    this.draw();
  }

  become(kind) {
    if (kind === 'system' && this.kind !== 'system') this.cells = [[1, 1, 0, 1], [0, 1, 1, 0], [1, 0, 1, 1]];
    else if (this.kind === 'system') this.cells = this.cells.map((row) => row.slice(0, -1));
    this.kind = kind;
    this.draw();
  }

  resize() {
    const [rows, cols] = [Number(this.size.rows.value), Number(this.size.cols.value)];
    const sides = this.kind === 'system' ? 1 : 0;
    const old = this.cells;
    const right = (row) => (sides ? [old[row]?.at(-1) ?? 0] : []);
    const left = (row) => Array.from({ length: cols }, (_, col) => (col < old[0].length - sides ? old[row]?.[col] ?? 0 : 0));
    this.cells = Array.from({ length: rows }, (_, row) => [...left(row), ...right(row)]);
    this.draw();
  }

  // What is typed is shown as cells too, once it is a board.
  typed() {
    const { problem, system } = this.read();
    if (!problem || system.goals.length > 1 && problem.kind === 'system') return;
    this.kind = problem.kind;
    this.cells = problem.kind === 'system'
      ? system.a.map((line, row) => [...line + system.b[row]].map(Number))
      : problem.board.map((line) => [...line].map((symbol) => Editor.SYMBOLS[problem.kind].indexOf(symbol)));
    const { value, selectionStart, selectionEnd } = this.text;
    this.draw();
    this.text.value = value;
    this.text.setSelectionRange(selectionStart, selectionEnd);
  }

  read() {
    const goal = this.kind === 'system' ? undefined : this.goal.value;
    const reading = Engine.read(this.text.value, { moves: this.moves.value, torus: this.torus.checked, goal });
    const { fault } = reading;
    Dom.setHtml(this.fault, fault ? `✗ ${Phrases.say(fault.key, fault.args)}` : '');
    return reading;
  }

  start() {
    const reading = this.read();
    if (reading.fault) this.text.focus();
    else this.onStart(reading);
  }
}

Editor.SYMBOLS = { flip: 'wb', lights: '01', system: '01' };
Editor.PALETTES = { flip: 'discs', lights: 'lamps', system: 'entries' };

// A matrix as a table that touches only what changes. Up to 32 columns an entry is a cell; in
// wider matrices the entries before the bar are one run of letters, which is a hundred times
// less for the browser to lay out.

class MatrixView {
  // `options`: `variables` and `goals` as HTML; `label` for those who cannot see the table;
  // `onEntry(row, col)` and `onLabel(row)` for taps.
  constructor(root, options) {
    this.root = root;
    this.options = options;
    this.wide = options.variables.length > MatrixView.CELLS;
    this.shown = [];
    this.build();
    this.listen();
  }

  build() {
    this.head = Dom.make('tr');
    this.body = Dom.make('tbody');
    const table = Dom.make('table', this.wide ? 'matrix runs' : 'matrix', [Dom.make('thead', '', this.head), this.body]);
    this.table = table;
    table.style.setProperty('--columns', this.options.variables.length);
    this.scroll = Dom.make('div', 'scroll', table);
    this.scroll.setAttribute('role', 'group');
    this.scroll.setAttribute('aria-label', this.options.label ?? Words.matrixLabel);
    this.root.replaceChildren(this.scroll);
  }

  listen() {
    this.table.addEventListener('click', (event) => {
      const row = event.target.closest('tbody tr');
      if (!row) return;
      const index = [...this.body.rows].indexOf(row);
      const cell = event.target.closest('td, th');
      if (cell?.tagName === 'TH') this.options.onLabel?.(index);
      else if (cell) this.tapped(index, row, cell, event.clientX);
    });
  }

  tapped(index, row, cell, x) {
    const unknowns = this.options.variables.length;
    if (!this.wide) {
      const col = cell.cellIndex - 1;
      if (col < unknowns) this.options.onEntry?.(index, col);
    } else if (cell.classList.contains('run')) {
      const box = cell.firstChild.getBoundingClientRect();
      const col = Math.floor((x - box.left) / box.width * unknowns);
      if (col >= 0 && col < unknowns) this.options.onEntry?.(index, col);
    }
  }

  // Shows a state: `rows` (bits, before and after the bar together), `columns` (the variable of
  // each), `rowClass(row)`, `note(row)`, `marks(row)` (the entries that stand
  // out, as [column, class]), `goal` (the chosen one, or null),
  // `current` (the column that is worked on), and `label(row)` where rows are not R1, R2, …
  show(state) {
    this.state = state;
    this.showHead(state);
    while (this.body.rows.length > state.rows.length) {
      this.body.lastChild.remove();
      this.shown.pop();
    }
    state.rows.forEach((bits, index) => this.showRow(state, bits, index));
    this.showCurrent(state.current ?? null);
  }

  // Marks the heading of the column that is worked on.
  showCurrent(col) {
    if (this.wide) return;
    this.currentHead?.classList.remove('current');
    this.currentHead = col === null ? null : this.head.cells[col + 1];
    this.currentHead?.classList.add('current');
  }

  showHead(state) {
    const key = `${state.columns.join()} ${state.goal}`;
    if (this.shownHead === key) return;
    this.shownHead = key;
    const heading = (html, className) => {
      const cell = Dom.make('th', className);
      cell.scope = 'col';
      cell.innerHTML = html;
      return cell;
    };
    const variables = this.wide
      ? [heading(MatrixView.ruler(state.columns), 'run')]
      : state.columns.map((variable) => heading(this.options.variables[variable], ''));
    const goals = this.options.goals.map((goal, index) => heading(goal, this.goalClass(state, index)));
    this.head.replaceChildren(Dom.make('td'), ...variables, ...goals);
  }

  goalClass(state, goal) {
    const bar = goal === 0 ? 'bar' : 'goal';
    return state.goal === null || state.goal === undefined || state.goal === goal ? bar : `${bar} off`;
  }

  showRow(state, bits, index) {
    const shown = this.shown[index] ?? this.addRow(index);
    const className = state.rowClass?.(index) ?? '';
    if (shown.className !== className) shown.row.className = shown.className = className;
    const label = state.label ? state.label(index) : `R<sub>${index + 1}</sub>`;
    if (shown.label !== label) shown.button.innerHTML = shown.label = label;
    const note = state.note?.(index) ?? '';
    if (shown.note !== note) shown.noteCell.innerHTML = shown.note = note;
    const marks = new Map(state.marks?.(index));
    if (this.wide) this.showRun(bits, marks, shown);
    else this.showCells(bits, marks, shown);
    this.showGoals(state, bits, marks, shown);
  }

  addRow(index) {
    const button = Dom.make('button');
    button.type = 'button';
    button.disabled = !this.labelsEnabled;
    const label = Dom.make('th', '', button);
    label.scope = 'row';
    const count = this.wide ? 1 : this.options.variables.length;
    const cells = Array.from({ length: count }, () => Dom.make('td', this.wide ? 'run' : '', this.wide ? Dom.make('div') : ' '));
    const goals = this.options.goals.map(() => Dom.make('td', '', ' '));
    const noteCell = Dom.make('td', 'note');
    const row = Dom.make('tr', '', [label, ...cells, ...goals, noteCell]);
    this.body.append(row);
    const shown = {
      row, button, cells, goals, noteCell, className: '', label: '', note: '', run: '',
      codes: new Array(count).fill(''), goalCodes: new Array(goals.length).fill(''),
    };
    this.shown[index] = shown;
    return shown;
  }

  showCells(bits, marks, shown) {
    for (let col = 0; col < shown.cells.length; col++) {
      const mark = marks.get(col) ?? '';
      const code = bits[col] ? `one ${mark}` : mark;
      const key = code + bits[col];
      if (shown.codes[col] === key) continue;
      shown.codes[col] = key;
      const cell = shown.cells[col];
      cell.firstChild.data = bits[col] ? '1' : Words.zero;
      cell.className = code;
    }
  }

  // Letters that do not stand out are one piece of text.
  showRun(bits, marks, shown) {
    let html = '';
    for (let col = 0; col < this.options.variables.length; col++) {
      const letter = bits[col] ? '1' : Words.zero;
      html += marks.has(col) ? `<b class="${marks.get(col)}">${letter}</b>` : letter;
    }
    if (shown.run === html) return;
    shown.run = html;
    shown.cells[0].firstChild.innerHTML = html;
  }

  showGoals(state, bits, marks, shown) {
    const unknowns = this.options.variables.length;
    for (let goal = 0; goal < shown.goals.length; goal++) {
      const bit = bits[unknowns + goal];
      const code = `${this.goalClass(state, goal)}${bit ? ' one' : ''} ${marks.get(unknowns + goal) ?? ''}`;
      if (shown.goalCodes[goal] === code) continue;
      shown.goalCodes[goal] = code;
      shown.goals[goal].firstChild.data = bit ? '1' : Words.zero;
      shown.goals[goal].className = code;
    }
  }

  // Whether row labels can be tapped.
  setLabels(enabled) {
    this.labelsEnabled = enabled;
    for (const { button } of this.shown) button.disabled = !enabled;
  }

  // Whether rows and entries can be chosen.
  setChoosing(choosing) {
    this.choosing = choosing;
    this.root.classList.toggle('choosing', choosing);
    this.setLabels(choosing);
    if (choosing) this.scroll.tabIndex = 0;
    this.scroll.setAttribute('role', choosing ? 'application' : 'group');
    this.scroll.setAttribute('aria-label', choosing ? Words.matrixChoosing : this.options.label ?? Words.matrixLabel);
  }

  // Makes entries as large as the room allows.
  fit() {
    const width = this.root.clientWidth - parseFloat(getComputedStyle(this.root).paddingLeft);
    const height = this.root.clientHeight;
    if (!(width > 0) || !this.state) return;
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const { sizes = [1.05, 3.2], notes = 11 * rem, variables, goals } = this.options;
    const phone = width < 40 * rem;
    // In cells: what a column takes, the columns of goals, the labels.
    const columns = variables.length * (this.wide ? 0.41 : 1) + goals.length * 1.4;
    const byWidth = (width - (phone ? 0 : notes) - 3 * rem) / columns;
    const byHeight = height > 8 * rem ? (height - 4) / (this.state.rows.length + 1.15) : Infinity;
    const least = sizes[0] * rem;
    // Rows that need scrolling anyway are not made small in vain.
    const most = byHeight < least ? 1.4 * rem : Math.min(sizes[1] * rem, byHeight);
    const cell = Math.max(least, Math.min(most, byWidth));
    // Room that is left makes the columns wider; on a phone, rows are high enough for a thumb.
    const wide = Math.max(cell, Math.min(1.4 * cell, byWidth));
    const high = phone && this.choosing ? Math.max(1.7 * rem, cell) : cell;
    this.size('--cell', high);
    this.size('--digit', cell);
    this.size('--wide', this.wide ? 0 : wide);
    this.table.classList.toggle('compact', !this.wide && wide < 1.9 * rem);
    // What fits needs no scrolling, and so no measuring at each step.
    this.scrolls = Dom.scrolls(this.scroll);
  }

  size(name, pixels) {
    this.table.style.setProperty(name, `${Math.floor(pixels * 4) / 4}px`);
  }

  // Brings an entry into sight.
  reveal(row, col) {
    const shown = this.shown[row];
    if (!shown || !this.scrolls) return;
    const box = this.scroll;
    const head = this.head.offsetHeight;
    const top = shown.row.offsetTop - head;
    if (top < box.scrollTop) box.scrollTop = top;
    const bottom = shown.row.offsetTop + shown.row.offsetHeight;
    if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight;
    if (col === undefined || box.scrollWidth <= box.clientWidth) return;
    const cells = shown.cells;
    const left = this.wide
      ? cells[0].offsetLeft + cells[0].offsetWidth * col / this.options.variables.length
      : cells[col].offsetLeft;
    const labels = shown.button.parentNode.offsetWidth;
    if (left - labels < box.scrollLeft || left + 40 > box.scrollLeft + box.clientWidth) {
      box.scrollLeft = left - labels - (box.clientWidth - labels) / 3;
    }
  }

  // Numbers over columns that are one letter wide: every fifth one, ending above its column.
  static ruler(columns) {
    let line = '';
    columns.forEach((variable, place) => {
      if ((place + 1) % 5 === 0) line += String(variable + 1).padStart(place + 1 - line.length);
    });
    return line;
  }
}

// The most columns of which each entry has a cell.
MatrixView.CELLS = 32;

// Boards: the one that is given, numbered, and a row of the matrix as a mask on it.

class BoardView {
  constructor(root, board) {
    this.root = root;
    this.board = board;
    this.columns = 1 + Math.max(0, ...board.cells.map(([, col]) => col));
    this.places = [];
    board.cells.forEach(([row, col], cell) => {
      (this.places[row] ??= [])[col] = cell;
    });
  }

  // The board in a state, its cells numbered.
  showState(state) {
    const { symbols, palette } = this.board;
    this.draw(palette, (cell) => {
      const on = state[cell] === '1';
      const number = Dom.make('small', '', String(cell + 1));
      return { className: on ? 's1' : 's0', content: [number, symbols[on ? 1 : 0]] };
    });
    const spoken = (cell) => `${cell + 1} ${this.board.states[Number(state[cell])]}`;
    this.root.firstChild.setAttribute('aria-label', this.board.cells.map((_, cell) => spoken(cell)).join(', '));
  }

  // A row of the matrix: `rows` holds a letter for each place.
  showMask(rows) {
    const looks = { P: ['p', '◆'], '*': ['c', '●'], '.': ['q', '·'] };
    const found = { P: [], '*': [] };
    this.draw('', (cell, row, col) => {
      const letter = rows[row][col];
      found[letter]?.push(cell + 1);
      const [className, content] = looks[letter] ?? looks['.'];
      return { className, content };
    });
    const pivot = found.P.length ? `pivot ${found.P.join(', ')}; ` : '';
    this.root.firstChild.setAttribute('aria-label', `${pivot}others ${found['*'].join(', ') || 'none'}`);
  }

  // Draws the tiles once, and later touches those that look different.
  draw(palette, look) {
    if (!this.tiles) this.build(palette);
    for (const { tile, cell, row, col } of this.tiles) {
      const { className, content } = look(cell, row, col);
      const key = `${className} ${[content].flat().map((piece) => piece.textContent ?? piece).join()}`;
      if (tile.shown === key) continue;
      tile.shown = key;
      tile.className = className;
      tile.replaceChildren(...[content].flat());
    }
  }

  build(palette) {
    const board = Dom.make('div', `board ${palette}`);
    board.setAttribute('role', 'img');
    this.tiles = [];
    for (let row = 0; row < this.places.length; row++) {
      const line = Dom.make('span');
      for (let col = 0; col < this.columns; col++) {
        const cell = this.places[row]?.[col];
        const tile = Dom.make('b', 'x');
        if (cell !== undefined) this.tiles.push({ tile, cell, row, col });
        line.append(tile);
      }
      board.append(line);
    }
    this.root.replaceChildren(board);
  }

  // Makes tiles so large that two boards and their captions stand one above the other.
  fit() {
    if (!this.root.firstChild) return;
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const room = Math.min(18 * rem, window.innerWidth - 2 * rem);
    const tall = (this.root.closest('.side').clientHeight - 9 * rem) / 2;
    const side = Math.min(2.9 * rem, room / this.columns - 2, Math.max(tall, 7 * rem) / this.places.length - 2);
    this.root.firstChild.style.setProperty('--tile', `${Math.max(14, Math.floor(side))}px`);
  }
}

// From a board to its system, as in the program: a variable and an equation for each cell.

(() => {
  const SHAPES = {
    plus: [[0, 0], [-1, 0], [0, -1], [0, 1], [1, 0]],
    x: [[0, 0], [-1, -1], [-1, 1], [1, -1], [1, 1]],
    king: [[0, 0], [-1, -1], [-1, 0], [-1, 1], [0, -1], [0, 1], [1, -1], [1, 0], [1, 1]],
    'no-self': [[-1, 0], [0, -1], [0, 1], [1, 0]],
  };
  const GOALS = {
    flip: { words: ['white', 'black', 'either'], names: ['all white', 'all black'], symbols: 'wb' },
    lights: { words: ['off', 'on', 'either'], names: ['all off', 'all on'], symbols: '01' },
  };

  // The cells that a press changes; one that is met twice (on a small torus) is not among them.
  function reached(moves, torus, rows, cols, row, col) {
    const cells = new Set();
    if (moves === 'row-column') {
      for (let c = 0; c < cols; c++) cells.add(row * cols + c);
      for (let r = 0; r < rows; r++) cells.add(r * cols + col);
      return cells;
    }
    const around = (at, length) => (torus ? (at + length) % length : at);
    for (const [down, right] of SHAPES[moves]) {
      const r = around(row + down, rows);
      const c = around(col + right, cols);
      if (r < 0 || r >= rows || c < 0 || c >= cols) continue;
      const cell = r * cols + c;
      if (!cells.delete(cell)) cells.add(cell);
    }
    return cells;
  }

  // The system of a `flip` or `lights` problem.
  Engine.system = ({ kind, board, goal, moves = 'plus', torus = false }) => {
    const [rows, cols] = [board.length, board[0].length];
    const count = rows * cols;
    const a = new Engine.Matrix(count, count);
    for (let move = 0; move < count; move++) {
      const cells = reached(moves, torus, rows, cols, Math.floor(move / cols), move % cols);
      for (const cell of cells) a.flip(cell, move);
    }
    const { words, names, symbols } = GOALS[kind];
    const states = [[0], [1], [0, 1]][words.indexOf(goal)];
    const cells = [...board.join('')].map((symbol) => symbols.indexOf(symbol));
    const places = cells.map((_, cell) => `r${Math.floor(cell / cols) + 1}c${cell % cols + 1}`);
    return {
      a: cells.map((_, cell) => a.text(cell)),
      b: cells.map((start) => states.map((state) => start ^ state).join('')),
      variables: places,
      equations: places,
      goals: states.map((state) => names[state]),
    };
  };
})();

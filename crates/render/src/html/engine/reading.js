// Reads a board or a system that someone typed; says at which line and column it is wrong.

(() => {
  const MOST = 8;
  const MOST_GOALS = 4;

  class Fault extends Error {
    constructor(key, args = {}) {
      super(key);
      this.remark = { key, args };
    }
  }

  // Rows of symbols with their places; a row ends with its line or at a `/`.
  function rowsOf(text) {
    const rows = [];
    text.split(/\r?\n/).forEach((content, index) => {
      let row = [];
      const end = () => { if (row.length) rows.push(row); row = []; };
      [...content].forEach((symbol, at) => {
        if (symbol === '/') end();
        else if (symbol.trim()) row.push({ symbol: symbol === '│' ? '|' : symbol.toLowerCase(), line: index + 1, column: at + 1 });
      });
      end();
    });
    return rows;
  }

  // `{ problem, system }`, or `{ fault }`: a remark. `options` are a board's moves, torus, goal.
  Engine.read = (text, options = {}) => {
    try {
      const rows = rowsOf(text);
      if (!rows.length) throw new Fault('read-nothing');
      if (rows.flat().some(({ symbol }) => symbol === '|')) return system(rows);
      return board(rows, options);
    } catch (error) {
      if (error instanceof Fault) return { fault: error.remark };
      throw error;
    }
  };

  function board(rows, { moves = 'plus', torus = false, goal }) {
    const kind = 'bw'.includes(rows[0][0].symbol) ? 'flip' : 'lights';
    if (kind === 'lights' && !'01'.includes(rows[0][0].symbol)) refuse('read-unknown', rows[0][0]);
    const [symbols, stray] = kind === 'flip' ? ['bw', 'read-no-flip'] : ['01', 'read-no-lights'];
    for (const cell of rows.flat()) if (!symbols.includes(cell.symbol)) refuse(stray, cell);
    sameLength(rows, rows[0].length);
    within(rows.length, rows[0].length);
    const lines = rows.map((row) => row.map(({ symbol }) => symbol).join(''));
    const problem = kind === 'flip'
      ? { kind, board: lines, goal: goal ?? 'either' }
      : { kind, board: lines, moves, torus, goal: goal ?? 'off' };
    return { problem, system: Engine.system(problem) };
  }

  function system(rows) {
    const sides = rows.map(halves);
    const [left, right] = sides[0].map((side) => side.length);
    for (const side of sides.flat()) for (const entry of side) if (!'01'.includes(entry.symbol)) refuse('read-no-entry', entry);
    sameLength(sides.map(([before]) => before), left);
    sameLength(sides.map(([, after]) => after), right);
    within(rows.length, left);
    if (right > MOST_GOALS) throw new Fault('read-many-sides', { limit: MOST_GOALS });
    const text = (side) => side.map(({ symbol }) => symbol).join('');
    const names = (letter, count) => Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);
    return {
      problem: { kind: 'system' },
      system: {
        a: sides.map(([before]) => text(before)),
        b: sides.map(([, after]) => text(after)),
        variables: names('x', left),
        equations: names('e', rows.length),
        goals: names('b', right),
      },
    };
  }

  // The entries before and after the only bar of a row.
  function halves(row) {
    const bar = row.findIndex(({ symbol }) => symbol === '|');
    if (bar < 0) refuse('read-no-bar', row.at(-1));
    const second = row.slice(bar + 1).find(({ symbol }) => symbol === '|');
    if (second) refuse('read-second-bar', second);
    if (bar === 0) refuse('read-before-bar', row[bar]);
    if (bar === row.length - 1) refuse('read-after-bar', row[bar]);
    return [row.slice(0, bar), row.slice(bar + 1)];
  }

  function refuse(key, { symbol, line, column }) {
    throw new Fault(key, { line, column, found: symbol });
  }

  function sameLength(rows, first) {
    const other = rows.find((row) => row.length !== first);
    if (other) throw new Fault('read-uneven', { line: other[0].line, column: other[0].column, found: other.length, first });
  }

  function within(rows, cols) {
    if (rows > MOST || cols > MOST) throw new Fault('read-large', { rows, cols, limit: MOST });
  }
})();

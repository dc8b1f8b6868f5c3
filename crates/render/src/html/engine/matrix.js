// Linear algebra over GF(2), equal to the program's own. `Engine` is its one name:
//
//   new Engine.Matrix(rows, cols), Engine.Matrix.of(lines, cols)       packed bits
//     get, flip, swap, add, clone, bits(row), text(row), next(row, from)
//   Engine.augmented(system)              [A | B] of a trace's system
//   Engine.system(problem)                the system of a board, its names included
//   Engine.eliminate(matrix, n, full)     the steps of `gauss`, or of `gauss-jordan`
//   Engine.form(matrix, n)                which form the matrix has, and its pivots
//   Engine.outcome(system)                the outcome of a trace
//   Engine.readTrace(text), Engine.replay(matrix, step)
//
// Nothing here knows the page.

const Engine = {};

// A matrix of bits; 32 of a row's bits are in one word, the first one lowest.
Engine.Matrix = class Matrix {
  constructor(rows, cols) {
    this.cols = cols;
    this.rows = Array.from({ length: rows }, () => new Uint32Array(Math.ceil(cols / 32)));
  }

  // The matrix that `lines` of 0 and 1 describe.
  static of(lines, cols) {
    const matrix = new Matrix(lines.length, cols);
    lines.forEach((line, row) => {
      for (let col = 0; col < cols; col++) if (line[col] === '1') matrix.flip(row, col);
    });
    return matrix;
  }

  get(row, col) {
    return (this.rows[row][col >>> 5] >>> (col & 31)) & 1;
  }

  flip(row, col) {
    this.rows[row][col >>> 5] ^= 1 << (col & 31);
  }

  // Two operations, each of which undoes itself.
  swap(a, b) {
    [this.rows[a], this.rows[b]] = [this.rows[b], this.rows[a]];
  }

  add(source, target) {
    Engine.addInto(this.rows[target], this.rows[source]);
  }

  clone() {
    const copy = new Matrix(0, this.cols);
    copy.rows = this.rows.map((row) => row.slice());
    return copy;
  }

  // The first column from `from` on in which a row has a 1; the number of columns if none has.
  next(row, from = 0) {
    let col = from;
    while (col < this.cols && !this.get(row, col)) col++;
    return col;
  }

  bits(row) {
    return Uint8Array.from({ length: this.cols }, (_, col) => this.get(row, col));
  }

  text(row) {
    return this.bits(row).join('');
  }
};

// Adds a packed row to another.
Engine.addInto = (target, source) => {
  for (let word = 0; word < target.length; word++) target[word] ^= source[word];
};

// [A | B] of a system as a trace has it.
Engine.augmented = ({ a, b, variables, goals }) =>
  Engine.Matrix.of(a.map((line, row) => line + b[row]), variables.length + goals.length);

// Reads a trace; refuses what is none of version 1.
Engine.readTrace = (text) => {
  const trace = JSON.parse(text);
  if (trace.format !== 'rowstep-trace' || !/^1\.\d+$/.test(trace.version)) throw new Error('not a trace of version 1');
  return trace;
};

// Does a step of a trace; claims change nothing.
Engine.replay = (matrix, step) => {
  if (step.step === 'swap') matrix.swap(...step.rows);
  else if (step.step === 'add') for (const target of step.targets) matrix.add(step.source, target);
};

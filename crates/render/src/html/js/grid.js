// A matrix of bits under row operations, each of which undoes itself.

class Grid {
  // `left` and `right` are the rows before and after the bar, as text.
  constructor(left, right) {
    const bits = (text) => Uint8Array.from(text, Number);
    this.rows = left.map((row, index) => bits(row + right[index]));
    this.unknowns = left.length ? left[0].length : 0;
    // The variable of each column.
    this.columns = Array.from({ length: this.unknowns }, (_, col) => col);
  }

  swap(a, b) {
    [this.rows[a], this.rows[b]] = [this.rows[b], this.rows[a]];
  }

  add(source, target) {
    const from = this.rows[source];
    const to = this.rows[target];
    for (let col = 0; col < to.length; col++) to[col] ^= from[col];
  }

  swapColumns(a, b) {
    for (const row of this.rows) [row[a], row[b]] = [row[b], row[a]];
    [this.columns[a], this.columns[b]] = [this.columns[b], this.columns[a]];
  }
}

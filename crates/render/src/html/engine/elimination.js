// Elimination by the rules of the trace format, and the form that a matrix has.

(() => {
  // Eliminates the first `n` columns of `matrix`, which changes; returns the steps of `gauss`,
  // or if `full`, of `gauss-jordan`, down to the list of free variables.
  Engine.eliminate = (matrix, n, full = false) => {
    const steps = [];
    const free = [];
    let turn = 0;
    for (let col = 0; col < n; col++) {
      const found = firstOne(matrix, turn, col);
      if (found === null) {
        const why = turn === matrix.rows.length ? 'no-row' : 'no-one';
        steps.push({ step: 'skip', col, row: turn, why });
        free.push(col);
        continue;
      }
      if (found !== turn) {
        matrix.swap(turn, found);
        steps.push({ step: 'swap', rows: [turn, found], col });
      }
      steps.push({ step: 'pivot', row: turn, col });
      const targets = othersWithOne(matrix, turn, col, full);
      for (const target of targets) matrix.add(turn, target);
      if (targets.length) steps.push({ step: 'add', source: turn, targets, col });
      turn++;
    }
    steps.push({ step: 'free', cols: free });
    return steps;
  };

  // The first row from `turn` down that has a 1 in a column, or null.
  function firstOne(matrix, turn, col) {
    for (let row = turn; row < matrix.rows.length; row++) if (matrix.get(row, col)) return row;
    return null;
  }

  // The rows below `pivot`, or all others, that have a 1 in a column.
  function othersWithOne(matrix, pivot, col, full) {
    const found = [];
    for (let row = full ? 0 : pivot + 1; row < matrix.rows.length; row++) {
      if (row !== pivot && matrix.get(row, col)) found.push(row);
    }
    return found;
  }

  // The form of the first `n` columns: `echelon` if each row starts further to the right than
  // the row above it and rows of 0 are last, `reduced` if moreover each of these first 1s, the
  // `pivots`, is alone in its column.
  Engine.form = (matrix, n) => {
    const starts = matrix.rows.map((_, row) => Math.min(n, matrix.next(row)));
    const falls = (start, row) => row > 0 && start <= starts[row - 1] && start < n;
    const rises = starts.some((start, row) => row > 0 && start < n && starts[row - 1] === n);
    const echelon = !rises && !starts.some(falls);
    const pivots = starts.flatMap((col, row) => (col < n ? [[row, col]] : []));
    const alone = ([row, col]) => othersWithOne(matrix, row, col, true).length === 0;
    return { echelon, reduced: echelon && pivots.every(alone), pivots };
  };

  Engine.firstOne = firstOne;
  Engine.othersWithOne = othersWithOne;
})();

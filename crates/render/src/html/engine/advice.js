// What to do next on the way from any matrix to reduced row echelon form.

(() => {
  // The operation that the next hint is about, or null where nothing is left to do. Columns are
  // finished from left to right; then, unless `full` has done that already, what stands above
  // the pivots goes, from the last pivot to the first. Whatever is finished stays so, and
  // therefore whoever follows the advice arrives.
  //
  // `phase` is `place` (a pivot is missing from row `turn`), `below`, `all` (rows above the
  // pivot too) or `above`; `at` grows with the columns that are finished.
  Engine.advice = (matrix, n, full) => {
    const pivots = [];
    for (let col = 0; col < n; col++) {
      const turn = pivots.length;
      const found = Engine.firstOne(matrix, turn, col);
      if (found === null) continue;
      if (found !== turn) return { kind: 'swap', rows: [turn, found], turn, col, phase: 'place', at: col };
      const [target] = Engine.othersWithOne(matrix, turn, col, full);
      if (target !== undefined) {
        return { kind: 'add', source: turn, target, turn, col, phase: full ? 'all' : 'below', at: col };
      }
      pivots.push([turn, col]);
    }
    for (const [turn, col] of pivots.reverse()) {
      const [target] = Engine.othersWithOne(matrix, turn, col, true);
      if (target !== undefined) return { kind: 'add', source: turn, target, turn, col, phase: 'above', at: 2 * n - col };
    }
    return null;
  };

  const GOALS = { place: 'hint-echelon', below: 'hint-echelon', all: 'hint-reduced', above: 'hint-above' };
  const COLUMNS = { place: 'hint-place', below: 'hint-below', all: 'hint-all', above: 'hint-up' };

  // A hint of grade 0 (the goal), 1 (the column) or 2 (the operation).
  Engine.hint = (advice, grade, full) => {
    if (advice === null) return { key: 'hint-done', args: {} };
    const { kind, turn, col, phase, source, target, rows } = advice;
    if (grade === 0) return { key: full && phase === 'place' ? 'hint-reduced' : GOALS[phase], args: {} };
    if (grade === 1) return { key: COLUMNS[phase], args: { row: turn, col, var: col } };
    if (kind === 'swap') return { key: 'hint-swap', args: { first: rows[0], second: rows[1], col } };
    return { key: 'hint-add', args: { source, target, var: col } };
  };
})();

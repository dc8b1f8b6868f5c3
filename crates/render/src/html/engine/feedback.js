// What an operation achieved. Every remark is a phrase's key with what fills its holes.

(() => {
  const remark = (key, args = {}) => ({ key, args });

  // The remarks on an operation. `before` and `after` are moments: the matrix, its form and the
  // advice; `goals` are the names of the goals.
  Engine.remarks = (op, before, after, { n, goals, repeats }) => {
    if (repeats) return [remark('took-back'), ...milestones(before, after, n, goals)];
    const told = op.kind === 'add' ? onAddition(op, before, after, n, goals) : onSwap(op, before, after);
    const back = stepBack(before, after);
    // A contradiction that was just found need not be read off again.
    const known = told.some(({ key }) => key === 'contradiction');
    const reached = milestones(before, after, n, goals).filter(({ key }) => !(known && key === 'solution-none'));
    return [...told, ...(back ? [back] : []), ...reached];
  };

  function onAddition({ source, target }, before, after, n, goals) {
    const col = before.matrix.next(source);
    if (col === before.matrix.cols) return [remark('added-nothing', { row: source })];
    if (col >= n) return [remark('added-no-unknowns', { row: source, target })];
    const args = { source, target, col, var: col };
    const told = [];
    if (before.matrix.get(target, col)) told.push(remark('cancelled', args), ...finished(args, before, after));
    else told.push(remark(makesPivot(args, before) ? 'made-pivot' : 'brought-in', args));
    if (after.matrix.next(target) >= n) told.push(...withoutUnknowns(target, after, n, goals));
    return told;
  }

  // Whether the addition brings the missing 1 to the row whose turn it is.
  const makesPivot = ({ target, col }, { advice }) => advice?.phase === 'place' && advice.turn === target && advice.col === col;

  // Whether a column has lost the last 1 that its pivot row was to cancel.
  function finished({ source, col }, before, after) {
    const others = ({ matrix }, full) => Engine.othersWithOne(matrix, source, col, full).length;
    const args = { row: source, var: col };
    if (others(after, true) === 0) return [remark('alone', args)];
    return others(before, false) > 0 && others(after, false) === 0 ? [remark('none-below', args)] : [];
  }

  // A row that has lost its last unknown: a test, which each goal passes or fails.
  function withoutUnknowns(row, { matrix }, n, goals) {
    const failed = goals.filter((_, goal) => matrix.get(row, n + goal));
    if (!failed.length) return [remark('test-passed', { row })];
    if (goals.length === 1) return [remark('contradiction', { row })];
    return failed.map((goal) => remark('contradiction-for', { row, goal }));
  }

  function onSwap({ rows }, before, after) {
    const [first, second] = rows;
    if (before.matrix.text(first) === before.matrix.text(second)) return [remark('swapped-equals')];
    const { phase, turn, col } = before.advice ?? {};
    if (!rows.includes(turn) || !after.matrix.get(turn, col)) return [remark('swapped')];
    return [remark(phase === 'place' ? 'swapped-up' : 'swapped-unneeded', { row: turn, col })];
  }

  // A column that was finished and is not any more.
  function stepBack(before, after) {
    const at = (moment) => moment.advice?.at ?? Infinity;
    return at(after) < at(before) ? remark('step-back', { col: after.advice.col }) : null;
  }

  function milestones(before, after, n, goals) {
    if (after.form.reduced && !before.form.reduced) return [remark('reached-reduced'), ...readOff(after, n, goals)];
    return after.form.echelon && !before.form.echelon ? [remark('reached-echelon')] : [];
  }

  // The most goals whose solutions are told.
  const MOST_TOLD = 3;

  // What a reduced row echelon form says about each goal.
  function readOff({ matrix, form: { pivots } }, n, goals) {
    const free = n - pivots.length;
    const count = free <= 20 ? 2 ** free : `2^${free}`;
    const alone = goals.length === 1;
    return goals.slice(0, MOST_TOLD).map((goal, index) => {
      const fails = matrix.rows.some((_, row) => row >= pivots.length && matrix.get(row, n + index));
      if (fails) return remark(alone ? 'solution-none' : 'solution-none-for', { goal });
      const x = new Array(n).fill(0);
      for (const [row, col] of pivots) x[col] = matrix.get(row, n + index);
      const args = { goal, count, x: x.join(' ') };
      if (free === 0) return remark(alone ? 'solution-one' : 'solution-one-for', args);
      return remark(alone ? 'solution-many' : 'solution-many-for', args);
    });
  }
})();

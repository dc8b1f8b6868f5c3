// Judges a choice for the next step, and names the phrase that says what is wrong with it.

const Judge = (() => {
  const verdict = (right, key, args = {}) => ({ right, key, args });

  // What there is to choose before a step, in the places of the matrix as it stands:
  // `{ kind: 'pivot', turn, col, entry }` where a column's turn comes, `entry` null if it gets
  // none; `{ kind: 'add', source, targets, col }`; or null where there is nothing to predict.
  // `coming` are the frames from here on, `own` so many of them belong to the step, `before` is
  // the frame before them.
  function question(coming, own, before, pivots) {
    // Rows that changed places have given the pivot away.
    const known = moves(before.change) ? coming[0].change?.pivot : undefined;
    const frames = known ? coming.slice(1) : coming;
    const first = frames.findIndex((frame) => frame.change);
    if (first < 0 || first >= own - (known ? 1 : 0)) return null;
    const { change } = frames[first];
    if (change.skip) return { kind: 'pivot', turn: pivots.length, col: change.skip[0], entry: null };
    if (change.add) return addition(change.add, frames.slice(first), known ? [...pivots, known] : pivots);
    const pivot = frames.find((frame) => frame.change?.pivot)?.change.pivot;
    return pivot ? { kind: 'pivot', turn: pivot[0], col: pivot[1], entry: placeBefore(frames, pivot) } : null;
  }

  const moves = (change) => Boolean(change?.swap ?? change?.['swap-columns']);

  function addition({ source }, frames, pivots) {
    const targets = [];
    for (const { change } of frames) {
      if (!change?.add || change.add.source !== source) break;
      targets.push(...change.add.targets);
    }
    const col = pivots.find(([row]) => row === source)?.[1];
    return col === undefined ? null : { kind: 'add', source, targets, col };
  }

  // Where the pivot stands before the rows and columns change places for it.
  function placeBefore(frames, pivot) {
    let [row, col] = pivot;
    const other = ([a, b], index) => (index === a ? b : index === b ? a : index);
    const until = frames.findIndex((frame) => frame.change?.pivot);
    for (const { change } of frames.slice(0, until).reverse()) {
      if (change?.swap) row = other(change.swap, row);
      if (change?.['swap-columns']) col = other(change['swap-columns'], col);
    }
    return [row, col];
  }

  // The choice of an entry as pivot, or of none (null); `rows` is the matrix.
  function pivot({ turn, col, entry }, choice, rows) {
    if (choice === null) return noPivot({ turn, col, entry });
    const [row, chosen] = choice;
    if (entry && row === entry[0] && chosen === entry[1]) return verdict(true, 'right');
    const args = { row, chosen, turn, col };
    if (chosen < col) return verdict(false, 'pivot-column-done', args);
    // The column in which the pivot stands now, which may not be the one whose turn it is.
    const expected = entry ? entry[1] : col;
    if (chosen !== expected) return verdict(false, expected === col ? 'pivot-column-ahead' : 'pivot-column-moves', args);
    if (row < turn) return verdict(false, 'pivot-row-taken', args);
    if (!rows[row][chosen]) return verdict(false, 'pivot-is-zero', { ...args, col: chosen });
    return verdict(false, 'pivot-not-first', args);
  }

  function noPivot({ turn, col, entry }) {
    if (!entry) return verdict(true, 'right');
    return verdict(false, entry[1] === col ? 'pivot-exists' : 'pivot-exists-later', { turn, col });
  }

  // The choice of a row and of the row to which it is added.
  function operation({ source, targets, col }, choice, rows, columns) {
    const args = { ...choice, pivot: source, col, var: columns[col] };
    if (choice.target === choice.source) return verdict(false, 'add-to-itself', args);
    if (choice.source !== source) return verdict(false, 'add-not-pivot', args);
    if (choice.target === targets[0]) return verdict(true, 'right');
    if (targets.includes(choice.target)) return verdict(true, 'right-in-any-order');
    if (!rows[choice.target][col]) return verdict(false, 'add-no-one', args);
    return verdict(false, 'add-above', args);
  }

  return { question, pivot, operation };
})();

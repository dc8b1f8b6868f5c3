// The words of the player itself; everything about the mathematics comes with the lesson.

const Words = {
  count: (step, last) => `step ${step} of ${last}`,
  zero: '·',
  standings: {
    undecided: { sign: '?', word: 'not decided' },
    basic: { sign: '◆', word: 'basic' },
    free: { sign: '○', word: 'free' },
    0: { sign: '0', word: 'value 0' },
    1: { sign: '1', word: 'value 1' },
  },
  allGoals: 'all',
  mask: 'The row on the board',
  maskOf: (row) => `R<sub>${row + 1}</sub> on the board`,
  unknowns: 'Unknowns',
  unknownsFor: (goal) => `Unknowns for ${goal}`,
  reading: 'Read',
  matrixLabel: 'The augmented matrix',
  matrixChoosing: 'The augmented matrix. The arrow keys move the cursor, Enter chooses.',
  // What is spoken.
  row: (row) => `row ${row + 1}`,
  entries: (bits) => bits.join(' '),
  manyEntries: (places) => (places.length ? `ones in ${places.join(', ')}` : 'no ones'),
  bar: 'bar',
  pivotsAt: (pivots) => `pivots: ${pivots.map(([row, col]) => `row ${row + 1} column ${col + 1}`).join('; ')}`,
  onePivot: ([row, col]) => `pivot: row ${row + 1} column ${col + 1}`,
  pivotCount: (count) => `${count} pivots so far`,
  signs: [['←', ' becomes '], ['↔', ' changes places with '], ['→', ' goes to '], ['+', ' plus '],
    ['=', ' equals '], ['·', ' zero '], ['│', ' bar '], ['|', ' bar '], ['◆', ' pivot '], ['●', ' chosen '], ['−', ' minus ']],
  cursor: (row, col, bit) => `row ${row + 1}, column ${col + 1}: ${bit}`,
  cursorRow: (row) => `row ${row + 1}`,
};

// Someone's own elimination: hints that arrive, remarks that are true, files that are accepted.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ENGINE, load, phrases } from './sources.mjs';

const Engine = load(ENGINE, 'Engine');
const catalogue = phrases();

// A generator that is the same every time (mulberry32).
function dice(seed) {
  let state = seed;
  return (end) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % end;
  };
}

function randomSystem(roll) {
  const [rows, cols, goals] = [1 + roll(7), 1 + roll(7), 1 + roll(2)];
  const bits = (count) => Array.from({ length: count }, () => roll(2)).join('');
  const names = (letter, count) => Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);
  return {
    a: names('', rows).map(() => bits(cols)),
    b: names('', rows).map(() => bits(goals)),
    variables: names('x', cols),
    equations: names('e', rows),
    goals: names('b', goals),
  };
}

function randomOperation(roll, rows) {
  const first = roll(rows);
  const second = (first + 1 + roll(rows - 1)) % rows;
  return roll(4) ? { kind: 'add', source: first, target: second } : { kind: 'swap', rows: [first, second] };
}

const start = (system, full = false) => new Engine.Session({ problem: { kind: 'system' }, system, full });

// A phrase exists, and the remark fills all of its holes.
function assertFilled({ key, args }) {
  const text = catalogue.get(key);
  assert.ok(text, `no phrase ${key}`);
  for (const [, name] of text.matchAll(/\{(?:\w+:)?(\w+)\}/g)) assert.ok(args[name] !== undefined, `${key}: {${name}}`);
}

const ALL_PIVOTS = (session) => Engine.form(session.matrix, session.n);

test('from wherever a random walk leads, following the hints ends in reduced row echelon form', () => {
  const roll = dice(1753);
  for (let walk = 0; walk < 600; walk++) {
    const system = randomSystem(roll);
    const session = start(system, walk % 2 === 1);
    const rows = system.a.length;
    if (rows > 1) for (let count = roll(30); count > 0; count--) session.act(randomOperation(roll, rows));
    let left = rows * system.variables.length * 2 + rows;
    while (session.moment().advice !== null) {
      const grades = [session.hint(), session.hint(), session.hint()];
      grades.forEach(assertFilled);
      assert.ok(left-- > 0, 'the hints lead in a circle');
      const { advice } = grades[2];
      const remarks = session.act(advice.kind === 'add' ? advice : { kind: 'swap', rows: advice.rows });
      remarks.forEach(assertFilled);
      assert.ok(!remarks.some(({ key }) => key === 'step-back'), 'a hint leads back');
    }
    assert.ok(ALL_PIVOTS(session).reduced);
    assert.equal(session.hint().key, 'hint-done');
  }
});

// What a phrase claims of the rows before and after the operation.
const CLAIMS = {
  cancelled: ({ args, before, after }) => before.get(args.target, args.var) === 1 && after.get(args.target, args.var) === 0,
  'brought-in': ({ args, before, after }) => before.get(args.target, args.var) === 0 && after.get(args.target, args.var) === 1,
  alone: ({ args, after }) => after.rows.every((_, row) => after.get(row, args.var) === Number(row === args.row)),
  'none-below': ({ args, after }) => after.rows.every((_, row) => row <= args.row || !after.get(row, args.var)),
  'made-pivot': ({ args, before, after }) => !before.get(args.target, args.col) && after.get(args.target, args.col) === 1,
  'added-nothing': ({ args, before }) => !before.text(args.row).includes('1'),
  'added-no-unknowns': ({ args, before, n }) => !before.text(args.row).slice(0, n).includes('1'),
  'test-passed': ({ args, after }) => !after.text(args.row).includes('1'),
  contradiction: ({ args, after, n }) => after.text(args.row) === `${'0'.repeat(n)}1`,
  'contradiction-for': ({ args, after, n, goals }) =>
    after.next(args.row) >= n && after.get(args.row, n + goals.indexOf(args.goal)) === 1,
  swapped: ({ before, after }) => sorted(before) === sorted(after),
  'swapped-equals': ({ before, after }) => texts(before) === texts(after),
  'swapped-up': ({ args, before, after }) => !before.get(args.row, args.col) && after.get(args.row, args.col) === 1,
  'swapped-unneeded': ({ args, before, after }) => before.get(args.row, args.col) === 1 && after.get(args.row, args.col) === 1,
  'reached-echelon': ({ after, n }) => Engine.form(after, n).echelon,
  'reached-reduced': ({ after, n }) => Engine.form(after, n).reduced,
  'took-back': ({ after, twoBack }) => texts(after) === texts(twoBack),
};

const texts = (matrix) => matrix.rows.map((_, row) => matrix.text(row)).join('/');
const sorted = (matrix) => texts(matrix).split('/').sort().join('/');

test('every remark on a random walk is true', () => {
  const roll = dice(4);
  const said = new Set();
  for (let walk = 0; walk < 1500; walk++) {
    const system = randomSystem(roll);
    if (system.a.length < 2) continue;
    const session = start(system);
    let twoBack = null;
    for (let count = 0; count < 25; count++) {
      const { advice } = session.moment();
      const follow = advice && roll(3) === 0;
      const again = session.done.length && roll(10) === 0;
      const op = again ? session.done.at(-1) : follow ? advice : randomOperation(roll, system.a.length);
      const before = session.matrix.clone();
      const remarks = session.act(op);
      const after = session.matrix.clone();
      assert.ok(remarks.length > 0);
      for (const { key, args } of remarks) {
        assertFilled({ key, args });
        said.add(key);
        if (CLAIMS[key]) assert.ok(CLAIMS[key]({ args, before, after, twoBack, n: session.n, goals: system.goals }), key);
        if (key.startsWith('solution')) assertSolution(key, args, system);
      }
      twoBack = before;
    }
  }
  for (const key of Object.keys(CLAIMS)) assert.ok(said.has(key), `${key} was never said`);
});

// What is read off agrees with the outcome, and solves the system.
function assertSolution(key, { goal, count, x }, system) {
  const index = system.goals.indexOf(goal);
  const outcome = Engine.outcome(system).goals[index];
  assert.equal(outcome.solvable, !key.includes('none'));
  if (!outcome.solvable) return;
  assert.equal(2 ** outcome.log2_solutions, key.includes('one') ? 1 : count);
  const bits = x.split(' ').map(Number);
  system.a.forEach((line, row) => {
    const sum = [...line].reduce((total, bit, col) => total ^ (Number(bit) & bits[col]), 0);
    assert.equal(sum, Number(system.b[row][index]));
  });
}

test('undo and redo lead to the same states', () => {
  const roll = dice(8);
  for (let walk = 0; walk < 200; walk++) {
    const system = randomSystem(roll);
    if (system.a.length < 2) continue;
    const session = start(system);
    const states = [texts(session.matrix)];
    for (let count = 0; count < 12; count++) {
      session.act(randomOperation(roll, system.a.length));
      states.push(texts(session.matrix));
    }
    for (let at = states.length - 2; at >= 0; at--) {
      session.undo().forEach(assertFilled);
      assert.equal(texts(session.matrix), states[at]);
    }
    assert.equal(session.undo()[0].key, 'nothing-to-undo');
    for (let at = 1; at < states.length; at++) {
      session.redo().forEach(assertFilled);
      assert.equal(texts(session.matrix), states[at]);
    }
    assert.equal(session.redo()[0].key, 'nothing-to-redo');
  }
});

test('a row is not added to itself, nor does it change places with itself', () => {
  const session = start(Engine.read('1 0 | 1 / 1 1 | 0').system);
  for (const op of [{ kind: 'add', source: 1, target: 1 }, { kind: 'swap', rows: [0, 0] }]) {
    const [objection] = session.act(op);
    assertFilled(objection);
    assert.equal(session.done.length, 0);
    assert.equal(texts(session.matrix), '101/110');
  }
});

test('hints start again after each operation', () => {
  const session = start(Engine.read('0 1 | 1 / 1 1 | 0').system);
  const keys = () => session.hint().key;
  assert.deepEqual([keys(), keys(), keys(), keys()], ['hint-echelon', 'hint-place', 'hint-swap', 'hint-swap']);
  session.act({ kind: 'swap', rows: [0, 1] });
  assert.deepEqual([keys(), keys(), keys()], ['hint-above', 'hint-up', 'hint-add']);
});

test('boards and systems as they are typed', () => {
  const problem = (text, options) => Engine.read(text, options).problem;
  assert.deepEqual(problem('bw\nwB'), { kind: 'flip', board: ['bw', 'wb'], goal: 'either' });
  assert.deepEqual(problem('b w / w b', { goal: 'white' }), { kind: 'flip', board: ['bw', 'wb'], goal: 'white' });
  assert.deepEqual(problem('01\n\n11', { moves: 'x', torus: true }), { kind: 'lights', board: ['01', '11'], moves: 'x', torus: true, goal: 'off' });
  const { system } = Engine.read('1 0 1 | 1\n011│0');
  assert.deepEqual([system.a, system.b, system.goals], [['101', '011'], ['1', '0'], ['b1']]);
});

test('what is wrong with a text is said with its line and column', () => {
  const fault = (text) => {
    const { fault: remark } = Engine.read(text);
    assertFilled(remark);
    return [remark.key, remark.args.line, remark.args.column].filter((part) => part !== undefined).join(' ');
  };
  assert.equal(fault(' \n'), 'read-nothing');
  assert.equal(fault('xo'), 'read-unknown 1 1');
  assert.equal(fault('bw\nb1'), 'read-no-flip 2 2');
  assert.equal(fault('01/0b'), 'read-no-lights 1 5');
  assert.equal(fault('10|1\n12|1'), 'read-no-entry 2 2');
  assert.equal(fault('bw\n\nb'), 'read-uneven 3 1');
  assert.equal(fault('10|1\n11|10'), 'read-uneven 2 4');
  assert.equal(fault('010101010'), 'read-large');
  assert.equal(fault('1|00000'), 'read-many-sides');
  assert.equal(fault('10|1\n11'), 'read-no-bar 2 2');
  assert.equal(fault('1|0|1'), 'read-second-bar 1 4');
  assert.equal(fault('|1'), 'read-before-bar 1 1');
  assert.equal(fault('11|'), 'read-after-bar 1 3');
});

test('work is written as on paper', () => {
  const { problem, system } = Engine.read('1 1 | 1\n1 0 | 0');
  const session = new Engine.Session({ problem, system });
  session.act({ kind: 'swap', rows: [1, 0] });
  session.act({ kind: 'add', source: 0, target: 1 });
  assert.equal(session.work(), '1 1 | 1\n1 0 | 0\nwork:\nR2 <-> R1\nR2 <- R2 + R1\n# reduced row echelon form\n');
});

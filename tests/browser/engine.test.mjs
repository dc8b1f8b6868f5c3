// The page's engine says, to the byte, what the program says.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ENGINE, digest, facts, load } from './sources.mjs';

const Engine = load(ENGINE, 'Engine');

// The lines of a problem's traces down to the free variables, and the outcome.
function lines(problem, system, outcome = Engine.outcome(system)) {
  return ['gauss', 'gauss-jordan'].map((method) => {
    const head = { format: 'rowstep-trace', version: '1.0', problem, system, method };
    const steps = Engine.eliminate(Engine.augmented(system), system.variables.length, method === 'gauss-jordan');
    return [head, ...steps, { outcome }].map((line) => `${JSON.stringify(line)}\n`).join('');
  }).join('');
}

test('all 65,536 boards of the Flip Game', () => {
  const expected = facts('boards');
  assert.equal(expected.length, 65536);
  expected.forEach((hash, number) => {
    const cell = (at) => ((number >>> at) & 1 ? 'b' : 'w');
    const board = [0, 4, 8, 12].map((row) => [0, 1, 2, 3].map((col) => cell(row + col)).join(''));
    const problem = { kind: 'flip', board, goal: 'either' };
    assert.equal(digest(lines(problem, Engine.system(problem))), hash, board.join('/'));
  });
});

// The cases of a kind, which the program drew at random.
function drawn(kind) {
  return facts(kind).map((line) => {
    const [hash, head] = line.split('\t');
    return { hash, ...JSON.parse(head) };
  });
}

test('lights of all shapes of moves, torus and goals', () => {
  const cases = drawn('lights');
  for (const { hash, problem } of cases) {
    assert.equal(digest(lines(problem, Engine.system(problem))), hash, JSON.stringify(problem));
  }
  const kinds = new Set(cases.map(({ problem: { moves, torus, goal } }) => `${moves} ${torus} ${goal}`));
  assert.equal(kinds.size, 5 * 2 * 3);
});

test('systems of all shapes and ranks', () => {
  const cases = drawn('systems');
  let unproven = 0;
  for (const { hash, problem, system } of cases) {
    const outcome = Engine.outcome(system);
    assert.equal(digest(lines(problem, system, outcome)), hash, JSON.stringify(system));
    unproven += outcome.goals.some((goal) => goal.proven === false);
  }
  const sizes = cases.map(({ system }) => [system.equations.length, system.variables.length]);
  assert.ok(sizes.some(([m, n]) => m === 0 && n === 0));
  assert.ok(Math.max(...sizes.flat()) >= 65);
  assert.ok(unproven > 5, `${unproven} cases in which the least solution is not proven`);
});

test('the form of a matrix', () => {
  const form = (...rows) => {
    const { echelon, reduced } = Engine.form(Engine.Matrix.of(rows, 4), 3);
    return reduced ? 'reduced' : echelon ? 'echelon' : 'neither';
  };
  assert.equal(form(), 'reduced');
  assert.equal(form('0000', '0001'), 'reduced');
  assert.equal(form('1010', '0111'), 'reduced');
  assert.equal(form('1100', '0111'), 'echelon');
  assert.equal(form('0110', '1000'), 'neither');
  assert.equal(form('1000', '1010'), 'neither');
  assert.equal(form('0000', '0010'), 'neither');
  // After the bar there are no pivots: a contradiction stands below them like any row of 0.
  assert.equal(form('0001', '1000'), 'neither');
  assert.equal(form('1000', '0001', '0000', '0001'), 'reduced');
});

test('an elimination reaches its form', () => {
  for (const { system } of drawn('systems').slice(0, 500)) {
    const n = system.variables.length;
    for (const full of [false, true]) {
      const matrix = Engine.augmented(system);
      const steps = Engine.eliminate(matrix, n, full);
      assert.ok(Engine.form(matrix, n)[full ? 'reduced' : 'echelon']);
      const again = Engine.augmented(system);
      for (const step of steps) Engine.replay(again, step);
      assert.deepEqual(again.rows, matrix.rows);
    }
  }
});

// Watch: every key and every control, forwards and backwards.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { count, launch, matrix, open, page, run, sentence } from './support.mjs';

let browser;
let tab;
const poj = page('poj.html', '--example', 'poj');

before(async () => { browser = await launch(); });
after(() => browser.close());

async function fresh(options) {
  tab = await open(browser, poj, options);
}

const press = (...keys) => keys.reduce((done, key) => done.then(() => tab.keyboard.press(key)), Promise.resolve());
const last = async () => Number((await count(tab)).split(' ').at(-1));

describe('the first screen', () => {
  before(() => fresh());

  test('opens on the system as it is given', async () => {
    assert.equal(await count(tab), `step 0 of ${await last()}`);
    const { system } = JSON.parse(run('trace', '--example', 'poj'));
    assert.deepEqual(await matrix(tab), system.a.map((row, i) => row + system.b[i]));
  });

  test('shows no answer', async () => {
    assert.equal(await tab.getAttribute('#explanation', 'open'), null);
    assert.equal(await tab.$$eval('#unknowns li', (items) => items.filter((item) => item.className !== 'undecided').length), 0);
    assert.ok(!(await tab.innerText('body')).includes('presses reach'));
  });

  test('shows board, matrix, sentence, unknowns and controls without scrolling', async () => {
    for (const id of ['board', 'matrix', 'sentence', 'unknowns', 'forward', 'slider', 'details', 'modes']) {
      const box = await tab.locator(`#${id}`).boundingBox();
      assert.ok(box && box.y >= 0 && box.y + box.height <= 720, `${id}: ${JSON.stringify(box)}`);
    }
  });
});

describe('keys', () => {
  before(() => fresh());

  for (const [forward, back] of [['ArrowRight', 'ArrowLeft'], ['ArrowDown', 'ArrowUp'], ['PageDown', 'PageUp']]) {
    test(`${forward} and ${back} step`, async () => {
      await press('Home', forward, forward);
      assert.match(await count(tab), /^step 2 of/);
      await press(back);
      assert.match(await count(tab), /^step 1 of/);
    });
  }

  test('the space bar steps', async () => {
    await press('Home', ' ');
    assert.match(await count(tab), /^step 1 of/);
  });

  test('End and Home go to the ends, and nothing lies beyond them', async () => {
    await press('End', 'PageDown');
    assert.equal(await count(tab), `step ${await last()} of ${await last()}`);
    await press('Home', 'PageUp');
    assert.match(await count(tab), /^step 0 of/);
  });

  test('n goes from pivot to pivot', async () => {
    await press('Home', 'n', 'n', 'n');
    assert.equal(await tab.locator('#matrix .p').count(), 3);
    assert.match(await tab.textContent('#heading'), /^column 3 of 16/);
  });

  test('1, 2 and 3 change the detail and stay at the same moment', async () => {
    await press('Home', '2', 'n', 'n');
    const rows = await matrix(tab);
    const two = await last();
    await press('3');
    assert.ok(await last() > two);
    assert.deepEqual(await matrix(tab), rows);
    assert.ok(await tab.isChecked('input[name="detail"][value="2"]'));
    await press('1');
    assert.ok(await last() < two);
    await press('2');
  });

  test('f asks for the full screen and leaves it', async () => {
    await press('f');
    await tab.waitForFunction(() => document.fullscreenElement !== null);
    await press('f');
    await tab.waitForFunction(() => document.fullscreenElement === null);
  });

  test('b blanks the screen, and the next key does nothing but bring it back', async () => {
    await press('Home', 'b');
    assert.ok(await tab.isVisible('#blank'));
    await press('PageDown');
    assert.ok(!await tab.isVisible('#blank'));
    assert.match(await count(tab), /^step 0 of/);
  });

  test('? shows the keys and Escape hides them', async () => {
    await press('?');
    assert.ok(await tab.isVisible('#help'));
    await press('Escape');
    assert.ok(!await tab.isVisible('#help'));
  });

  test('t changes the theme', async () => {
    await press('t');
    assert.equal(await tab.getAttribute('html', 'data-theme'), 'light');
    await press('t');
    assert.equal(await tab.getAttribute('html', 'data-theme'), 'dark');
    await press('t', 't');
    assert.equal(await tab.getAttribute('html', 'data-theme'), 'auto');
  });

  test('w and p change the mode', async () => {
    await press('p');
    assert.ok(await tab.isChecked('input[name="mode"][value="predict"]'));
    await press('w');
    assert.ok(await tab.isChecked('input[name="mode"][value="watch"]'));
  });

  test('a focused control keeps its own keys', async () => {
    await press('Home');
    await tab.focus('#theme');
    await press('PageDown');
    assert.match(await count(tab), /^step 0 of/);
    await tab.focus('#slider');
    await press('ArrowRight', 'ArrowRight');
    assert.match(await count(tab), /^step 2 of/);
  });

  test('nothing went wrong', () => assert.deepEqual(tab.faults, []));
});

describe('controls', () => {
  before(() => fresh());

  test('buttons and slider step', async () => {
    await tab.click('#forward');
    await tab.click('#forward');
    await tab.click('#back');
    assert.match(await count(tab), /^step 1 of/);
    await tab.click('#next-pivot');
    assert.match(await tab.textContent('#heading'), /^column 2 of 16/);
    await tab.fill('#slider', '7');
    assert.match(await count(tab), /^step 7 of/);
  });

  test('a goal hides the equations of the other', async () => {
    assert.equal(await tab.locator('#equations p').count(), 2);
    await tab.click('#goals label:nth-of-type(2)');
    assert.equal(await tab.locator('#equations p').count(), 1);
    await tab.click('#goals label:nth-of-type(1)');
  });
});

describe('replay', () => {
  for (const method of ['gauss', 'gauss-jordan', 'column-swap']) {
    test(`${method}: every state is the one that the trace gives, and going back undoes it`, async () => {
      const at = page(`board-${method}.html`, '--board', '0110/1011/0100', '--puzzle', 'lights', '--method', method);
      tab = await open(browser, at, { hash: '#step=0&detail=operation' });
      const trace = JSON.parse(run('trace', '--board', '0110/1011/0100', '--puzzle', 'lights', '--method', method));
      const states = replayed(trace);
      const seen = [];
      for (let step = 0; step <= await last(); step++) {
        seen.push({ rows: await matrix(tab), unknowns: await tab.$$eval('#unknowns li', (items) => items.map((i) => i.textContent)) });
        await press('PageDown');
      }
      const rows = seen.map((moment) => moment.rows.join());
      const changes = rows.filter((text, i) => i === 0 || text !== rows[i - 1]);
      assert.deepEqual(changes, states);
      for (let step = seen.length - 1; step >= 0; step--) {
        assert.deepEqual(await matrix(tab), seen[step].rows);
        assert.deepEqual(await tab.$$eval('#unknowns li', (items) => items.map((i) => i.textContent)), seen[step].unknowns);
        await press('PageUp');
      }
      assert.deepEqual(tab.faults, []);
    });
  }
});

// The different states of a trace's elimination, one after each single operation.
function replayed({ system, steps }) {
  const rows = system.a.map((row, i) => [...row + system.b[i]].map(Number));
  const text = () => rows.map((row) => row.join('')).join();
  const states = [text()];
  const note = () => { if (text() !== states.at(-1)) states.push(text()); };
  for (const step of steps) {
    if (step.step === 'swap') {
      const [a, b] = step.rows;
      [rows[a], rows[b]] = [rows[b], rows[a]];
      note();
    } else if (step.step === 'swap-columns') {
      const [a, b] = step.cols;
      for (const row of rows) [row[a], row[b]] = [row[b], row[a]];
      note();
    } else if (step.step === 'add') {
      for (const target of step.targets) {
        rows[target] = rows[target].map((bit, col) => bit ^ rows[step.source][col]);
        note();
      }
    }
  }
  return states;
}

describe('the address', () => {
  test('names the step and the detail, and brings them back', async () => {
    await fresh({ hash: '#step=12&detail=operation' });
    assert.match(await count(tab), /^step 12 of/);
    assert.ok(await tab.isChecked('input[name="detail"][value="2"]'));
    const said = await sentence(tab);
    await press('PageDown', 'PageUp');
    await tab.waitForFunction(() => window.location.hash === '#step=12&detail=operation');
    await tab.reload();
    assert.match(await count(tab), /^step 12 of/);
    assert.equal(await sentence(tab), said);
  });

  test('follows a step', async () => {
    await fresh();
    await press('PageDown', 'PageDown');
    await tab.waitForFunction(() => window.location.hash === '#step=2');
    await tab.evaluate(() => { window.location.hash = '#step=5'; });
    await tab.waitForFunction(() => document.querySelector('#count').textContent.startsWith('step 5 '));
  });

  test('may name nonsense', async () => {
    for (const hash of ['#step=99999', '#step=-1', '#step=x&detail=y', '#%zz', '#<img src=x onerror=alert(1)>']) {
      await fresh({ hash });
      assert.match(await count(tab), /^step \d+ of \d+$/);
      assert.deepEqual(tab.faults, []);
    }
  });
});

describe('speech', () => {
  test('a step is spoken with the row that changed, the bar and the pivots', async () => {
    await fresh();
    await press('3', 'PageDown', 'PageDown');
    const spoken = await tab.textContent('#live');
    assert.ok(spoken.includes('column 1 of 16'), spoken);
    assert.ok(spoken.includes('row 2: 0 0 1 0 1 1 0 0 0 0 0 0 0 0 0 0, bar 1 1'), spoken);
    assert.ok(spoken.includes('pivots: row 1 column 1'), spoken);
    assert.ok(!/[←↔·|]/.test(spoken), spoken);
  });
});

describe('parts after the elimination', () => {
  test('a table is revealed row by row, and its unknowns with it', async () => {
    await fresh({ hash: '#step=0&detail=operation' });
    await press('End');
    const steps = await last();
    let most = 0;
    for (let step = steps; step > 0; step--) {
      const rows = await tab.locator('#part table.list tbody tr:not(.veiled)').count();
      const all = await tab.locator('#part table.list tbody tr').count();
      if (await tab.isVisible('#part') && rows < all) most = Math.max(most, rows);
      await press('PageUp');
    }
    assert.ok(most > 5);
    assert.deepEqual(tab.faults, []);
  });
});

describe('a method that explores', () => {
  test('has its explanation unfolded and nothing to step through', async () => {
    tab = await open(browser, page('bfs.html', '--example', 'poj', '--method', 'bfs'));
    assert.notEqual(await tab.getAttribute('#explanation', 'open'), null);
    assert.ok(!await tab.isVisible('#player'));
    assert.ok(!await tab.isVisible('#stepping'));
    await press('PageDown', 'n', '3', 'p');
    assert.deepEqual(tab.faults, []);
  });
});

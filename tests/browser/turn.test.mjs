// Your turn: right and wrong moves, hints to the end, a board of one's own, and what is taken home.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, beforeEach, describe, test } from 'node:test';
import { file, launch, open, page, phone, run, system } from './support.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let browser;
let tab;
const poj = page('turn-poj.html', '--example', 'poj');
const homework = page('turn-homework.html', '--example', 'homework');
const impossible = page('turn-impossible.html', '--example', 'impossible');

before(async () => { browser = await launch(); });
after(() => browser.close());

const press = async (...keys) => { for (const key of keys) await tab.keyboard.press(key); };
const label = (row) => tab.click(`#turn .matrix tbody tr:nth-child(${row}) th button`);
const remarks = () => tab.textContent('.turn-remarks');
const spoken = () => tab.textContent('#live');
const steps = () => tab.$$eval('.turn-steps li:not(.none)', (lines) => lines.map((line) => line.textContent.trim()));
const button = (name) => tab.getByRole('button', { name, exact: false });
const rows = () => tab.$$eval('#turn .matrix tbody tr', (all) => all.map((row) => [...row.querySelectorAll('td:not(.note)')]
  .map((cell) => cell.textContent.replaceAll('·', '0')).join('')));

// Follows the hints until there is nothing left to do; returns what was said at the end.
async function followHints() {
  let last = '';
  for (let count = 0; count < 200; count++) {
    await press('h', 'h', 'h');
    const said = await remarks();
    if (said.includes('nothing is left to do')) return last;
    const add = said.match(/^Add R(\d+) to R(\d+)/);
    const swap = said.match(/^Let R(\d+) and R(\d+) change places/);
    assert.ok(add || swap, said);
    await press(add ? 'a' : 's');
    for (const row of (add ?? swap).slice(1)) await label(Number(row));
    last = await remarks();
  }
  return assert.fail('the hints lead nowhere');
}

// Clicks something and returns the file that it hands over.
async function download(name) {
  const [handed] = await Promise.all([tab.waitForEvent('download'), button(name).click()]);
  return { name: handed.suggestedFilename(), text: readFileSync(await handed.path(), 'utf8') };
}

async function violations() {
  await tab.evaluate(axe);
  // Colours are measured when nothing fades any more.
  await tab.waitForTimeout(700);
  const found = await tab.evaluate(() => window.axe.run());
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 90)).join(' ')}`);
}

describe('the homework', () => {
  beforeEach(async () => {
    tab = await open(browser, homework);
    await press('y');
  });

  test('an addition by tap is done, named and judged', async () => {
    await label(1);
    assert.match(await tab.textContent('.turn-words .question'), /^R1 is added/);
    await label(3);
    assert.deepEqual(await rows(), ['11011', '01101', '01110']);
    assert.match(await remarks(), /^R3 ← R3 \+ R1 x1 is gone from R3/);
    assert.deepEqual(await steps(), ['R3 ← R3 + R1']);
    assert.match(await spoken(), /row 3: 0 1 1 1, bar 0/);
    assert.equal(await tab.locator('#turn .matrix tr:nth-child(3) .d').count(), 4, 'what changed stands out');
  });

  test('an entry of a row will do as well as its label', async () => {
    await tab.click('#turn .matrix tbody tr:nth-child(1) td:nth-child(3)');
    await tab.click('#turn .matrix tbody tr:nth-child(3) td:nth-child(2)');
    assert.deepEqual(await steps(), ['R3 ← R3 + R1']);
  });

  test('legal moves that lead back are done, and said to', async () => {
    await press('1', '3', '1', '3');
    assert.match(await remarks(), /takes back the operation before it/);
    assert.deepEqual(await rows(), ['11011', '01101', '10101']);
    await press('1', '2');
    assert.match(await remarks(), /R2 had no x1, and now it contains it/);
    assert.equal((await steps()).length, 3);
  });

  test('a row is not added to itself', async () => {
    await press('2', '2');
    assert.match(await remarks(), /A row added to itself becomes 0 = 0/);
    assert.deepEqual(await steps(), []);
    await press('s', '2', '2');
    assert.match(await remarks(), /cannot change places with itself/);
    assert.deepEqual(await steps(), []);
  });

  test('everything by keyboard: the cursor, undo, redo, giving up a choice', async () => {
    await press('s', 'ArrowDown', 'Enter', 'ArrowDown', 'ArrowDown', 'Enter');
    assert.deepEqual(await steps(), ['R1 ↔ R3']);
    assert.match(await remarks(), /not needed: R1 had a 1 in column 1 already/);
    await press('z');
    assert.match(await remarks(), /^Taken back: R1 ↔ R3/);
    assert.deepEqual(await steps(), []);
    await press('r');
    assert.deepEqual(await steps(), ['R1 ↔ R3']);
    await press('a', '1', 'Escape', '2', '1');
    assert.deepEqual(await steps(), ['R1 ↔ R3', 'R1 ← R1 + R2']);
    await button('Start over').click();
    assert.deepEqual(await steps(), []);
  });

  test('three hints, each more to the point', async () => {
    const said = [];
    for (let grade = 0; grade < 3; grade++) {
      await press('h');
      said.push(await remarks());
    }
    assert.match(said[0], /^The goal: row echelon form/);
    assert.match(said[1], /^Look at column 1: its pivot stands in R1/);
    assert.match(said[2], /^Add R1 to R3/);
    assert.equal(await tab.locator('#turn .matrix .t').count(), 1);
  });

  test('following the hints ends in reduced row echelon form, and the answer is read off', async () => {
    const last = await followHints();
    assert.match(last, /This is reduced row echelon form/);
    assert.match(last, /There are 2 solutions; with all free variables 0 it is 1 1 0 1\./);
    assert.deepEqual(await rows(), ['10100', '01101', '00011'].map((row) => row.slice(0, 4)).map((left, row) => left + '111'[row]));
    const marked = (await steps()).filter((step) => step.includes('row echelon form'));
    assert.equal(marked.length, 2);
    assert.equal(await tab.locator('#turn .matrix .p').count(), 3);
  });

  test('the trace that is taken home is sound, also after a detour', async () => {
    await press('s', '1', '3', 'a', '2', '1', '3', '2', 'z');
    await followHints();
    const { name, text } = await download('Trace');
    assert.equal(name, 'your-turn.json');
    assert.equal(JSON.parse(text).method, 'manual');
    assert.match(run('verify', '--sound', file('turn-homework.json', text)), /sound/);
    assert.match(run('explain', file('turn-homework.json', text)), /R1/);
  });

  test('the work that is taken home has the system and a line for each operation', async () => {
    await press('1', '3', 's', '2', '3');
    const { name, text } = await download('Work');
    assert.equal(name, 'your-turn.txt');
    assert.equal(text, '1 1 0 1 | 1\n0 1 1 0 | 1\n1 0 1 0 | 1\nwork:\nR3 <- R3 + R1\nR2 <-> R3\n');
    const problem = file('turn-work.txt', text.slice(0, text.indexOf('work:')));
    assert.match(run('solve', problem), /2/);
  });

  test('nothing goes wrong on the way', async () => {
    await followHints();
    assert.deepEqual(tab.faults, []);
  });
});

describe('an impossible board', () => {
  test('the contradiction is named with its goal, and the trace is sound', async () => {
    tab = await open(browser, impossible);
    await press('y');
    const last = await followHints();
    assert.match(last, /has no solution: a row reads 0 = 1/);
    assert.ok(await tab.locator('#turn .matrix tr.bad').count() > 0);
    const { text } = await download('Trace');
    assert.match(run('verify', '--sound', file('turn-impossible.json', text)), /sound/);
    assert.deepEqual(tab.faults, []);
  });
});

describe('a board of one\'s own', () => {
  beforeEach(async () => {
    tab = await open(browser, poj);
    await press('y');
    await tab.check('input[value="own"]');
  });

  const type = (text) => tab.fill('.typed textarea', text);
  const start = () => button('Start').last().click();

  test('is tapped in', async () => {
    await tab.selectOption('.own select >> nth=0', '2');
    await tab.selectOption('.own select >> nth=1', '3');
    assert.equal(await tab.inputValue('.typed textarea'), 'b w w\nb b w');
    await button('row 1, column 2: white').click();
    assert.equal(await tab.inputValue('.typed textarea'), 'b b w\nb b w');
    await start();
    assert.equal((await rows()).length, 6);
    const last = await followHints();
    assert.match(last, /reduced row echelon form/);
    const { text } = await download('Trace');
    assert.deepEqual(JSON.parse(text).problem, { kind: 'flip', board: ['bbw', 'bbw'], goal: 'either' });
    assert.match(run('verify', '--sound', file('turn-own.json', text)), /sound/);
    assert.deepEqual(tab.faults, []);
  });

  test('is typed, as lights on a torus', async () => {
    await tab.check('input[value="lights"]');
    await type('011\n101\n110');
    await tab.selectOption('.own select >> nth=2', 'x');
    await tab.check('.own input[type="checkbox"]');
    await start();
    await followHints();
    const { text } = await download('Trace');
    assert.deepEqual(JSON.parse(text).problem, { kind: 'lights', board: ['011', '101', '110'], moves: 'x', torus: true, goal: 'off' });
    assert.match(run('verify', '--sound', file('turn-lights.json', text)), /sound/);
    assert.match((await download('Work')).text, /^# goal: off, moves: x, torus\n011\n101\n110\nwork:\n/);
  });

  test('is typed, as a system', async () => {
    await type('0 1 1 | 1\n1 0 1 | 0');
    assert.equal(await tab.locator('.tap-grid.entries button').count(), 8);
    await start();
    assert.deepEqual(await rows(), ['0111', '1010']);
    await press('s', '1', '2');
    assert.match(await remarks(), /R1 now has a 1 in column 1.*reduced row echelon form/);
    await button('Edit').click();
    assert.equal(await tab.inputValue('.typed textarea'), '0 1 1 | 1\n1 0 1 | 0');
  });

  test('what is wrong with it is said with its place', async () => {
    await type('bw\nb1');
    assert.match(await tab.textContent('.own .verdict'), /Line 2, column 2: 1 is no cell here/);
    await start();
    assert.equal(await tab.locator('.own').isVisible(), true);
    await type('<b>');
    assert.match(await tab.textContent('.own .verdict'), /Line 1, column 1: .*< is none of them/);
    await type('1 0 | 1\n1 | 0');
    assert.match(await tab.textContent('.own .verdict'), /Line 2, column 1/);
    assert.deepEqual(tab.faults, []);
  });
});

describe('a phone', () => {
  test('has rows and buttons for thumbs, and what is said in sight', async () => {
    tab = await open(browser, poj, { viewport: phone, hasTouch: true, isMobile: true });
    await tab.check('input[value="turn"]');
    await tab.tap('#turn .matrix tbody tr:nth-child(10) th button');
    await tab.tap('#turn .matrix tbody tr:nth-child(16) th button');
    assert.deepEqual(await steps(), ['R16 ← R16 + R10']);
    assert.ok(await tab.locator('.turn-remarks').evaluate((element) => element.getBoundingClientRect().top >= 0));
    const small = await tab.$$eval('#turn button, #turn .choice label', (all) => all
      .map((element) => [element.textContent, element.getBoundingClientRect()])
      .filter(([, box]) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
      .map(([text, box]) => `${text} ${box.width}×${box.height}`));
    assert.deepEqual(small, []);
    assert.ok(await tab.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), 'the page is too wide');
    assert.deepEqual(tab.faults, []);
  });
});

describe('accessibility', () => {
  for (const theme of ['light', 'dark', 'contrast']) {
    test(`no violation in the ${theme} theme`, async () => {
      tab = await open(browser, homework);
      await tab.selectOption('#theme', theme);
      await tab.evaluate(() => document.activeElement.blur());
      await press('y', '1', '3', 'h', 'h', 'h', '2');
      assert.deepEqual(await violations(), []);
      await tab.check('input[value="own"]');
      await tab.fill('.typed textarea', '1 0 | 1\n1 2 | 0');
      assert.deepEqual(await violations(), []);
    });
  }
});

describe('200 equations in 200 unknowns', () => {
  test('an operation is over before anyone notices', async (context) => {
    const at = page('turn-large.html', file('turn-large.txt', system(200)), '--detail', 'outline');
    tab = await open(browser, at);
    await press('y');
    const measured = await tab.evaluate(() => Array.from({ length: 30 }, (_, count) => {
      const start = performance.now();
      for (const key of ['1', String(2 + count % 7)]) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      document.querySelector('#turn table').getBoundingClientRect();
      return performance.now() - start;
    }));
    const median = measured.sort((a, b) => a - b)[15];
    context.diagnostic(`median ${median.toFixed(1)} ms`);
    assert.equal((await steps()).length, 30);
    assert.ok(median < 200, `${median} ms`);
  });
});

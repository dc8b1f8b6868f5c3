// Predict: right and wrong choices, by tap and by key, and nothing seen too early.

import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { count, launch, open, page } from './support.mjs';

let browser;
let tab;
const poj = page('poj.html', '--example', 'poj');
const row5 = page('row5.html', '--example', 'row5');

before(async () => { browser = await launch(); });
after(() => browser.close());

const press = async (...keys) => { for (const key of keys) await tab.keyboard.press(key); };
const entry = (row, col) => tab.click(`#matrix tbody tr:nth-child(${row}) td:nth-child(${col + 1})`);
const label = (row) => tab.click(`#matrix tbody tr:nth-child(${row}) th button`);
const verdict = () => tab.textContent('#verdict');
const question = () => tab.textContent('#question');
// Goes on: past a question by asking for the answer.
const onward = async () => press((await question()).startsWith('Nothing') ? 'PageDown' : 's');
const step = async () => Number((await count(tab)).split(' ')[1]);

describe('the sample board', () => {
  beforeEach(async () => {
    tab = await open(browser, poj);
    await press('p');
  });

  test('asks before it shows, and keys do not lead past a question', async () => {
    assert.match(await question(), /^Column 1: which 1 becomes the pivot\?/);
    await press('PageDown', 'n', 'End');
    await tab.click('#forward');
    assert.equal(await step(), 0);
    assert.equal(await tab.locator('#matrix .p').count(), 0);
  });

  test('a right entry goes on, and the sentence appears', async () => {
    await entry(1, 1);
    assert.equal(await step(), 1);
    assert.match(await verdict(), /^✓ Right/);
    assert.match(await tab.textContent('#sentence'), /^Why R1/);
    assert.equal(await tab.locator('#matrix .t').count(), 0, 'what is added next is not given away');
  });

  test('wrong entries are explained, each by its reason', async () => {
    const wrong = [
      [3, 1, 'R3 has a 0 in column 1'],
      [1, 2, 'Column 1 comes before column 2'],
      [2, 1, 'the rule takes the first 1 from R1 down'],
    ];
    for (const [row, col, why] of wrong) {
      await entry(row, col);
      assert.ok((await verdict()).startsWith('✗') && (await verdict()).includes(why), await verdict());
      assert.equal(await step(), 0);
    }
    await tab.click('#no-pivot');
    assert.ok((await verdict()).includes('from R1 down there is a 1 in column 1'));
    assert.equal(await step(), 0);
  });

  test('an addition is chosen by its two rows', async () => {
    await entry(1, 1);
    await label(1);
    assert.equal(await question(), 'R1 is added. Now choose the row that changes.');
    await label(5);
    assert.match(await verdict(), /^✓ Right\. These additions may come in any order/);
    assert.equal(await step(), 2);
  });

  test('wrong additions are explained, each by its reason', async () => {
    await entry(1, 1);
    const wrong = [
      [1, 1, 'A row added to itself becomes 0 = 0'],
      [2, 5, 'R2 does not hold that pivot'],
      [1, 3, 'R3 has no 1 in column 1'],
    ];
    for (const [source, target, why] of wrong) {
      await label(source);
      await label(target);
      assert.ok((await verdict()).startsWith('✗') && (await verdict()).includes(why), await verdict());
      assert.equal(await step(), 1);
    }
  });

  test('rows above the pivot, done columns and taken rows are told apart', async () => {
    await entry(1, 1);
    await label(1);
    await label(2);
    await entry(1, 1);
    assert.match(await verdict(), /Column 1 is done/);
    await entry(1, 2);
    assert.match(await verdict(), /R1 has its pivot already/);
    await entry(3, 2);
    assert.match(await verdict(), /^✓/);
    await label(2);
    await label(1);
    assert.match(await verdict(), /R1 stands above the pivot/);
  });

  test('the cursor chooses by keys', async () => {
    await press('ArrowDown', 'ArrowDown');
    assert.equal(await tab.locator('#matrix .cursor').count(), 1);
    assert.match(await tab.textContent('#live'), /^row 2, column 1: 1$/);
    await press('Enter');
    assert.match(await verdict(), /^✗/);
    await press('ArrowUp', 'Enter');
    assert.equal(await step(), 1);
    await press('ArrowUp', 'Enter');
    assert.match(await question(), /^R1 is added/);
    await press('ArrowDown', 'Enter');
    assert.equal(await step(), 2);
  });

  test('s shows the answer, and what was seen can be seen again', async () => {
    await press('s', 's');
    assert.equal(await step(), 2);
    await press('PageUp', 'PageUp');
    assert.equal(await step(), 0);
    await press('PageDown', 'PageDown', 'PageDown');
    assert.equal(await step(), 2);
  });

  test('leaving it gives everything back', async () => {
    await press('w', 'PageDown', 'PageDown');
    assert.equal(await step(), 2);
    assert.ok(!await tab.isVisible('#predict'));
  });

  test('nothing goes wrong', () => assert.deepEqual(tab.faults, []));
});

describe('the row of five', () => {
  test('a column without a pivot is predicted by saying so', async () => {
    tab = await open(browser, row5);
    await press('p');
    for (let guard = 0; guard < 20 && !(await question()).startsWith('Column 5'); guard++) await onward();
    await entry(4, 5);
    assert.match(await verdict(), /R4 has its pivot already/);
    await press('0');
    assert.match(await verdict(), /^✓/);
    assert.match(await tab.textContent('#heading'), /column 5 of 5: no pivot/);
    assert.match(await question(), /^Nothing to predict/);
    assert.deepEqual(tab.faults, []);
  });

  test('every question has its answer at every detail, for every rule', async () => {
    for (const method of ['gauss', 'gauss-jordan', 'column-swap']) {
      const at = page(`row5-${method}.html`, '--example', 'row5', '--method', method);
      for (const detail of ['1', '2', '3']) {
        tab = await open(browser, at);
        await press(detail, 'p');
        const last = Number((await count(tab)).split(' ').at(-1));
        for (let guard = 0; guard <= 2 * last && await step() < last; guard++) {
          await onward();
        }
        assert.equal(await step(), last);
        assert.deepEqual(tab.faults, []);
      }
    }
  });
});

// Phone, laptop and projector, every theme, and everyone's access.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import axe from 'axe-core';
import { laptop, launch, open, page, phone, projector } from './support.mjs';

let browser;
const pages = {
  poj: page('poj.html', '--example', 'poj'),
  nakov: page('nakov.html', '--example', 'nakov'),
  homework: page('homework.html', '--example', 'homework'),
  bfs: page('bfs.html', '--example', 'poj', '--method', 'bfs'),
};

before(async () => { browser = await launch(); });
after(() => browser.close());

async function violations(tab, within = 'html') {
  await tab.evaluate(axe.source);
  const { violations: found } = await tab.evaluate((place) => window.axe.run(place), within);
  return found.map((rule) => `${rule.id}: ${rule.nodes.map((node) => `${node.target} ${node.failureSummary}`).join('\n')}`);
}

const overflows = (tab) => tab.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

describe('accessibility', () => {
  for (const theme of ['light', 'dark', 'contrast']) {
    for (const name of ['poj', 'homework', 'bfs']) {
      test(`${name}, ${theme}: no violation`, async () => {
        const tab = await open(browser, pages[name], { reducedMotion: 'reduce' });
        await tab.selectOption('#theme', theme);
        assert.deepEqual(await violations(tab), []);
        await tab.keyboard.press('n');
        await tab.keyboard.press('PageDown');
        await tab.keyboard.press('p');
        assert.deepEqual(await violations(tab), []);
        await tab.keyboard.press('w');
        await tab.keyboard.press('End');
        await tab.evaluate(() => { document.querySelector('#explanation').open = true; });
        assert.deepEqual(await violations(tab), []);
        await tab.keyboard.press('?');
        assert.deepEqual(await violations(tab, '#help'), []);
        assert.deepEqual(tab.faults, []);
        await tab.context().close();
      });
    }
  }

  test('a phone: no violation', async () => {
    const tab = await open(browser, pages.poj, { viewport: phone, hash: '#step=4', reducedMotion: 'reduce' });
    assert.deepEqual(await violations(tab), []);
  });
});

describe('themes', () => {
  for (const [options, colour] of [
    [{ colorScheme: 'light' }, 'rgb(255, 255, 255)'],
    [{ colorScheme: 'dark' }, 'rgb(18, 21, 26)'],
    [{ contrast: 'more' }, 'rgb(0, 0, 0)'],
  ]) {
    test(`the device's wish is followed: ${JSON.stringify(options)}`, async () => {
      const tab = await open(browser, pages.poj, options);
      assert.equal(await tab.evaluate(() => getComputedStyle(document.body).backgroundColor), colour);
    });
  }

  test('paper has the whole explanation and no controls', async () => {
    const tab = await open(browser, pages.poj);
    await tab.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await tab.emulateMedia({ media: 'print' });
    assert.ok(await tab.isVisible('#part-3'));
    assert.ok(!await tab.isVisible('#screen'));
  });
});

describe('sizes', () => {
  for (const [name, viewport] of Object.entries({ laptop, projector, phone })) {
    test(`${name}: nothing sticks out at the side`, async () => {
      for (const at of Object.values(pages)) {
        const tab = await open(browser, at, { viewport });
        for (let step = 0; step < 12; step++) {
          assert.ok(!await overflows(tab), `${at}, step ${step}`);
          await tab.keyboard.press('PageDown');
        }
        assert.deepEqual(tab.faults, []);
        await tab.context().close();
      }
    });

    test(`${name}: nothing moves from step to step`, async () => {
      const tab = await open(browser, pages.poj, { viewport });
      const places = () => tab.evaluate(() => ['#forward', '#matrix thead', '#board'].map((at) => {
        const { left, top } = document.querySelector(at).getBoundingClientRect();
        return [Math.round(left), Math.round(top)];
      }));
      if (name === 'phone') return;
      const start = await places();
      for (let step = 0; step < 8; step++) {
        await tab.keyboard.press('PageDown');
        assert.deepEqual(await places(), start);
      }
    });
  }

  test('a phone has the sentence, the rows in play, the mask and buttons for thumbs', async () => {
    const tab = await open(browser, pages.poj, { viewport: phone, hash: '#step=2&detail=operation', hasTouch: true });
    assert.deepEqual(await tab.$$eval('#sum tbody th', (cells) => cells.map((cell) => cell.textContent)), ['R2', '+ R1', '= R2']);
    for (const id of ['sentence', 'sum', 'mask', 'back', 'forward']) {
      const box = await tab.locator(`#${id}`).boundingBox();
      assert.ok(box && box.y >= 0 && box.y + box.height <= 740, `${id} ${JSON.stringify(box)}`);
    }
    const { height } = await tab.locator('#forward').boundingBox();
    assert.ok(height >= 44);
    assert.ok(!await tab.isVisible('#matrix'));
    await tab.tap('#sum tbody button');
    assert.ok(await tab.isVisible('#matrix'));
    await tab.tap('#matrix tbody button');
    assert.ok(!await tab.isVisible('#matrix'));
  });
});

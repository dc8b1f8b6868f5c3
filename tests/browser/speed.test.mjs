// A step through a large system is over before the next picture of the screen is due.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { file, launch, open, page, system } from './support.mjs';

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

// The time that steps take, layout included, in milliseconds, in order of size.
async function times(n, steps) {
  const at = page(`large-${n}.html`, file(`large-${n}.txt`, system(n)), '--detail', 'outline');
  const tab = await open(browser, at, { hash: '#step=0&detail=operation' });
  const measured = await tab.evaluate((count) => Array.from({ length: count }, () => {
    const start = performance.now();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    document.querySelector('#matrix table').getBoundingClientRect();
    return performance.now() - start;
  }), steps);
  assert.deepEqual(tab.faults, []);
  return measured.sort((a, b) => a - b);
}

test('64×64: half of all steps take less than 16 ms', async (context) => {
  const measured = await times(64, 200);
  const median = measured[measured.length >> 1];
  context.diagnostic(`median ${median.toFixed(1)} ms, longest ${measured.at(-1).toFixed(1)} ms`);
  assert.ok(median < 16, `${median} ms`);
});

// The machines that run tests are slow and busy; a reader's own is neither.
test('200×200: steps are smooth', async (context) => {
  const measured = await times(200, 100);
  const median = measured[measured.length >> 1];
  context.diagnostic(`median ${median.toFixed(1)} ms, longest ${measured.at(-1).toFixed(1)} ms`);
  assert.ok(median < 100, `${median} ms`);
});

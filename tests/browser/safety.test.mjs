// What anyone writes into a board or a title comes out as text.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { file, launch, open, page } from './support.mjs';

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

// Names on boards have at most 60 letters.
const attack = '<script>alert(1)</script><img src=x onerror=alert(2)>\\input';
const title = `'">]]>{{script}}<!--&lt;</title>${attack}`;

describe('a hostile board', () => {
  const toml = `
title = ${JSON.stringify(attack)}
mask = ["###", "###"]
symbols = "<&"
states = ["</script><b>", "'\\"><i onclick=alert(3)>"]
start = ["<&<", "&<&"]

[[moves]]
name = "<svg onload=alert(4)>"
shape = ["##"]

[[goals]]
name = "</main><script>alert(5)</script>"
board = "none"

[[goals]]
name = "{{data}}<iframe>"
board = [1, 3]
`.replaceAll('\\\\"', '\\"');
  let tab;

  before(async () => {
    tab = await open(browser, page('hostile.html', file('hostile.toml', toml), '--title', title));
  });

  test('the title is text', async () => {
    assert.equal(await tab.textContent('h1'), title);
    assert.equal(await tab.title(), title);
  });

  test('the names are text', async () => {
    const named = await open(browser, page('hostile-name.html', file('hostile.toml', toml)));
    assert.ok((await named.textContent('h1')).includes(attack));
    assert.ok((await named.title()).includes(attack));
    assert.ok((await named.textContent('#goals')).includes('</main><script>alert(5)</script>'));
    assert.ok((await named.textContent('#explanation')).includes('<svg onload=alert(4)>'));
    assert.deepEqual(named.faults, []);
  });

  test('nothing of it runs or is asked for', async () => {
    assert.equal(await tab.locator('img, svg, iframe, [onclick]').count(), 0);
    assert.equal(await tab.locator('script').count(), 3);
    for (const key of ['End', 'Home', 'p', 's', 'w', '3', 'End']) await tab.keyboard.press(key);
    assert.deepEqual(tab.faults, []);
  });
});

describe('the policy', () => {
  test('lets no other script run', async () => {
    const tab = await open(browser, page('row5.html', '--example', 'row5'));
    const ran = await tab.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.ran = true';
      document.body.append(script);
      const image = document.createElement('img');
      image.src = 'https://example.invalid/x.png';
      document.body.append(image);
      return window.ran === true;
    });
    assert.ok(!ran);
    await tab.waitForTimeout(100);
    assert.ok(tab.faults.some((fault) => fault.startsWith('policy: script-src')), tab.faults.join('\n'));
    assert.ok(tab.faults.some((fault) => fault.startsWith('policy: img-src')), tab.faults.join('\n'));
  });

  test('no element has a style or a handler of its own', () => {
    const html = readFileSync(page('row5.html', '--example', 'row5'), 'utf8');
    const body = html.slice(html.indexOf('<body>'), html.indexOf('<script type'));
    assert.doesNotMatch(body, /\s(style|on\w+)=/);
    assert.doesNotMatch(body, /https?:/);
  });
});

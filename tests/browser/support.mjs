// Pages written by the program, and a browser that notes everything a page does wrong.

import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import path from 'node:path';
import { chromium } from 'playwright-core';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rowstep = process.env.ROWSTEP ?? path.join(root, 'target/debug/rowstep');
const chrome = process.env.CHROMIUM ?? '/usr/bin/chromium';
const folder = path.join(root, 'target/browser');
mkdirSync(folder, { recursive: true });

// Runs the program.
export function run(...args) {
  return execFileSync(rowstep, args, { encoding: 'utf8', cwd: root, maxBuffer: 1 << 28 });
}

// Writes a file of the tests' own and returns its path.
export function file(name, content) {
  const at = path.join(folder, name);
  writeFileSync(at, content);
  return at;
}

// Writes a page and returns its path; `args` are those of `rowstep explain`.
export function page(name, ...args) {
  const at = path.join(folder, name);
  run('explain', ...args, '--format', 'html', '-o', at);
  return at;
}

// The system of `n` equations in `n` unknowns that a small generator gives, as text.
export function system(n) {
  // SplitMix32; an LFSR would be linear over GF(2).
  let state = n;
  const bit = () => {
    state = (state + 0x9e3779b9) | 0;
    let z = state ^ (state >>> 16);
    z = Math.imul(z, 0x21f0aaad);
    z ^= z >>> 15;
    z = Math.imul(z, 0x735a2d97);
    return ((z ^ (z >>> 15)) >>> 3) & 1;
  };
  const row = () => `${Array.from({ length: n }, bit).join(' ')} | ${bit()}`;
  return `${Array.from({ length: n }, row).join('\n')}\n`;
}

export const laptop = { width: 1280, height: 720 };
export const projector = { width: 1920, height: 1080 };
export const phone = { width: 360, height: 740 };

// Starts the browser; without a sandbox, because tests may run as root in a container.
export function launch() {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update',
    '--disable-sync', '--no-first-run'];
  return chromium.launch({ executablePath: chrome, args });
}

// Opens a page from its file. `tab.faults` collects errors, warnings, requests and violations.
export async function open(browser, at, { viewport = laptop, hash = '', ...options } = {}) {
  const context = await browser.newContext({ viewport, ...options });
  const tab = await context.newPage();
  tab.faults = [];
  tab.on('console', (message) => tab.faults.push(`console: ${message.text()}`));
  tab.on('pageerror', (error) => tab.faults.push(`error: ${error.message}`));
  tab.on('dialog', (dialog) => {
    tab.faults.push(`dialog: ${dialog.message()}`);
    dialog.dismiss();
  });
  const address = pathToFileURL(at).href;
  tab.on('request', (request) => {
    if (request.url().split('#')[0] !== address) tab.faults.push(`request: ${request.url()}`);
  });
  await tab.exposeFunction('noteViolation', (text) => tab.faults.push(`policy: ${text}`));
  await tab.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      window.noteViolation(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  await tab.goto(address + hash);
  return tab;
}

// What the page says about where it is.
export const count = (tab) => tab.textContent('#count');
export const sentence = (tab) => tab.textContent('#sentence');

// The entries of the matrix as text, a line a row.
export function matrix(tab) {
  return tab.$$eval('#matrix tbody tr', (rows) => rows.map((row) => [...row.querySelectorAll('td:not(.note)')]
    .map((cell) => cell.textContent.replaceAll('·', '0')).join('')));
}

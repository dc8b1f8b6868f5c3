// The page says what is in the program's catalogue, and the catalogue has nothing else.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { phrases, root } from './sources.mjs';

const html = path.join(root, 'crates/render/src/html');
const files = ['engine', 'js', 'turn'].flatMap((folder) => readdirSync(path.join(html, folder))
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(path.join(html, folder, name), 'utf8')));
const script = files.join('\n');
const literals = new Set([...script.matchAll(/'([a-z]+(?:-[a-z]+)*)'/g)].map(([, text]) => text));

test('every phrase of the catalogue is used', () => {
  const catalogue = phrases();
  assert.ok(catalogue.size > 60);
  for (const key of catalogue.keys()) assert.ok(literals.has(key), `${key} is never said`);
});

test('every key that the page uses is in the catalogue', () => {
  const catalogue = phrases();
  const calls = /(?:remark|say|verdict|Fault|refuse|told)\(([^;\n]*)/g;
  const fields = /\bkey(?::| =) ([^;\n]*)/g;
  const found = [...script.matchAll(calls), ...script.matchAll(fields)].flatMap(([, text]) => [...text.matchAll(/'([a-z]+(?:-[a-z]+)+)'/g)]);
  assert.ok(found.length > 40);
  for (const [, key] of found) assert.ok(catalogue.has(key), `${key} is no phrase`);
});

// The page's script files, loaded as a browser does: one after the other in one scope.

import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import vm from 'node:vm';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const html = path.join(root, 'crates/render/src/html');

// What `name` is once the files have run.
export function load(files, name) {
  const source = files.map((file) => readFileSync(path.join(html, file), 'utf8')).join('\n');
  return vm.runInThisContext(`(() => {'use strict';\n${source}\nreturn ${name};\n})()`);
}

// The files of the engine, in their order.
export const ENGINE = [
  'matrix', 'puzzles', 'elimination', 'least', 'advice', 'feedback', 'take_home', 'session', 'reading',
].map((name) => `engine/${name}.js`);

// The catalogue of phrases, as the program has it: key by text.
export function phrases() {
  const folder = path.join(root, 'crates/tracer/src/explain/phrases');
  const source = ['predict.rs', 'turn.rs'].map((file) => readFileSync(path.join(folder, file), 'utf8')).join('');
  const pairs = source.matchAll(/\(\s*"([a-z-]+)",\s*"((?:[^"\\]|\\.)*)",?\s*\)/g);
  return new Map([...pairs].map(([, key, text]) => [key, text]));
}

// The lines that the program writes about the cases of a kind.
export function facts(kind) {
  const args = ['run', '--quiet', '-p', 'rowstep-tests', '--example', 'engine_facts', '--', kind];
  const out = execFileSync('cargo', args, { cwd: root, maxBuffer: 1 << 28, encoding: 'utf8' });
  return out.trimEnd().split('\n');
}

// FNV-1a with 32 bits, as in `engine_facts`.
export function digest(text) {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

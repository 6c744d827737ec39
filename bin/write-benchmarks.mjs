// Replaces one section of docs/benchmarks.md and leaves the others unchanged. Reads the new text from standard input:
// `node bin/write-benchmarks.mjs ui < part.md`.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** In the order of the page. */
const PARTS = ['ui', 'first-load', 'portal', 'typing', 'server'];
const HEAD =
  '# Benchmarks\n\nWritten by `npm run bench:ui`, `npm run bench:first-load`, `npm run bench:portal`, `npm run bench:typing` and `npm run bench:server`; do not edit by hand.\n';

const root = join(import.meta.dirname, '..');
const page = join(root, 'docs', 'benchmarks.md');
const [name] = process.argv.slice(2);
if (!PARTS.includes(name)) fail(`Give the part to write: ${PARTS.join(', ')}.`);
const text = readFileSync(0, 'utf8').trim();
if (text === '') fail('There is nothing to write: the text comes in by the standard input.');

const before = existsSync(page) ? readFileSync(page, 'utf8') : '';
const parts = PARTS.map((part) => (part === name ? text : readPart(before, part)));
writeFileSync(page, [HEAD, ...parts.map((part, at) => marked(PARTS[at], part))].join('\n'));
execFileSync(process.execPath, [
  join(root, 'node_modules/prettier/bin/prettier.cjs'),
  '--write',
  '--log-level',
  'warn',
  page,
]);

function marked(part, content) {
  return content === '' ? '' : `<!-- ${part} -->\n\n${content}\n\n<!-- end of ${part} -->\n`;
}

function readPart(all, part) {
  const found = new RegExp(`<!-- ${part} -->\\s*([\\s\\S]*?)\\s*<!-- end of ${part} -->`).exec(all);
  return found?.[1] ?? '';
}

function fail(why) {
  process.stderr.write(`${why}\n`);
  process.exit(2);
}

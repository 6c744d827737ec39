import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const FOLDER = resolve(__dirname, '../../docs/decisions');
const pages = readdirSync(FOLDER).filter((name) => name !== 'README.md');
const index = readFileSync(join(FOLDER, 'README.md'), 'utf8');

test.each(pages)('%s has a date, a status and an index entry with its title', (name) => {
  const [title = '', , state = ''] = readFileSync(join(FOLDER, name), 'utf8').split('\n');
  const [, date, status] = /^Date: (\d{4}-\d{2}-\d{2})\. Status: (\w+)\.$/.exec(state) ?? [];
  const row = index.split('\n').find((line) => line.includes(`](${name})`)) ?? '';
  expect(row.split('|').map((cell) => cell.trim())).toEqual([
    '',
    `[${title.slice('# '.length)}](${name})`,
    date,
    status,
    '',
  ]);
});

const ROOT = resolve(__dirname, '../..');
const guides = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'],
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

test.each(guides)('every link in %s points to a file', (guide) => {
  const text = readFileSync(join(ROOT, guide), 'utf8');
  const links = Array.from(text.matchAll(/\]\((?!https?:|#)([^)#]+)/g), ([, link = '']) => link);
  const missing = links.filter((link) => !existsSync(join(ROOT, dirname(guide), link)));
  expect(missing).toEqual([]);
});

/** Created by test runs. */
const REPORTS = ['e2e/test-results', 'e2e/visual-report'];
const FOLDERS = ['bin', 'docs', 'e2e', 'packages', 'portal', 'stories', 'tests'];

test.each(guides)('every path that %s names exists', (guide) => {
  const text = readFileSync(join(ROOT, guide), 'utf8');
  const paths = Array.from(text.matchAll(/`([\w-]+\/[\w./-]+)`/g), ([, path = '']) => path);
  const own = paths.filter((path) => FOLDERS.includes(path.split('/')[0] ?? ''));
  expect(own.filter((path) => !REPORTS.includes(path) && !existsSync(join(ROOT, path)))).toEqual([]);
});

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
  ...['packages/ui/README.md', 'packages/rules/README.md', 'packages/server/demo/README.md'],
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

const sources = ['bin', 'e2e', 'packages', 'portal', 'stories', 'tests'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
    (name) => `/${folder}/${name.replaceAll('\\', '/')}`,
  ),
);

// A file may be named without the folders above it: `states/money-states.ts`.
test.each(guides)('every source file that %s names exists', (guide) => {
  const text = readFileSync(join(ROOT, guide), 'utf8');
  const named = Array.from(
    text.matchAll(/`([\w.-]+(?:\/[\w@.-]+)+\.(?:tsx?|mjs|json|sql))`/g),
    ([, name = '']) => name,
  );
  expect(named.filter((name) => !sources.some((file) => file.endsWith(`/${name}`)))).toEqual([]);
});

const tests = sources.filter((file) => /\.test\.tsx?$/.test(file));

test.each(guides)('every jest command in %s runs a test', (guide) => {
  const text = readFileSync(join(ROOT, guide), 'utf8');
  const patterns = Array.from(
    text.matchAll(/npx jest --config tests\/jest\.config\.mjs ([^\s`]+)/g),
    ([, pattern = '']) => pattern,
  );
  expect(patterns.filter((pattern) => !tests.some((file) => file.includes(pattern)))).toEqual([]);
});

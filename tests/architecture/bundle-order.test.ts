// Gzip finds what is alike within 32 KiB: a look or a word outside the order costs every page with the package.
import { join, relative, resolve } from 'node:path';
import { valueImports } from './value-imports';

const SOURCES = resolve(__dirname, '../../packages/ui/src');
const ORDER = join(SOURCES, 'bundle-order.ts');

/** What comes with the package at once; charts, the PDF reader and what is loaded later do not. */
function reachedFrom(entry: string): Set<string> {
  const reached = new Set<string>();
  const visit = (path: string) => {
    if (reached.has(path) || path === ORDER) return;
    reached.add(path);
    valueImports(path).forEach(visit);
  };
  visit(entry);
  return reached;
}

test('every look and every English word that comes with the package has its place in the order of the bundle', () => {
  const reached = [...reachedFrom(join(SOURCES, 'index.ts'))].map((path) => relative(SOURCES, path)).sort();
  const looks = reached.filter((path) => path.endsWith('.styles.ts'));
  const words = reached.filter((path) => path.startsWith('messages/en/'));
  expect(looks.length).toBeGreaterThan(50);
  expect(valueImports(ORDER).map((path) => relative(SOURCES, path))).toEqual([...looks, ...words]);
});

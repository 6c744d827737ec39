// Checks every import against the allowed directions.
import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { sources, valueImports } from './value-imports';

const ROOT = resolve(__dirname, '../..');

/** Parts of the product, each with the parts that it may import. */
const MAY_KNOW: Record<string, { folder: string; knows: string[] }> = {
  '@quoin/rules': { folder: 'packages/rules/src', knows: [] },
  '@quoin/contract': { folder: 'packages/contract/src', knows: ['@quoin/rules'] },
  '@quoin/ui': { folder: 'packages/ui/src', knows: ['@quoin/rules'] },
  '@quoin/server': { folder: 'packages/server/src', knows: ['@quoin/rules', '@quoin/contract'] },
  '@quoin/portal': { folder: 'portal/src', knows: ['@quoin/rules', '@quoin/contract', '@quoin/ui'] },
  '@quoin/stories': { folder: 'stories', knows: ['@quoin/rules', '@quoin/ui'] },
};

/** External packages that a part must not use. */
const MUST_NOT_USE: Record<string, RegExp> = {
  '@quoin/rules': /^(react|fastify|pg|drizzle-orm|@reduxjs)/,
  '@quoin/ui': /^(@reduxjs|react-redux|react-router|react-intl|axios)/,
};

/** Allowed imports between journeys, for investment pages. Code that several journeys share belongs in a lower layer. */
const PORTAL_JOURNEY_IMPORTS: string[] = ['portfolio → fund', 'portfolio → redeem'];

interface Import {
  file: string;
  specifier: string;
}

const files = Object.fromEntries(
  Object.entries(MAY_KNOW).map(([name, { folder }]) => [name, sources(join(ROOT, folder))]),
);

describe('import directions', () => {
  it('finds source files to check', () => {
    for (const name of Object.keys(MAY_KNOW)) expect(files[name]?.length ?? 0).toBeGreaterThan(3);
  });

  it.each(Object.keys(MAY_KNOW))('%s imports only allowed parts', (name) => {
    const knows: string[] = MAY_KNOW[name]?.knows ?? [];
    const wrong = getImports(name).filter(({ specifier }) => {
      const part = /^@quoin\/[a-z]+/.exec(specifier)?.[0];
      return (part !== undefined && !knows.includes(part)) || MUST_NOT_USE[name]?.test(specifier);
    });
    expect(wrong).toEqual([]);
  });

  it.each(Object.keys(MAY_KNOW))('%s stays inside its own folder with relative imports', (name) => {
    const base = join(ROOT, MAY_KNOW[name]?.folder ?? '');
    const wrong = getImports(name).filter(
      ({ file, specifier }) =>
        specifier.startsWith('.') && !resolve(ROOT, dirname(file), specifier).startsWith(base),
    );
    expect(wrong).toEqual([]);
  });

  it('server journeys import each other only through the index', () => {
    const wrong = betweenJourneys('packages/server/src').filter(
      ({ path }) => path !== '' && path !== 'index',
    );
    expect(wrong).toEqual([]);
  });

  it('portal journeys do not import each other', () => {
    const pairs = betweenJourneys('portal/src').map(({ from, to }) => `${from} → ${to}`);
    expect([...new Set(pairs)].sort()).toEqual(PORTAL_JOURNEY_IMPORTS);
  });

  it.each(Object.keys(MAY_KNOW))('%s has no import cycle', (name) => {
    expect(findCycle(files[name] ?? [])).toEqual([]);
  });
});

function getImports(name: string): Import[] {
  return (files[name] ?? []).flatMap(importsIn);
}

/** Includes type-only imports, although the build removes them. */
function importsIn(path: string): Import[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(path, 'utf8'), true, true);
  return importedFiles.map(({ fileName }) => ({ file: relative(ROOT, path), specifier: fileName }));
}

/** Imports from one folder of `journey` to another, with the path within the imported folder. */
function betweenJourneys(base: string): { from: string; to: string; path: string }[] {
  const journey = join(ROOT, base, 'journey');
  return sources(journey)
    .flatMap(importsIn)
    .filter(({ specifier }) => specifier.startsWith('.'))
    .flatMap(({ file, specifier }) => {
      const [from = ''] = relative(journey, join(ROOT, file)).split('/');
      const [to = '', ...path] = relative(journey, resolve(ROOT, dirname(file), specifier)).split('/');
      return to === '..' || to === from ? [] : [{ from, to, path: path.join('/') }];
    });
}

/** The first cycle of value imports, as a list of paths; empty if there is none. */
function findCycle(paths: string[]): string[] {
  const graph = new Map(paths.map((path) => [path, valueImports(path)]));
  const done = new Set<string>();
  const walk = (path: string, trail: string[]): string[] => {
    if (trail.includes(path))
      return [...trail.slice(trail.indexOf(path)), path].map((p) => relative(ROOT, p));
    if (done.has(path)) return [];
    done.add(path);
    for (const next of graph.get(path) ?? []) {
      const cycle = walk(next, [...trail, path]);
      if (cycle.length > 0) return cycle;
    }
    return [];
  };
  for (const path of paths) {
    const cycle = walk(path, []);
    if (cycle.length > 0) return cycle;
  }
  return [];
}

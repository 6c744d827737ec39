import { join, relative, resolve } from 'node:path';
import { sources, valueImports } from './value-imports';

const ROOT = resolve(__dirname, '../..');

/** From bottom to top; types may be imported from any layer. */
const SERVER = [
  ['shared'],
  ['jobs', 'metrics', 'services.ts'],
  ['config.ts', 'database', 'pdf'],
  ['security', 'providers', 'file-examiner', 'audit', 'ledger'],
  ['http', 'states', 'bank-accounts', 'staff'],
  ['journey'],
  ['disclosure', 'product-documents', 'transactions'],
  ['reports'],
  ['decisions'],
  ['approvals'],
  ['demo', 'ops'],
  ['app'],
];

/** A server journey may import earlier ones. */
const SERVER_JOURNEYS = [
  ['access', 'join', 'refer'],
  ['documents', 'visit'],
  ['browse'],
  ['apply'],
  ['sign', 'investors'],
  ['account'],
  ['fund', 'redeem'],
  ['portfolio'],
];

const PORTAL = [
  ['browser', 'notices', 'store'],
  ['i18n', 'session'],
  ['api', 'navigation'],
  ['components', 'draft', 'flow', 'form', 'identity', 'sheets'],
  ['account-page', 'authentication', 'bank-account', 'document-reader', 'long-texts', 'products'],
  ['proofs'],
  ['journey'],
  ['shell'],
  ['main.tsx', 'prerender.tsx'],
];

test.each([
  ['packages/server/src', SERVER],
  ['packages/server/src/journey', SERVER_JOURNEYS],
  ['portal/src', PORTAL],
])('folders of %s import only the layers below them', (base, layers) => {
  expect(layerErrors(base, layers)).toEqual([]);
});

/**
 * Checks value imports against layers of folders: an import may lead to a lower layer or stay within its folder.
 * @param base folder from the root, as `packages/server/src`
 * @param layers from bottom to top; each entry is a folder or a file relative to `base`
 * @returns one message per import that points upwards or sideways, and per folder or file that no layer lists
 */
function layerErrors(base: string, layers: string[][]): string[] {
  const entries = layers.flatMap((layer, level) => layer.map((entry) => ({ entry, level })));
  const getPlace = (file: string) =>
    entries
      .filter(({ entry }) => file === entry || file.startsWith(`${entry}/`))
      .sort((a, b) => b.entry.length - a.entry.length)[0];
  const unlisted = new Set<string>();
  const wrong: string[] = [];
  for (const path of sources(join(ROOT, base))) {
    const file = relative(join(ROOT, base), path);
    const from = getPlace(file);
    if (!from) unlisted.add(`${file.split('/')[0]} is in no layer`);
    for (const target of from ? valueImports(path) : []) {
      const imported = relative(join(ROOT, base), target);
      const to = imported.startsWith('..') ? undefined : getPlace(imported);
      if (!to || to.entry === from?.entry || to.level < (from?.level ?? 0)) continue;
      wrong.push(`${file} imports ${imported}: ${from?.entry} must not know ${to.entry}`);
    }
  }
  return [...unlisted, ...wrong];
}

// Licences of the production dependencies: a new licence requires a decision.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const SCRIPT = join(ROOT, 'bin/licences.mjs');

/** Packages in a lock file (default: ours) whose licence is not allowed. */
const getForbiddenLicences = (lock?: object): { name: string; licence: string }[] => {
  const program = `import { productionPackages, withoutAllowedLicence } from ${JSON.stringify(SCRIPT)};
    const lock = ${lock ? JSON.stringify(JSON.stringify(lock)) : 'undefined'};
    process.stdout.write(JSON.stringify(withoutAllowedLicence(productionPackages(lock))));`;
  return JSON.parse(execFileSync('node', ['--input-type=module', '-e', program], { encoding: 'utf8' }));
};

test('every production dependency has an allowed licence', () => {
  expect(getForbiddenLicences()).toEqual([]);
});

test('unknown, missing and copyleft licences are reported, except for development tools', () => {
  const packages = {
    'node_modules/free': { version: '1.0.0', license: 'MIT' },
    'node_modules/either': { version: '1.0.0', license: 'MIT or MPL-2.0' },
    'node_modules/both': { version: '1.0.0', license: '(MIT AND GPL-3.0-only)' },
    'node_modules/silent': { version: '1.0.0' },
    'node_modules/shared': { version: '1.0.0', license: 'LGPL-3.0-or-later' },
    'node_modules/@img/sharp-libvips-linux-x64': { version: '1.0.0', license: 'LGPL-3.0-or-later' },
    'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0-only', dev: true },
  };
  expect(getForbiddenLicences({ packages }).map(({ name, licence }) => [name, licence])).toEqual([
    ['both', '(MIT AND GPL-3.0-only)'],
    ['shared', 'LGPL-3.0-or-later'],
    ['silent', 'unknown'],
  ]);
});

test('the list contains libvips with its LGPL licence, and the licence texts', () => {
  const list = execFileSync('node', [SCRIPT], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  expect(list).toMatch(/\| @img\/sharp-libvips-linux-x64 \| [\d.]+ \| LGPL-3\.0-or-later \|/);
  expect(list).toMatch(/## fastify [\d.]+\n\n```text\nMIT License/);
});

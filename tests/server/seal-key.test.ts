// The key that seals documents is one for all servers of a database: it is never replaced unnoticed.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServices, createLogger, readConfig, type Environment } from '@quoin/server';
import { installation } from '../../packages/server/src/database/tables';
import { eq } from 'drizzle-orm';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ DEMO: '0' });
});
afterAll(() => app.close());

/** A start on another machine: the same database and keys, but a data folder of its own. */
async function startElsewhere(
  environment: Environment = {},
  prepare?: (folder: string) => void,
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-elsewhere-'));
  const { session, vault, link } = app.config.keys;
  const config = readConfig({
    DATA_DIR: folder,
    DATABASE_URL: app.databaseUrl,
    DEMO: '0',
    SESSION_SECRET: session.toString('base64'),
    VAULT_KEY: vault.current.toString('base64'),
    LINK_SECRET: link.toString('base64'),
    ...environment,
  });
  prepare?.(folder);
  try {
    const open = await buildServices(config, createLogger('silent'));
    await open.close();
    return 'started';
  } catch (failure) {
    return String(failure);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const pem = () => readFileSync(join(app.config.dataDir, 'keys/seal.pem'), 'utf8');
const noted = async () =>
  (await app.db.select().from(installation).where(eq(installation.name, 'seal_certificate')))[0]?.value;

test('a server without the key of the seal does not start with one of its own', async () => {
  const before = await noted();
  expect(before).toMatch(/^[0-9a-f]{64}$/);
  expect(await startElsewhere()).toContain("The seal's key is missing: put back seal.pem in");
  expect(await noted()).toBe(before);
});

test.each([
  ['with line breaks', () => pem()],
  ['on one line', () => pem().trim().replaceAll('\n', '\\n')],
])('the key is given in SEAL_KEY, %s', async (_, text) => {
  const before = await noted();
  expect(await startElsewhere({ SEAL_KEY: text() })).toBe('started');
  expect(await noted()).toBe(before);
});

test.each([
  ['no key', () => 'secret'],
  ['a certificate without its key', () => pem().slice(pem().indexOf('-----BEGIN CERTIFICATE'))],
])('SEAL_KEY with %s is refused by name', (_, text) => {
  const read = () => readConfig({ DATA_DIR: app.config.dataDir, SEAL_KEY: text() });
  expect(read).toThrow('SEAL_KEY is no key with its certificate: give the content of a seal.pem.');
});

test('a broken file of the key is named', async () => {
  const breakIt = (folder: string) => {
    mkdirSync(join(folder, 'keys'), { recursive: true });
    writeFileSync(join(folder, 'keys/seal.pem'), 'no key');
  };
  expect(await startElsewhere({}, breakIt)).toContain('seal.pem is no key with its certificate');
});

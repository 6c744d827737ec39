// A demo and real accounts never share a database: how the marker is set, and which starts it prevents.
import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { hashPassword } from '@quoin/rules/password';
import { buildServices, createLogger, readConfig } from '@quoin/server';
import { DEMO_ACCOUNTS } from '../../packages/server/src/demo/demo-accounts';
import { seedDemoWorld } from '../../packages/server/src/app/demo-world/seed-demo-world';
import { accounts, installation, products } from '../../packages/server/src/database/tables';
import { eq } from 'drizzle-orm';
import { hashForStorage } from '../../packages/server/src/security/passwords';
import { freePort } from '../../packages/server/src/shared/free-port';
import { startOperator, startServerProcess } from './quoin-process';
import { publishProduct } from './scenes';
import { startTestApp, type TestApp } from './test-app';

const HOLDS_REAL_ACCOUNTS = 'DEMO is 1 (the default), but this database has real accounts. Set DEMO=0.';
const IS_A_DEMO = 'DEMO is 0, but this database is a demo. Set DATABASE_URL or DATA_DIR to an empty database';

let app: TestApp;
afterEach(() => app.close());

const loadPlace = ({ config }: TestApp) => ({ DATABASE_URL: config.databaseUrl, DATA_DIR: config.dataDir });

/** @returns why services do not open on the app's database */
async function reasonNotToOpen(demo?: '0' | '1'): Promise<string> {
  const config = readConfig({ ...loadPlace(app), ...(demo && { DEMO: demo }) });
  const opened = await buildServices(config, createLogger('silent')).catch((error: unknown) => String(error));
  if (typeof opened === 'string') return opened;
  await opened.close();
  return '';
}

const markers = async () => {
  const rows = await app.db.select().from(installation).where(eq(installation.name, 'database_kind'));
  return rows.map(({ value }) => value);
};
const removeMarker = () => app.db.delete(installation).where(eq(installation.name, 'database_kind'));

const insertAccount = async (email: string, passwordHash = '') =>
  app.db.insert(accounts).values({
    id: email,
    email,
    firstName: 'Robin',
    lastName: 'Ashdown',
    passwordHash,
    status: 'activated',
    country: 'US',
    preferredLanguage: 'en',
    accredited: true,
    twofaOn: false,
    referralCode: email,
    createdAt: app.clock.now(),
  });

/** Runs a built program to its end. */
async function run(program: 'main.js' | 'ops.js', environment: NodeJS.ProcessEnv, ...words: string[]) {
  const built = join(__dirname, '../../packages/server/dist', program);
  const env = {
    PATH: process.env['PATH'],
    PORT: String(await freePort()),
    ALLOW_UNSAFE: 'http,no-mail,no-sms',
    ...loadPlace(app),
    ...environment,
  };
  const child = spawn(process.execPath, [built, ...words], { env });
  const [error, [exitCode]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { error, exitCode };
}

test('a server without DEMO does not start on a database of DEMO=0 with an account, and adds no demo account', async () => {
  app = await startTestApp();
  await removeMarker();
  const live = await startServerProcess({
    ...loadPlace(app),
    DEMO: '0',
    ALLOW_UNSAFE: 'http,no-mail,no-sms',
  });
  await insertAccount('owner@real.example');
  await live.stop();

  const { error, exitCode } = await run('main.js', {});

  expect(exitCode).toBe(1);
  expect(error).toBe(`Invalid configuration:\n  - ${HOLDS_REAL_ACCOUNTS}\n`);
  expect(await app.db.select({ email: accounts.email }).from(accounts)).toEqual([
    { email: 'owner@real.example' },
  ]);
  expect(await app.db.$count(products)).toBe(0);
  expect(await markers()).toEqual(['real']);
});

test('a start without DEMO on an empty database creates a demo, which a start with DEMO=0 then rejects', async () => {
  app = await startTestApp();
  await removeMarker();
  const demo = await startServerProcess(loadPlace(app));
  await demo.stop();
  expect(await markers()).toEqual(['demo']);
  expect(await app.db.$count(accounts)).toBe(DEMO_ACCOUNTS.length);

  const { error, exitCode } = await run('main.js', { DEMO: '0' });
  expect(exitCode).toBe(1);
  expect(error).toContain(IS_A_DEMO);
  expect(error).not.toMatch(/\n +at /);
});

test('the command line rejects a database of the other kind, also for an import', async () => {
  app = await startTestApp({ DEMO: '0' });
  expect(await run('ops.js', {}, 'products', 'import', 'products.csv')).toEqual({
    exitCode: 1,
    error: `Invalid configuration:\n  - ${HOLDS_REAL_ACCOUNTS}\n`,
  });
  const first = ['staff', 'add', 'a@quoin.example', '--name', 'Ada', '--role', 'operations'];
  const allowed = startOperator(first, { ...loadPlace(app), DEMO: '0' });
  expect(await once(allowed, 'exit')).toEqual([0, null]);
});

describe('a database from before the marker', () => {
  beforeEach(async () => {
    app = await startTestApp();
    await removeMarker();
  });

  test('is a demo if it has a demo account, with other accounts or not', async () => {
    await insertAccount(DEMO_ACCOUNTS[2]?.email ?? '');
    await insertAccount('visitor@real.example');
    expect(await reasonNotToOpen('0')).toContain(IS_A_DEMO);
    expect(await markers()).toEqual(['demo']);
    expect(await reasonNotToOpen()).toBe('');
  });

  test('is real if it has any other account', async () => {
    await insertAccount('owner@real.example');
    expect(await reasonNotToOpen()).toContain(HOLDS_REAL_ACCOUNTS);
    expect(await markers()).toEqual(['real']);
    expect(await reasonNotToOpen('0')).toBe('');
  });

  test('is real if it has products but no account yet', async () => {
    await publishProduct(app);
    expect(await reasonNotToOpen()).toContain(HOLDS_REAL_ACCOUNTS);
  });

  test.each([
    ['0', 'real'],
    ['1', 'demo'],
    [undefined, 'demo'],
  ] as const)('becomes what DEMO=%s says if it is empty', async (demo, kind) => {
    expect(await reasonNotToOpen(demo)).toBe('');
    expect(await markers()).toEqual([kind]);
  });
});

test('servers that open an empty database concurrently write one marker, and those of the other kind fail', async () => {
  app = await startTestApp();
  await removeMarker();
  const reasons = await Promise.all(
    (['0', '1', '0', '1', '0', '1'] as const).map(async (demo) => ({
      demo,
      reason: await reasonNotToOpen(demo),
    })),
  );
  const [kind] = await markers();
  expect(await markers()).toHaveLength(1);
  for (const { demo, reason } of reasons) {
    const agrees = (demo === '1') === (kind === 'demo');
    expect(reason === '').toBe(agrees);
  }
});

test('the demo world is not added to a demo database with other data', async () => {
  app = await startTestApp();
  await insertAccount('visitor@real.example');
  await expect(seedDemoWorld(app.services)).rejects.toThrow('demo accounts are only created in an empty one');
  expect(await app.db.$count(accounts)).toBe(1);
});

describe.each(DEMO_ACCOUNTS)('under DEMO=0 the published password of $email', ({ email, password }) => {
  let published: string;
  beforeEach(async () => {
    app = await startTestApp({ DEMO: '0' });
    published = await hashPassword(email, password);
  });

  test('cannot sign in, even to an account that has it', async () => {
    await insertAccount(email, await hashForStorage(published));
    const body = { email, password: published };
    expect(await app.refused('signIn', { body })).toMatchObject({ error: 'incorrect_credentials' });
  });

  test('cannot be registered', async () => {
    const answer = await app.call('register', {
      body: {
        first_name: 'Robin',
        last_name: 'Ashdown',
        email,
        phone_number: '2025550143',
        region: 'US',
        code: '123456',
        password: published,
        country: 'US',
        preferred_language: 'en',
        accredited: true,
        terms_accepted: true,
      },
    });
    expect(JSON.parse(answer.response.body)).toMatchObject({
      fields: { password: 'Your password is too weak' },
    });
  });
});

import { type Environment, buildServices, createLogger, readConfig } from '@quoin/server';
import { createCipheriv, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { keyStatus } from '../../packages/server/src/decisions/vault-keys';
import { sealIdentity } from '../../packages/server/src/pdf';
import { allValues, SEALED_COLUMNS } from '../../packages/server/src/security/sealed-values';
import { sealedPlace, createVault } from '../../packages/server/src/security/vault';
import { keyId } from '../../packages/server/src/shared/keys';
import { newId } from '../../packages/server/src/shared/new-id';
import { startOperator } from './quoin-process';
import {
  ESCROW_NUMBER,
  MORGANS_ACTOR,
  accessCode,
  addedBankAccount,
  addedBrokerageAccount,
  BROKERAGE_ACCOUNT,
  CHECKING_ACCOUNT,
  COMPLETE,
  operate,
  publishProduct,
  startedApplication,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installation } from '../../packages/server/src/database/tables';
import { eq } from 'drizzle-orm';

// Vault keys: the current one encrypts, others decrypt, and a rotation moves all values to the current one.
describe('vault keys', () => {
  const [first, second, third] = [randomBytes(32), randomBytes(32), randomBytes(32)];
  const [firstId, secondId] = [keyId(first), keyId(second)];
  const text = (key: Buffer) => key.toString('base64');
  const SECRETS = { SESSION_SECRET: text(randomBytes(32)), LINK_SECRET: text(randomBytes(32)) };

  let app: TestApp;
  const opened: TestApp[] = [];
  beforeEach(async () => {
    app = await startTestApp({ ...SECRETS, VAULT_KEY: text(first) });
    opened.push(app);
  });
  afterEach(async () => {
    for (const one of opened.splice(0).reverse()) await one.close();
  });

  /** A server on the same database, with these keys. */
  async function withKeys(current: Buffer, ...others: Buffer[]): Promise<TestApp> {
    const keys: Environment = { VAULT_KEY: text(current), VAULT_OTHER_KEYS: others.map(text).join(' ') };
    const server = await startTestApp({ ...SECRETS, ...keys, DATABASE_URL: app.databaseUrl });
    opened.push(server);
    return server;
  }

  /** Seals like the first version: directly with the key, which the value does not name. */
  function sealedAtFirst(key: Buffer, plain: string, place: string): string {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
    const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
    return ['v1', ...[nonce, cipher.getAuthTag(), body].map((part) => part.toString('base64url'))].join('.');
  }

  const ira = { investor_type: 'ira', custodian_name: 'Harbor Trust', account_number: '0099887766' } as const;

  /** One number of each kind, one of them sealed by the first version. */
  async function createHolderOfNumbers() {
    const person = await app.newInvestor();
    const { token } = person;
    const investor = await app.ok('createInvestor', { token, body: ira });
    await app.open.pool.query('update investors set custodian_account = $1 where id = $2', [
      sealedAtFirst(first, ira.account_number, sealedPlace('investor', investor.id)),
      investor.id,
    ]);
    const { investmentId } = await startedApplication(app, token, (await publishProduct(app)).id);
    await app.ok('saveInvestorInformation', {
      token,
      params: { investmentId },
      body: { finish: true, version: 0, values: COMPLETE.investor_information },
    });
    const bank = await addedBankAccount(app, token, CHECKING_ACCOUNT);
    const broker = await addedBrokerageAccount(app, token, BROKERAGE_ACCOUNT);
    return { ...person, bank, broker };
  }

  const NUMBERS = [
    '000123456789',
    '000123456789',
    '0099887766',
    '219-09-9999',
    ESCROW_NUMBER,
    BROKERAGE_ACCOUNT.account_number,
  ];

  /** Every sealed number, opened. */
  async function loadNumbers({ services: { db, vault } }: TestApp): Promise<string[]> {
    const numbers: string[] = [];
    for (const column of SEALED_COLUMNS)
      for await (const values of allValues(db, column))
        for (const { record, sealed } of values)
          numbers.push(vault.open(sealed, sealedPlace(column.record, record)));
    return numbers.sort();
  }

  const loadCounts = async (server: TestApp) => {
    const { keys } = await keyStatus(server);
    return Object.fromEntries(keys.map(({ key, values }) => [key, values]));
  };

  test('a new key replaces the first, which is then no longer needed', async () => {
    const { token, email } = await createHolderOfNumbers();
    await app.ok('requestPasswordReset', { body: { email } });
    await app.runJobs();
    const between = await withKeys(second, first);
    expect(await loadNumbers(between)).toEqual(NUMBERS);
    expect(await loadCounts(between)).toEqual({ [secondId]: 0, [firstId]: 5, v1: 1 });

    const dryRun = await operate(between, 'keys', 'rotate', '--dry-run', '--json');
    expect(JSON.parse(dryRun.out)).toEqual({ dry_run: true, current: secondId, rewrapped: 6 });
    expect(await loadCounts(between)).toEqual({ [secondId]: 0, [firstId]: 5, v1: 1 });

    const rotated = await operate(between, 'keys', 'rotate', '--json');
    expect(JSON.parse(rotated.out)).toEqual({
      current: secondId,
      rewrapped: 6,
      no_longer_needed: firstId,
    });
    expect(await loadCounts(between)).toEqual({ [secondId]: 6, [firstId]: 0 });

    const after = await withKeys(second);
    expect(await loadNumbers(after)).toEqual(NUMBERS);
    expect(JSON.parse((await operate(after, 'keys', 'verify', '--json')).out)).toEqual({
      intact: true,
      opened: 6,
    });
    const { items } = await after.ok('listInvestors', { token });
    expect(items.map(({ custodian_account_masked }) => custodian_account_masked)).toContain('******7766');
    const { rows } = await after.open.pool.query(
      `select act, actor, object, detail from audit_trail where act like 'vault.%' order by seq`,
    );
    const act = { actor: MORGANS_ACTOR, object: `vault_key:${secondId}` };
    expect(rows).toEqual([
      { ...act, act: 'vault.rotation_begun', detail: {} },
      { ...act, act: 'vault.rotated', detail: { rewrapped: 6 } },
    ]);
    const link = await after.linkMailed(email);
    await after.ok('openPasswordReset', { body: { code: link.split('/').at(-1) ?? '' } });
  });

  test('a queued notice to a former address is sent after the rotation', async () => {
    const { email } = await app.newInvestor();
    const changed = await operate(
      app,
      'accounts',
      'set-email',
      email,
      'new@example.com',
      '--reason',
      'Passport',
    );
    expect(changed.error).toBe('');
    const between = await withKeys(second, first);
    expect((await operate(between, 'keys', 'rotate')).error).toBe('');
    const after = await withKeys(second);
    await after.runJobs();
    expect((await after.outbox(email)).map(({ subject }) => subject)).toContain(
      'The e-mail address of your Quoin account was changed',
    );
  });

  test('many values of one row are all read, page by page', async () => {
    await createHolderOfNumbers();
    await app.open.pool.query(
      `update applications set "values" = jsonb_set("values", '{investor_information,signers}',
        (select jsonb_agg(jsonb_build_object('id_number', 'v1.' || n)) from generate_series(1, 1500) as n))`,
    );
    const read: string[] = [];
    for (const column of SEALED_COLUMNS.filter(({ table }) => table === 'applications'))
      for await (const values of allValues(app.db, column)) read.push(...values.map(({ sealed }) => sealed));
    expect(new Set(read).size).toBe(1500);
  });

  test('the key status counts the values that each key encrypts', async () => {
    await createHolderOfNumbers();
    const { out } = await operate(await withKeys(second, first), 'keys', 'status');
    expect(out).toMatch(new RegExp(`${secondId} +encrypts +0`));
    expect(out).toMatch(new RegExp(`${firstId} +decrypts +5`));
    expect(out).toMatch(/v1 +unknown +1/);
    expect(out).toMatch(new RegExp(`${firstId} +1 +applications.values`));
  });

  test('a server without a key that is in use does not start, and states which one', async () => {
    await app.ok('createInvestor', { token: (await app.newInvestor()).token, body: ira });
    const failure = await withKeys(second, third).catch((error: unknown) => error);
    expect(String(failure)).toContain(`encrypted with the key ${firstId}, which is not configured`);
    expect(String(failure)).toContain('VAULT_OTHER_KEYS');
    expect(String(failure)).not.toContain(text(second));
    await withKeys(second, first);
    await expect(withKeys(first)).rejects.toThrow(`the key ${secondId}, which is not configured`);
  });

  test('one of two concurrent first starts with different keys fails', async () => {
    await app.open.pool.query(`delete from installation where name like 'vault_key.%'`);
    const starts = await Promise.allSettled([withKeys(second), withKeys(third)]);
    expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('the rotation reports a number in another record’s place, and processes all others', async () => {
    const [one, other] = [await createHolderOfNumbers(), await createHolderOfNumbers()];
    await app.open.pool.query(
      'update bank_accounts set number = (select number from bank_accounts where id = $1) where id = $2',
      [one.bank.id, other.bank.id],
    );
    const server = await withKeys(second, first);
    const { exitCode, out, error } = await operate(server, 'keys', 'rotate', '--json');
    expect(exitCode).toBe(1);
    expect(error).toContain('can’t be decrypted: 1.');
    expect(JSON.parse(out)).toEqual({
      current: secondId,
      rewrapped: 11,
      broken: [{ in: 'bank_accounts.number', row: other.bank.id }],
    });
    await expect(withKeys(second)).rejects.toThrow(firstId);
    const verified = await operate(server, 'keys', 'verify', '--json');
    expect(verified.exitCode).toBe(1);
    expect(JSON.parse(verified.out)).toEqual({
      opened: 11,
      broken: [{ in: 'bank_accounts.number', row: other.bank.id }],
    });
  });

  test('values saved during a rotation are not changed', async () => {
    const { token, broker } = await createHolderOfNumbers();
    const server = await withKeys(second, first);
    const params = { brokerageAccountId: broker.id };
    const access_code = await accessCode(app, token, 'bank_account');
    const save = async () => {
      for (let n = 0; n < 10; n += 1) {
        const body = { ...BROKERAGE_ACCOUNT, account_number: `LB-${n}`, access_code };
        await app.ok('changeBrokerageAccount', { token, params, body });
      }
    };
    const rotate = async () => {
      for (let n = 0; n < 10; n += 1) await operate(server, 'keys', 'rotate');
    };
    await Promise.all([save(), rotate()]);
    expect(await loadNumbers(server)).toEqual([...NUMBERS.slice(0, 5), 'LB-9']);
  });

  test('a killed rotation leaves everything readable, and the next one continues', async () => {
    const { id: accountId } = await app.ok('getUserInfo', { token: (await app.newInvestor()).token });
    const { vault } = app.services;
    const TOTAL = 15_000;
    const ids = Array.from({ length: TOTAL }, newId);
    await app.open.pool.query(
      `insert into bank_accounts (id, account_id, method, details, number, created_at, changed_at)
      select id, $1, 'wire', '{}', number, now(), now() from unnest($2::text[], $3::text[]) as one(id, number)`,
      [accountId, ids, ids.map((id) => vault.seal(id, sealedPlace('bank_account', id)))],
    );
    const environment = {
      ...SECRETS,
      DATABASE_URL: app.databaseUrl,
      DATA_DIR: app.config.dataDir,
      VAULT_KEY: text(second),
      VAULT_OTHER_KEYS: text(first),
    };
    const killed = startOperator(['keys', 'rotate'], environment);
    const ended = once(killed, 'exit');
    const done = async () => (await loadCounts(app))[secondId] ?? 0;
    while ((await done()) === 0 && killed.exitCode === null) await wait(20);
    killed.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    // PostgreSQL may still be executing the last commit of the killed process.
    const others = `select 1 from pg_stat_activity where datname = current_database() and backend_type = 'client backend'
      and application_name <> current_setting('application_name')`;
    while ((await app.open.pool.query(others)).rows.length > 0) await wait(20);
    const before = await done();
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(TOTAL);
    const server = await withKeys(second, first);
    expect(await loadNumbers(server)).toEqual([...ids].sort());
    const { out } = await operate(server, 'keys', 'rotate', '--json');
    expect(JSON.parse(out)).toMatchObject({ rewrapped: TOTAL - before, no_longer_needed: firstId });
    expect(await loadNumbers(await withKeys(second))).toEqual([...ids].sort());
  });
});

describe('vault', () => {
  const [first, second] = [randomBytes(32), randomBytes(32)];

  describe('a sealed value', () => {
    const vault = createVault({ current: first, others: [] });
    const place = sealedPlace('investor', 'a');
    const sealed = vault.seal('219-09-9999', place);
    const parts = sealed.split('.');

    test('states its version and key, and differs each time', () => {
      expect(parts.slice(0, 2)).toEqual(['v2', keyId(first)]);
      expect(parts).toHaveLength(8);
      expect(vault.seal('219-09-9999', place)).not.toBe(sealed);
      expect(vault.open(sealed, place)).toBe('219-09-9999');
    });

    test('keeps its ciphertext when another key replaces the first', () => {
      const next = createVault({ current: second, others: [first] });
      const rewrapped = next.rewrap(sealed, place).split('.');
      expect(rewrapped[1]).toBe(keyId(second));
      expect(rewrapped.slice(5)).toEqual(parts.slice(5));
      expect(createVault({ current: second, others: [] }).open(rewrapped.join('.'), place)).toBe(
        '219-09-9999',
      );
    });

    test.each(parts.map((_, index) => index))('with part %i of another value cannot be decrypted', (at) => {
      const other = createVault({ current: second, others: [first] }).seal('219-09-9998', place);
      const mixed = parts.with(at, at === 0 ? 'v1' : (other.split('.')[at] ?? ''));
      expect(() => vault.open(mixed.join('.'), place)).toThrow();
    });

    test('does not decrypt in another record, without its key, or truncated', () => {
      expect(() => vault.open(sealed, sealedPlace('investor', 'b'))).toThrow();
      expect(() => vault.open(sealed, sealedPlace('application', 'a'))).toThrow();
      expect(() => createVault({ current: second, others: [] }).open(sealed, place)).toThrow(keyId(first));
      for (let end = 0; end < parts.length; end += 1)
        expect(() => vault.open(parts.slice(0, end).join('.'), place)).toThrow();
    });
  });
});

// All servers of a database share the key that seals documents, and it is never silently replaced.
describe('seal key', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ DEMO: '0' });
  });
  afterAll(() => app.close());

  /** A start on another machine: the same database and keys, but another data folder. */
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

  test('a server without the seal key does not start with a new one', async () => {
    const before = await noted();
    expect(before).toMatch(/^[0-9a-f]{64}$/);
    expect(await startElsewhere()).toContain('The key that seals documents is missing. Restore seal.pem in');
    expect(await noted()).toBe(before);
  });

  test.each([
    ['with line breaks', () => pem()],
    ['on one line', () => pem().trim().replaceAll('\n', '\\n')],
  ])('SEAL_KEY accepts the key %s', async (_, text) => {
    const before = await noted();
    expect(await startElsewhere({ SEAL_KEY: text() })).toBe('started');
    expect(await noted()).toBe(before);
  });

  test.each([
    ['no key', () => 'secret'],
    ['a certificate without its key', () => pem().slice(pem().indexOf('-----BEGIN CERTIFICATE'))],
  ])('SEAL_KEY with %s is rejected by name', (_, text) => {
    const read = () => readConfig({ DATA_DIR: app.config.dataDir, SEAL_KEY: text() });
    expect(read).toThrow(
      'SEAL_KEY is not a private key with its certificate. Use the content of a seal.pem.',
    );
  });

  test('a key whose certificate has expired is rejected, with its dates', async () => {
    const place = { pem: undefined, folder: join(app.config.dataDir, 'expired') };
    await sealIdentity(place, new Date('2010-01-01'));
    const message = await startElsewhere({ SEAL_KEY: readFileSync(join(place.folder, 'seal.pem'), 'utf8') });
    expect(message).toMatch(/is valid from 2009-12-31T\S+ to 2020-01-01T\S+, not now/);
  });

  test('a broken key file is reported by name', async () => {
    const breakIt = (folder: string) => {
      mkdirSync(join(folder, 'keys'), { recursive: true });
      writeFileSync(join(folder, 'keys/seal.pem'), 'no key');
    };
    expect(await startElsewhere({}, breakIt)).toContain('seal.pem is not a private key with its certificate');
  });
});

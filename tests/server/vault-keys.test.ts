// Keys of sealed numbers: the current one seals, others open, and a rotation puts everything under the current one.
import type { Environment } from '@quoin/server';
import { createCipheriv, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { keyStatus } from '../../packages/server/src/ops/keys';
import { allValues, SEALED_COLUMNS } from '../../packages/server/src/ops/sealed-values';
import { sealedPlace } from '../../packages/server/src/security/vault';
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

/** As the first version sealed: by the key itself, which the value does not name. */
function sealedAtFirst(key: Buffer, plain: string, place: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return ['v1', ...[nonce, cipher.getAuthTag(), body].map((part) => part.toString('base64url'))].join('.');
}

const ira = { investor_type: 'ira', custodian_name: 'Harbor Trust', account_number: '0099887766' } as const;

/** One number of each kind, one of them sealed by the first version. */
async function holderOfNumbers() {
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
async function numbersOf({ services: { db, vault } }: TestApp): Promise<string[]> {
  const numbers: string[] = [];
  for (const column of SEALED_COLUMNS)
    for await (const values of allValues(db, column))
      for (const { record, sealed } of values)
        numbers.push(vault.open(sealed, sealedPlace(column.record, record)));
  return numbers.sort();
}

const countsOf = async (server: TestApp) => {
  const { keys } = await keyStatus({ services: server.services, actor: MORGANS_ACTOR });
  return Object.fromEntries(keys.map(({ key, values }) => [key, values]));
};

test('a new key replaces the first, which is then no longer needed', async () => {
  const { token, email } = await holderOfNumbers();
  await app.ok('requestPasswordReset', { body: { email } });
  await app.runJobs();
  const between = await withKeys(second, first);
  expect(await numbersOf(between)).toEqual(NUMBERS);
  expect(await countsOf(between)).toEqual({ [secondId]: 0, [firstId]: 5, v1: 1 });

  const dryRun = await operate(between, 'keys', 'rotate', '--dry-run', '--json');
  expect(JSON.parse(dryRun.out)).toEqual({ dry_run: true, current: secondId, rewrapped: 6 });
  expect(await countsOf(between)).toEqual({ [secondId]: 0, [firstId]: 5, v1: 1 });

  const rotated = await operate(between, 'keys', 'rotate', '--json');
  expect(JSON.parse(rotated.out)).toEqual({
    current: secondId,
    rewrapped: 6,
    no_longer_needed: firstId,
  });
  expect(await countsOf(between)).toEqual({ [secondId]: 6, [firstId]: 0 });

  const after = await withKeys(second);
  expect(await numbersOf(after)).toEqual(NUMBERS);
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

test('the key status lists what each key has sealed', async () => {
  await holderOfNumbers();
  const { out } = await operate(await withKeys(second, first), 'keys', 'status');
  expect(out).toMatch(new RegExp(`${secondId} +seals +0`));
  expect(out).toMatch(new RegExp(`${firstId} +opens +5`));
  expect(out).toMatch(/v1 +not named +1/);
  expect(out).toMatch(new RegExp(`${firstId} +1 +applications.values`));
});

test('a server without a key that has sealed something does not start, and says which', async () => {
  await app.ok('createInvestor', { token: (await app.newInvestor()).token, body: ira });
  const failure = await withKeys(second, third).catch((error: unknown) => error);
  expect(String(failure)).toContain(`sealed with the key ${firstId}, which is not given`);
  expect(String(failure)).toContain('VAULT_OTHER_KEYS');
  expect(String(failure)).not.toContain(text(second));
  await withKeys(second, first);
  await expect(withKeys(first)).rejects.toThrow(`the key ${secondId}, which is not given`);
});

test('of two servers that start first with different keys, one fails', async () => {
  await app.open.pool.query(`delete from installation where name like 'vault_key.%'`);
  const starts = await Promise.allSettled([withKeys(second), withKeys(third)]);
  expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('the rotation reports a number in another record’s place, and processes all others', async () => {
  const [one, other] = [await holderOfNumbers(), await holderOfNumbers()];
  await app.open.pool.query(
    'update bank_accounts set number = (select number from bank_accounts where id = $1) where id = $2',
    [one.bank.id, other.bank.id],
  );
  const server = await withKeys(second, first);
  const { exitCode, out, error } = await operate(server, 'keys', 'rotate', '--json');
  expect(exitCode).toBe(1);
  expect(error).toContain('1 sealed value');
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
  const { token, broker } = await holderOfNumbers();
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
  expect(await numbersOf(server)).toEqual([...NUMBERS.slice(0, 5), 'LB-9']);
});

test('a rotation that was killed leaves everything readable, and the next one does the rest', async () => {
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
  const done = async () => (await countsOf(app))[secondId] ?? 0;
  while ((await done()) === 0 && killed.exitCode === null) await wait(20);
  killed.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
  const before = await done();
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(TOTAL);
  const server = await withKeys(second, first);
  expect(await numbersOf(server)).toEqual([...ids].sort());
  const { out } = await operate(server, 'keys', 'rotate', '--json');
  expect(JSON.parse(out)).toMatchObject({ rewrapped: TOTAL - before, no_longer_needed: firstId });
  expect(await numbersOf(await withKeys(second))).toEqual([...ids].sort());
});

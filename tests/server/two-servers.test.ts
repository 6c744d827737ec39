// Races between two server processes on one database. RACE_ROUNDS is the number of rounds of each race: the default
// keeps this file short, `RACE_ROUNDS=1000 npx jest --config tests/jest.config.mjs --selectProjects server
// --testPathPatterns two-servers` is the long run.
import { hashPassword } from '@quoin/rules/password';
import { eq } from 'drizzle-orm';
import {
  attemptCounts,
  challenges,
  idempotencyKeys,
  redemptionDocuments,
  redemptions,
} from '../../packages/server/src/database/tables';
import { accessCode, confirmedPayer, currentInvestment, publishProduct } from './scenes';
import { alongside, startServerProcess, type ServerProcess } from './quoin-process';
import { getCookie, newPerson, startTestApp, type TestApp } from './test-app';

const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 40);
jest.setTimeout(120_000 + ROUNDS * 1000);

/** An investor with a redeemable investment and an access code. */
interface Holder {
  token: string;
  accountId: string;
  investmentId: string;
  code: string;
}

/** A thousand rounds exceed the rate limits. */
const UNLIMITED = { REQUEST_LIMITS: '0' };

let app: TestApp;
const holders: Holder[] = [];
const servers: ServerProcess[] = [];
beforeAll(async () => {
  app = await startTestApp(UNLIMITED);
  while (holders.length < 2) {
    const { token } = await app.newInvestor();
    const { investmentId } = await currentInvestment(app, token, await publishProduct(app)); // before other processes take its jobs
    await confirmedPayer(app, token);
    const { id: accountId } = await app.ok('getUserInfo', { token });
    holders.push({ token, accountId, investmentId, code: await accessCode(app, token, 'redemption') });
  }
  const environment = { ...(await alongside(app)), ...UNLIMITED };
  servers.push(...(await Promise.all([1, 2].map(() => startServerProcess(environment)))));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await app.close();
});

/** Calls both servers alternately, `times` in total, without waiting for responses. */
const together = <T>(times: number, ask: (server: ServerProcess, n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => ask(servers[index % 2] ?? missing(), index)));

/** Runs all rounds of a race; the rounds of each investor are serial. */
const inLanes = (race: (holder: Holder) => Promise<void>): Promise<void[]> =>
  Promise.all(
    holders.map(async (holder, lane) => {
      for (let round = lane; round < ROUNDS; round += holders.length) await race(holder);
    }),
  );

function missing(): never {
  throw new Error('a server has not started');
}

/** Number of responses by error name, or `ok`. */
const tally = (kinds: readonly string[]): Record<string, number> =>
  Object.fromEntries([...new Set(kinds)].map((kind) => [kind, kinds.filter((one) => one === kind).length]));

/** A distinct address for each concurrent caller. */
const getAddress = (n: number) => `10.1.${n >> 8}.${n & 255}`;

const ira = { investor_type: 'ira', custodian_name: 'Harbor Trust', account_number: '0099887766' } as const;

test('a hundred requests with one key execute once and get one response', async () => {
  const { token } = await app.newInvestor();
  const answers = await together(100, (server) =>
    server.call('createInvestor', { token, key: 'one', body: ira }),
  );
  expect(new Set(answers.map(({ response }) => `${response.statusCode} ${response.body}`)).size).toBe(1);
  const { items } = await app.ok('listInvestors', { token });
  expect(items).toEqual([answers[0]?.reply]);
  const { id: accountId } = await app.ok('getUserInfo', { token });
  const kept = await app.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.accountId, accountId));
  expect(kept).toHaveLength(1);
});

test('concurrent requests create one investor of a type for an account', async () => {
  await inLanes(async ({ token, accountId }) => {
    const statuses = await together(2, async (server) => {
      const { status } = await server.call('createInvestor', { token, body: ira });
      return String(status);
    });
    expect(tally(statuses)).toEqual({ 200: 1, 409: 1 });
    const { rows } = await app.open.pool.query(
      `delete from investors where investor_type = 'ira' and account_id = $1 returning id`,
      [accountId],
    );
    expect(rows).toHaveLength(1);
  });
});

test('concurrent requests create one ongoing redemption for an investment', async () => {
  await inLanes(async ({ token, investmentId, code }) => {
    const body = {
      investment_id: investmentId,
      type: 'partial',
      amount: '1000.00',
      redemption_day: '2029-06-05',
      update_bank_account: false,
      access_code: code,
    } as const;
    const statuses = await together(2, async (server) => {
      const { status } = await server.call('requestRedemption', { token, params: { investmentId }, body });
      return String(status);
    });
    expect(tally(statuses)).toEqual({ 200: 1, 409: 1 });
    await app.db.delete(redemptionDocuments);
    const rows = await app.db
      .delete(redemptions)
      .where(eq(redemptions.investmentId, investmentId))
      .returning();
    expect(rows.map(({ status }) => status)).toEqual(['requested']);
  });
});

test('of five hundred wrong passwords four return the remaining attempts, and the account is locked', async () => {
  const person = await app.signUp();
  await app.db.delete(attemptCounts);
  const password = await hashPassword(person.email, 'Wrong#2026');
  const errors = await together(500, async (server, n) => {
    const address = getAddress(n);
    const refused = await server.refused('signIn', { address, body: { email: person.email, password } });
    return `${refused.error} ${refused.values?.['left'] ?? ''}`.trim();
  });
  const { account_locked, ...warnings } = tally(errors);
  expect(account_locked).toBe(496);
  expect(Object.values(warnings)).toEqual([1, 1, 1, 1]);
  expect(await app.db.select().from(attemptCounts)).toMatchObject([{ attempts: 5 }]);
});

test('of five hundred guesses at a code, five are checked', async () => {
  const { phone } = newPerson();
  await app.ok('sendSmsCode', { body: { phone, region: 'US' } });
  const code = await app.newestCode(`+1${phone}`);
  const wrong = code === '000000' ? '000001' : '000000';
  const errors = await together(500, async (server, n) => {
    const body = { phone, region: 'US', code: wrong } as const;
    return (await server.refused('verifySmsCode', { address: getAddress(n), body })).error;
  });
  expect(tally(errors)).toEqual({ code_incorrect: 4, too_many_code_attempts: 496 });
  const [counted] = await app.db
    .select()
    .from(challenges)
    .where(eq(challenges.subject, `+1${phone}`));
  expect(counted?.attempts).toBe(5);
});

test('a session renewed many times concurrently has one new cookie, and all continue', async () => {
  const person = await app.newInvestor();
  let { token, cookie } = person;
  for (let round = 0; round < Math.ceil(ROUNDS / 50); round += 1) {
    const answers = await together(20, (server) => server.call('refreshToken', { token, cookie }));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const cookies = answers.map(({ response }) => getCookie(response)).filter((one) => one !== '');
    expect(cookies).toHaveLength(1);
    [token, cookie] = [answers[0]?.reply.token ?? '', cookies[0] ?? ''];
  }
});

test('a session ended on one server is ended on the other', async () => {
  const [one, other] = servers;
  for (let round = 0; round < Math.ceil(ROUNDS / 50); round += 1) {
    const { token } = await app.newInvestor();
    await other?.ok('getUserInfo', { token });
    await one?.ok('signOut', { token });
    expect((await other?.refused('getUserInfo', { token }))?.error).toBe('session_expired');
  }
});

// The synthetic accounts for measurements: their number, their completeness, and the protection of real accounts.
import { checkChain } from '../../packages/server/src/audit/chain';
import { assertNoRealAccounts } from '../../packages/server/bench/seed/assert-no-real-accounts';
import { SEEDED_PASSWORD, seedAtScale } from '../../packages/server/bench/seed/seed-at-scale';
import { accounts, documents, investments } from '../../packages/server/src/database/tables';
import { eq, like, ne } from 'drizzle-orm';
import { accessCode } from './scenes';
import { startTestApp, type TestApp } from './test-app';

const ACCOUNTS = 1_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await assertNoRealAccounts(app.open.pool, undefined);
  await seedAtScale(app.open, ACCOUNTS);
}, 240_000);
afterAll(() => app.close());

const signedIn = async (number: number) => {
  const [account] = await app.db
    .select()
    .from(accounts)
    .where(eq(accounts.referralCode, await referralCodeOf(number)));
  const reply = await app.ok('signIn', { body: { email: account?.email ?? '', password: SEEDED_PASSWORD } });
  if (reply.step !== 'signed_in') throw new Error('expected no second step');
  return reply.token;
};

/** Accounts are identified by the number in their e-mail. */
async function referralCodeOf(number: number): Promise<string> {
  const all = await app.db.select({ email: accounts.email, code: accounts.referralCode }).from(accounts);
  return all.find(({ email }) => email.startsWith(`person.${number}.`))?.code ?? '';
}

test('an account has three investments on average, an investment three documents and a third', async () => {
  expect(await app.db.$count(accounts)).toBe(ACCOUNTS);
  expect(await app.db.$count(investments)).toBe(3 * ACCOUNTS + 1);
  const [most] = await app.db.select().from(accounts).where(like(accounts.email, 'person.500.%'));
  const ofOthers = (table: typeof documents | typeof investments) =>
    app.db.$count(table, ne(table.accountId, most?.id ?? ''));
  expect((await ofOthers(documents)) / (await ofOthers(investments))).toBeCloseTo(10 / 3, 1);
});

test('the investor with the most has ten years of valuations, figures and documents that open', async () => {
  const token = await signedIn(500);
  const { items, totals } = await app.ok('listInvestments', { token, query: {} });
  expect(items).toHaveLength(59);
  expect(items.filter(({ group }) => group === 'current').length).toBeGreaterThan(30);
  expect(totals.nav).toMatch(/^\d+\.\d\d$/);
  const { items: days } = await app.ok('listAsOfDates', { token });
  expect(days.length).toBeGreaterThan(110);
  const { items: documents, total } = await app.ok('listDocuments', {
    token,
    query: { page: 1, page_size: 12 },
  });
  expect(total).toBeGreaterThan(10_000);
  const { url } = await app.ok('requestFileKey', {
    token,
    accessCode: await accessCode(app, token, 'documents'),
    params: { fileId: documents[0]?.file_id ?? '' },
  });
  const bytes = await app.app.inject({
    url: new URL(url, 'http://localhost').pathname + new URL(url, 'http://localhost').search,
  });
  expect([bytes.statusCode, bytes.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  const { items: banks } = await app.ok('listBankAccounts', { token });
  expect(banks).toMatchObject([{ number_masked: expect.stringContaining('6789') }]);
});

test('the audit trail is whole', async () => {
  const check = await checkChain(app.db);
  expect(check).toMatchObject({ intact: true });
});

test('a database with accounts is refused unless it is named', async () => {
  const { pool } = app.open;
  const { rows } = await pool.query<{ name: string }>('select current_database() as name');
  const name = rows[0]?.name ?? '';
  await expect(assertNoRealAccounts(pool, undefined)).rejects.toThrow(`--into ${name}`);
  await expect(assertNoRealAccounts(pool, 'another')).rejects.toThrow('not "another"');
  await assertNoRealAccounts(pool, name);
});

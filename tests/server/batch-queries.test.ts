import { batchQueries } from '../../packages/server/src/database/batch-queries';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operated, loadPart, publishProduct, signedInvestment, accessCode } from './scenes';
import { startTestApp, type TestApp } from './test-app';
import { checkChain } from '../../packages/server/src/audit/chain';
import { assertNoRealAccounts } from '../../packages/server/bench/seed/options';
import { SEEDED_PASSWORD, seedAtScale } from '../../packages/server/bench/seed/seed-at-scale';
import { accounts, documents, investments } from '../../packages/server/src/database/tables';
import { eq, like, ne } from 'drizzle-orm';

describe('batch queries', () => {
  /** A query whose results arrive when the test releases them: each key with the number of the query that returned it. */
  function slowQuery(maxDelayMs?: number) {
    const batches: string[][] = [];
    const ends: { answer: () => void; fail: () => void }[] = [];
    const query = (questions: string[]): Promise<string[]> =>
      new Promise((resolve, reject) => {
        const number = batches.push(questions);
        ends.push({
          answer: () => resolve(questions.map((question) => `${question}, query ${number}`)),
          fail: () => reject(new Error('the database is gone')),
        });
      });
    return {
      ask: batchQueries(query, maxDelayMs),
      batches,
      end: (at: number) => ends[at] ?? { answer: fail, fail },
    };
  }

  const fail = () => {
    throw new Error('there was no such query');
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  test('concurrent calls share one query', async () => {
    const { ask, batches, end } = slowQuery();
    const answers = [ask('first'), ask('second')];
    await settled();
    expect(batches).toEqual([['first', 'second']]);
    end(0).answer();
    expect(await Promise.all(answers)).toEqual(['first, query 1', 'second, query 1']);
  });

  test('calls that arrive while two queries run share the next query', async () => {
    const { ask, batches, end } = slowQuery();
    const first = ask('first');
    await settled();
    const second = ask('second');
    await settled();
    const later = [ask('third'), ask('fourth')];
    await settled();
    expect(batches).toEqual([['first'], ['second']]);
    end(0).answer();
    expect(await first).toBe('first, query 1');
    await settled();
    expect(batches).toEqual([['first'], ['second'], ['third', 'fourth']]);
    end(1).answer();
    end(2).answer();
    expect(await Promise.all([second, ...later])).toEqual([
      'second, query 2',
      'third, query 3',
      'fourth, query 3',
    ]);
  });

  test('a failed query fails only its callers, and the next query runs', async () => {
    const { ask, end } = slowQuery();
    const first = ask('first');
    await settled();
    const second = ask('second');
    await settled();
    end(0).fail();
    await expect(first).rejects.toThrow('the database is gone');
    end(1).answer();
    expect(await second).toBe('second, query 2');
  });

  test('a call after an idle time runs another query', async () => {
    const { ask, end } = slowQuery();
    const first = ask('first');
    await settled();
    end(0).answer();
    await first;
    await settled();
    const second = ask('second');
    await settled();
    end(1).answer();
    expect(await second).toBe('second, query 2');
  });

  test('queries that hang delay later calls only for a limited time', async () => {
    const { ask, batches, end } = slowQuery(20);
    const hanging = [];
    for (const question of ['first', 'second']) {
      hanging.push(ask(question));
      await settled();
    }
    const later = ask('third');
    while (batches.length < 3) await settled();
    end(2).answer();
    expect(await later).toBe('third, query 3');
    end(0).answer();
    end(1).answer();
    expect(await Promise.all(hanging)).toEqual(['first, query 1', 'second, query 2']);
  });
});

// An installation whose largest tables were partitioned by the script.
describe('partitions', () => {
  const SCRIPT = join(__dirname, '../../packages/server/deploy/partitions.sql');

  test('investors continue with their earlier documents and audit log', async () => {
    const app = await startTestApp();
    const signed = async () => {
      const { token } = await app.newInvestor();
      return { token, ...(await signedInvestment(app, token, await publishProduct(app))) };
    };
    const readDocuments = async ({ token, investmentId }: Awaited<ReturnType<typeof signed>>) => {
      const { items } = await app.ok('listDocuments', { token, query: { page: 1, page_size: 100 } });
      const part = await loadPart(app, token, investmentId, 'documents');
      return [...items, ...part.items].map(({ name }) => name);
    };
    const earlier = await signed();
    const documents = await readDocuments(earlier);
    await app.open.pool.query(readFileSync(SCRIPT, 'utf8'));
    const { rows } = await app.open.pool.query(
      `select relname from pg_class where relkind = 'p' and relnamespace = 'public'::regnamespace order by relname`,
    );
    const partitioned = rows.map(({ relname }) => relname);
    expect(partitioned).toEqual(['audit_trail', 'documents', 'file_accesses', 'files']);
    expect(documents.length).toBeGreaterThan(0);
    expect(await readDocuments(earlier)).toEqual(documents);
    expect(await readDocuments(await signed())).toHaveLength(documents.length);
    await operated(app, 'audit', 'verify');
    await app.close();
  });
});

// Synthetic accounts for benchmarks: their number and completeness, and the protection of real accounts.
describe('seed at scale', () => {
  const ACCOUNTS = 1_000;

  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    await assertNoRealAccounts(app.open.pool, undefined);
    await seedAtScale(app.open, ACCOUNTS);
  });
  afterAll(() => app.close());

  const signedIn = async (number: number) => {
    const [account] = await app.db
      .select()
      .from(accounts)
      .where(eq(accounts.referralCode, await readReferralCode(number)));
    const reply = await app.ok('signIn', {
      body: { email: account?.email ?? '', password: SEEDED_PASSWORD },
    });
    if (reply.step !== 'signed_in') throw new Error('expected no second step');
    return reply.token;
  };

  /** Accounts are identified by the number in their e-mail. */
  async function readReferralCode(number: number): Promise<string> {
    const all = await app.db.select({ email: accounts.email, code: accounts.referralCode }).from(accounts);
    return all.find(({ email }) => email.startsWith(`person.${number}.`))?.code ?? '';
  }

  test('an account has three investments on average, an investment three documents and a third', async () => {
    expect(await app.db.$count(accounts)).toBe(ACCOUNTS);
    expect(await app.db.$count(investments)).toBe(3 * ACCOUNTS + 1);
    const [largest] = await app.db.select().from(accounts).where(like(accounts.email, 'person.500.%'));
    const ofOthers = (table: typeof documents | typeof investments) =>
      app.db.$count(table, ne(table.accountId, largest?.id ?? ''));
    expect((await ofOthers(documents)) / (await ofOthers(investments))).toBeCloseTo(10 / 3, 1);
  });

  test('the largest investor has ten years of valuations, figures and documents that open', async () => {
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

  test('the audit log is intact', async () => {
    const check = await checkChain(app.db);
    expect(check).toMatchObject({ intact: true });
  });

  test('a database with accounts is rejected unless it is named', async () => {
    const { pool } = app.open;
    const { rows } = await pool.query<{ name: string }>('select current_database() as name');
    const name = rows[0]?.name ?? '';
    await expect(assertNoRealAccounts(pool, undefined)).rejects.toThrow(`--into ${name}`);
    await expect(assertNoRealAccounts(pool, 'another')).rejects.toThrow('not "another"');
    await assertNoRealAccounts(pool, name);
  });
});

// Cached responses of the catalogue and the portfolio are used until their data change, at any server.
import { eq, sql } from 'drizzle-orm';
import {
  applications,
  changes,
  envelopes,
  investments,
  investors,
  products,
  transactions,
  valuations,
} from '../../packages/server/src/database/tables';
import { forgetChanges } from '../../packages/server/src/database/changes';
import { newId } from '../../packages/server/src/shared/new-id';
import { currentInvestment, publishProduct } from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
let other: TestApp;
let person: Awaited<ReturnType<TestApp['newInvestor']>>;
let product: Awaited<ReturnType<typeof publishProduct>>;
let investmentId: string;
beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ DATABASE_URL: app.databaseUrl, DATA_DIR: app.config.dataDir });
  person = await app.newInvestor();
  product = await publishProduct(app);
  ({ investmentId } = await currentInvestment(app, person.token, product));
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const portfolio = (server: TestApp) => server.ok('listInvestments', { token: person.token, query: {} });
const listProducts = (server: TestApp) => server.ok('listProducts', { query: {} });

/** Tables that are queried during an action. */
async function tablesAsked(server: TestApp, act: () => Promise<unknown>): Promise<string> {
  const query = jest.spyOn(server.open.pool, 'query');
  await act();
  const texts = query.mock.calls.map(([sent]) => Object(sent).text as string);
  query.mockRestore();
  return texts.join('\n');
}

test('an unchanged response is sent again without reading the data again', async () => {
  await portfolio(app);
  await listProducts(app);
  const texts = await tablesAsked(app, async () => {
    await portfolio(app);
    await listProducts(app);
  });
  expect(texts).toContain('"changes"');
  expect(texts).not.toMatch(/from "(investments|transactions|products)"/);
});

test.each([
  [
    'a transaction',
    (db: TestApp['db']) =>
      db.insert(transactions).values({
        id: newId(),
        investmentId,
        transactionType: 'dividend',
        amount: 123_45,
        date: '2026-06-05',
        note: 'Dividend',
        recordedAt: new Date(),
      }),
    { totals: { dividend: '123.45' } },
  ],
  [
    'a transaction that is corrected',
    (db: TestApp['db']) =>
      db.update(transactions).set({ amount: 200_00 }).where(eq(transactions.transactionType, 'dividend')),
    { totals: { dividend: '200.00' } },
  ],
  [
    'a transaction that is deleted',
    (db: TestApp['db']) => db.delete(transactions).where(eq(transactions.transactionType, 'dividend')),
    { totals: { dividend: '0.00' } },
  ],
  [
    'the investment',
    (db: TestApp['db']) =>
      db.update(investments).set({ effectiveDate: '2024-01-31' }).where(eq(investments.id, investmentId)),
    { items: [{ effective_date: '2024-01-31' }] },
  ],
  [
    'the application',
    (db: TestApp['db']) => db.update(applications).set({ state: 'information_complete' }),
    { items: [{ application_state: 'information_complete' }] },
  ],
  [
    'the envelope',
    (db: TestApp['db']) => db.update(envelopes).set({ status: 'cancelled' }),
    { items: [{ envelope_id: null }] },
  ],
  [
    'the investor',
    (db: TestApp['db']) => db.update(investors).set({ name: 'Robin B. Ashdown' }),
    { items: [{ investor: { name: 'Robin B. Ashdown' } }] },
  ],
  [
    'the product',
    (db: TestApp['db']) => db.update(products).set({ name: { en: 'Harbor II', 'zh-CN': '海港二号' } }),
    { items: [{ product: { name: 'Harbor II' } }] },
  ],
  [
    'a valuation',
    (db: TestApp['db']) =>
      db.insert(valuations).values({
        id: newId(),
        productId: product.id,
        date: '2026-06-05',
        unitPrice: '111.0000',
        recordedAt: new Date(),
      }),
    { items: [{ unit_price: '111.0000' }] },
  ],
])('%s that changes by one server is in the next portfolio of the other', async (_, change, expected) => {
  await portfolio(app);
  await portfolio(other);
  await change(app.db);
  expect(await portfolio(other)).toMatchObject(expected);
  expect(await portfolio(app)).toMatchObject(expected);
});

test('a product removed from the catalogue disappears everywhere, in both languages', async () => {
  const closing = await publishProduct(app);
  const listed = async (server: TestApp, language: 'en' | 'zh-CN') => {
    const { items } = await server.ok('listProducts', { query: { status: 'published' }, language });
    return items.some(({ id }) => id === closing.id);
  };
  expect([await listed(app, 'en'), await listed(other, 'zh-CN')]).toEqual([true, true]);
  await app.db.update(products).set({ status: 'closed' }).where(eq(products.id, closing.id));
  expect([await listed(app, 'en'), await listed(other, 'zh-CN')]).toEqual([false, false]);
});

test('a change that started earlier and committed later is detected', async () => {
  const rename = (name: string) => ({ name: { en: name, 'zh-CN': name } });
  let commit = () => undefined as void;
  const later = app.db.transaction(async (tx) => {
    await tx.update(products).set(rename('Slow')).where(eq(products.id, product.id));
    await new Promise<void>((resolve) => {
      commit = resolve;
    });
  });
  while ((await waitingTransactions()) === 0);
  await publishProduct(app); // A newer change, committed first.
  const before = await listProducts(other);
  expect(before.items.map(({ name }) => name)).not.toContain('Slow');
  commit();
  await later;
  const after = await listProducts(other);
  expect(after.items.map(({ name }) => name)).toContain('Slow');
});

/** Transactions that have written and not committed. */
async function waitingTransactions(): Promise<number> {
  const { rows } = await other.db.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction' and backend_xid is not null`,
  );
  return rows[0]?.count ?? 0;
}

test('accounts see their own data, residences their own catalogue, and visitors other texts than investors', async () => {
  const friend = await app.newInvestor({ country: 'CA' });
  const mine = await portfolio(app);
  expect((await app.ok('listInvestments', { token: friend.token, query: {} })).items).toEqual([]);
  expect(mine.items).toHaveLength(1);
  const { id } = await publishProduct(app, { allowedCountries: ['US'] });
  const actionOf = async (token?: string) =>
    (await app.ok('getProduct', { token, params: { productId: id }, query: {} })).action;
  expect([await actionOf(), await actionOf(person.token), await actionOf(friend.token)]).toEqual([
    'sign_in',
    'invest',
    'switch_residence',
  ]);
});

test('a session that ends is refused although its portfolio is kept', async () => {
  const { token } = await app.signIn(person);
  const ask = () => app.call('listInvestments', { token, query: {} });
  expect((await ask()).status).toBe(200);
  await other.ok('signOut', { token });
  expect((await ask()).status).toBe(401);
});

test('the newest of the old changes stays, so that older cached responses are still valid', async () => {
  const catalogueChanges = () => app.db.$count(changes, eq(changes.subject, 'shelf'));
  expect(await catalogueChanges()).toBeGreaterThan(1);
  await forgetChanges(app.db, new Date(Date.now() + 60_000));
  expect(await catalogueChanges()).toBe(1);
});

// Staff reverse a completed redemption by a correcting row; the redemption is approved again.
import { valuations } from '../../packages/server/src/database/tables';
import { newId } from '../../packages/server/src/shared/new-id';
import { readPdf } from './pdf-reading';
import {
  MORGAN,
  NADIA,
  NADIAS_ACTOR,
  openFile,
  operate,
  operateAs,
  operated,
  publishProduct,
  requestedRedemption,
} from './scenes';
import { type Holder, holder, loadTransactions } from './scenes/staff-recorded';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const TODAY = '2026-06-05';
const REASON = 'The unit price of June 5 was wrong';

/** An investor with 500 units at 100 dollars of a fund without a lock-up. */
async function redeemer(language?: 'zh-CN') {
  const product = await publishProduct(app);
  await app.open.pool.query('update products set lock_up_count = 0 where id = $1', [product.id]);
  return holder(app, { product, language });
}

async function completed(one: Holder, amount?: string) {
  const { id } = await requestedRedemption(app, one.token, one.investmentId, {
    amount,
    redemption_day: TODAY,
  });
  await operated(app, 'redemptions', 'approve', id);
  await operated(app, 'redemptions', 'complete', id);
  return id;
}

const reverse = (id: string, ...more: string[]) =>
  operate(app, 'redemptions', 'reverse', id, '--reason', REASON, ...more);

const readInvestment = (one: Holder) => app.ok('getInvestment', one);

async function revalue(one: Holder, unitPrice: string) {
  app.clock.advance({ minutes: 1 });
  await app.db.insert(valuations).values({
    id: newId(),
    productId: one.product.id,
    date: TODAY,
    unitPrice,
    recordedAt: app.clock.now(),
  });
}

const readPayouts = async ({ email }: Holder) =>
  (await operated<{ rows: object[] }>(app, 'reports', 'payouts', '--account', email)).rows;

test('a partial redemption gives back its units, and completes again at the corrected price', async () => {
  const one = await redeemer();
  const before = await readInvestment(one);
  const id = await completed(one, '20000');
  expect(await readInvestment(one)).toMatchObject({ units: '300.000000', withdrawn: '20000.00' });
  expect((await reverse(id, '--dry-run')).error).toBe('');
  app.clock.advance({ minutes: 1 });
  const { out } = await reverse(id, '--json');
  const { reversed_by, ...summary } = JSON.parse(out);
  expect(summary).toMatchObject({
    status: 'approved',
    amount: '20000.00',
    units: '200.000000',
    date: TODAY,
    investment_becomes: 'current',
    reason: REASON,
  });
  expect(await readInvestment(one)).toEqual(before);
  const rows = await loadTransactions(app, one);
  const redeemed = rows.find(
    ({ transaction_type, reverses }) => transaction_type === 'funds_redeemed' && !reverses,
  );
  expect(rows.find((row) => row.id === reversed_by)).toMatchObject({
    transaction_type: 'funds_redeemed',
    amount: '-20000.00',
    date: TODAY,
    reverses: redeemed?.id,
    note: `${REASON} · Reversal of “Redemption” of June 5, 2026`,
  });
  const { ongoing } = await app.ok('getRedemptions', one);
  expect(ongoing).toMatchObject({ id, status: 'approved', amount: '20000.00' });
  expect(await readPayouts(one)).toMatchObject([{ id, state: 'not_completed', amount: '20000.00' }]);
  await revalue(one, '125');
  await operated(app, 'redemptions', 'complete', id);
  expect(await readInvestment(one)).toMatchObject({ units: '340.000000', withdrawn: '20000.00' });
  expect(await readPayouts(one)).toMatchObject([{ id, state: 'ready', amount: '20000.00' }]);
  const acts = await app.open.pool.query(
    "select actor, act from audit_trail where object = $1 and act = 'redemption.reversed'",
    [`redemption:${id}`],
  );
  expect(acts.rows).toEqual([{ actor: NADIAS_ACTOR, act: 'redemption.reversed' }]);
});

test('a full redemption makes the investment current again, and its amount is open again', async () => {
  const one = await redeemer();
  const before = await readInvestment(one);
  const id = await completed(one);
  expect(await readInvestment(one)).toMatchObject({ status: 'past', nav: '0.00' });
  expect(JSON.parse((await reverse(id, '--json')).out)).toMatchObject({ investment_becomes: 'current' });
  expect(await readInvestment(one)).toEqual(before);
  expect((await app.ok('getRedemptions', one)).ongoing).toMatchObject({ id, type: 'full', amount: null });
  await revalue(one, '90');
  await operated(app, 'redemptions', 'complete', id);
  expect(await readInvestment(one)).toMatchObject({ status: 'past', withdrawn: '45000.00' });
});

test('the investor can cancel a reversed redemption', async () => {
  const one = await redeemer();
  const id = await completed(one, '20000');
  await reverse(id);
  await app.ok('cancelRedemption', { token: one.token, params: { redemptionId: id } });
  expect(await readInvestment(one)).toMatchObject({ units: '500.000000', withdrawn: '0.00' });
});

test.each([
  [undefined, 'Your redemption was reversed', 'You hold the units again'],
  ['zh-CN', '您的赎回已冲正', '相应份额已恢复'],
] as const)('the investor gets one mail with the reason (%s)', async (language, subject, words) => {
  const one = await redeemer(language);
  const id = await completed(one, '20000');
  await app.runJobs();
  const before = (await app.outbox(one.email)).length;
  await reverse(id);
  await app.runJobs();
  const mails = await app.outbox(one.email);
  expect(mails).toHaveLength(before + 1);
  expect(mails[0]).toMatchObject({ subject });
  expect(mails[0]?.text).toContain(REASON);
  expect(mails[0]?.text).toContain(words);
});

test('a statement issued again shows the redemption and its reversal', async () => {
  const { investmentId, ...one } = await redeemer();
  const id = await completed({ ...one, investmentId }, '20000');
  app.clock.advance({ days: 26 });
  const words = [investmentId, '--to', '2026-06-30'];
  await operated(app, 'statements', 'issue', ...words);
  await reverse(id);
  const issued = await operated(app, 'statements', 'reissue', ...words, '--reason', REASON);
  const { token } = await app.signIn(one);
  const text = (await readPdf((await openFile(app, token, issued.id)).rawPayload)).pages.join(' ');
  expect(text).toContain('Redemption, reversed');
  expect(text).toContain('500.000000');
  app.clock.advance({ days: -26 });
});

describe('a reversal is refused', () => {
  test('for a redemption that is not completed, and twice', async () => {
    const one = await redeemer();
    const { id } = await requestedRedemption(app, one.token, one.investmentId, { redemption_day: TODAY });
    expect((await reverse(id)).error).toContain("is requested: it can't be reversed");
    await operated(app, 'redemptions', 'approve', id);
    await operated(app, 'redemptions', 'complete', id);
    expect((await operate(app, 'redemptions', 'reverse', id, '--reason', ' ')).error).toContain('--reason');
    expect((await reverse(id)).error).toBe('');
    expect((await reverse(id)).error).toContain("is approved: it can't be reversed");
  });

  test('to one person alone', async () => {
    const one = await redeemer();
    const id = await completed(one, '20000');
    const words = ['redemptions', 'reverse', id, '--reason', REASON, '--json'];
    const { approval } = JSON.parse((await operateAs(app, MORGAN, words)).out);
    const own = await operateAs(app, MORGAN, ['approvals', 'approve', approval]);
    expect(own.error).toContain('You requested this yourself');
    expect(await readInvestment(one)).toMatchObject({ units: '300.000000' });
  });

  test('while its payment is recorded', async () => {
    const one = await redeemer();
    const id = await completed(one, '20000');
    await operated(app, 'payouts', 'pay', id, '--reference', 'WIRE-77');
    expect((await reverse(id)).error).toContain(`payouts unpay ${id}`);
    await operated(app, 'payouts', 'unpay', id, '--reason', 'The bank returned it');
    expect((await reverse(id)).error).toBe('');
  });

  test('while another redemption is under way', async () => {
    const one = await redeemer();
    const id = await completed(one, '20000');
    const other = await requestedRedemption(app, one.token, one.investmentId, {
      amount: '1000',
      redemption_day: TODAY,
    });
    expect((await reverse(id)).error).toContain(other.id);
    await app.ok('cancelRedemption', { token: one.token, params: { redemptionId: other.id } });
    expect((await reverse(id)).error).toBe('');
  });

  test('by its transaction, which names the redemption', async () => {
    const one = await redeemer();
    const id = await completed(one, '20000');
    const row = (await loadTransactions(app, one)).find(
      ({ transaction_type }) => transaction_type === 'funds_redeemed',
    );
    const words = ['transactions', 'reverse', row?.id ?? '', '--reason', REASON];
    expect((await operate(app, ...words)).error).toContain(`redemptions reverse ${id}`);
  });
});

describe('several redemptions', () => {
  test('are approved and completed each by itself, with a line for each', async () => {
    const requested = async () => {
      const one = await redeemer();
      const terms = { amount: '20000', redemption_day: TODAY };
      const { id } = await requestedRedemption(app, one.token, one.investmentId, terms);
      return { ...one, id };
    };
    const [first, second, gone] = [await requested(), await requested(), await requested()];
    await app.ok('cancelRedemption', { token: gone.token, params: { redemptionId: gone.id } });
    const ids = [first.id, gone.id, second.id];
    const tried = await operate(app, 'redemptions', 'approve', ...ids, '--json');
    expect(tried).toMatchObject({ exitCode: 1, error: expect.stringContaining('1 of 3 failed') });
    expect(JSON.parse(tried.out).rows).toMatchObject([
      { id: first.id, done: true, status: 'approved', day: TODAY, problem: null },
      { id: gone.id, done: false, status: null, problem: expect.stringContaining('is cancelled') },
      { id: second.id, done: true },
    ]);
    const words = ['redemptions', 'complete', ...ids, '--json'];
    const requests = await operateAs(app, MORGAN, words);
    expect(requests.exitCode).toBe(1);
    const rows: { done: boolean; approval: string }[] = JSON.parse(requests.out).rows;
    expect(rows).toMatchObject([{ done: true, amount: '20000.00' }, { done: false }, { done: true }]);
    const approvals = rows.flatMap(({ done, approval }) => (done ? [approval] : []));
    expect((await operateAs(app, NADIA, ['approvals', 'approve', ...approvals])).error).toBe('');
    for (const one of [first, second])
      expect(await readInvestment(one)).toMatchObject({ units: '300.000000' });
  });
});

test('a redemption of a quarter completes only at a price of that quarter', async () => {
  const product = await publishProduct(app);
  await app.open.pool.query('update products set lock_up_count = 0 where id = $1', [product.id]);
  await operated(
    app,
    'products',
    'set-redemption',
    product.id,
    '--frequency',
    'quarter_ends',
    '--notice',
    '0',
  );
  const one = await holder(app, { product });
  const { id } = await requestedRedemption(app, one.token, one.investmentId, {
    amount: '20000',
    redemption_day: '2026-09-30',
  });
  await operated(app, 'redemptions', 'approve', id);
  app.clock.advance({ days: 118 });
  const complete = (...more: string[]) => operate(app, 'redemptions', 'complete', id, ...more);
  const { error } = await complete();
  expect(error).toContain('is of 2026-06-05');
  expect(error).toContain(`set-valuation ${product.id} --price <dollars> --date 2026-09-30`);
  await operated(app, 'products', 'set-valuation', product.id, '--price', '125', '--date', '2026-09-30');
  expect(JSON.parse((await complete('--json')).out)).toMatchObject({
    price: '125',
    priced_on: '2026-09-30',
    units: '160.000000',
  });
});

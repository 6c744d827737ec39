// Redemptions follow the fund's own terms, with redemption days and notice or without, in every call.
import { eq } from 'drizzle-orm';
import { products } from '../../packages/server/src/database/tables';
import {
  MORGANS_ACTOR,
  actsOnProduct,
  currentInvestment,
  folderToImport,
  operate,
  operated,
  productFacts,
  publishProduct,
  redemptionTerms,
  requestedRedemption,
  signedInvestment,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
const { file, remove } = folderToImport();
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await app.close();
  remove();
});

const setTerms = (id: string, frequency: string, notice = '0') =>
  operated(app, 'products', 'set-redemption', id, '--frequency', frequency, '--notice', notice);

/** Somebody who holds a fund that is locked up until 5 June 2029. */
async function holder(frequency: string, notice?: string) {
  const product = await publishProduct(app);
  await setTerms(product.id, frequency, notice);
  const { token } = await app.newInvestor();
  const { investmentId } = await currentInvestment(app, token, product);
  return { product, token, investmentId, params: { investmentId } };
}

async function asked({ token, investmentId, params }: Awaited<ReturnType<typeof holder>>, day: string) {
  const body = await redemptionTerms(app, token, investmentId, { redemption_day: day });
  return app.refused('requestRedemption', { token, params, body });
}

test('a fund of quarter ends is redeemed on them only, and an error for another day names the next one', async () => {
  const own = await holder('quarter_ends', '45');
  const { token, investmentId, params } = own;
  const availability = await app.ok('getRedemptions', { token, params });
  expect(availability).toMatchObject({
    open: true,
    barrier: null,
    schedule: { frequency: 'quarter_ends', notice_days: 45 },
    redemption_days: { from: '2029-06-30', to: '2030-06-30' },
  });
  expect(availability.redemption_days?.dates[0]).toEqual({ day: '2029-06-30', request_by: '2029-05-16' });
  expect(availability.redemption_days?.dates).toHaveLength(5);
  for (const [day, message] of [
    ['2029-06-05', 'Choose one of the fund’s redemption days. The next one is June 30, 2029'],
    ['2029-07-01', 'Choose one of the fund’s redemption days. The next one is September 30, 2029'],
    ['2030-09-30', 'Choose a day from June 30, 2029 to June 30, 2030'],
  ] as const)
    expect((await asked(own, day)).fields).toEqual({ redemption_day: message });

  const { id } = await requestedRedemption(app, token, investmentId, { redemption_day: '2029-06-30' });
  const change = async (redemption_day: string) => {
    const { investment_id: _same, ...body } = await redemptionTerms(app, token, investmentId, {
      redemption_day,
    });
    return { token, params: { redemptionId: id }, body };
  };
  const refused = await app.refused('changeRedemption', {
    ...(await change('2029-07-31')),
    language: 'zh-CN',
  });
  expect(refused.fields).toEqual({ redemption_day: '请选择基金的赎回日，下一个可选日期为2029年9月30日' });
  expect(await app.ok('changeRedemption', await change('2029-09-30'))).toMatchObject({
    redemption_day: '2029-09-30',
    payouts: [{ by: '2029-10-30' }],
  });
});

test('a fund that never redeems rejects new and changed redemptions, and names the source of payouts', async () => {
  const own = await holder('any_day');
  const { product, token, investmentId, params } = own;
  const { id } = await requestedRedemption(app, token, investmentId, { amount: '20000' });
  await setTerms(product.id, 'never');
  await operated(app, 'investments', 'amend-terms', investmentId, '--reason', 'Vote of June 1');
  const { investment_id: _same, ...body } = await redemptionTerms(app, token, investmentId);
  const change = { token, params: { redemptionId: id }, body };
  expect(await app.refused('changeRedemption', change)).toMatchObject({
    error: 'redemption_never',
    status: 409,
  });
  expect(await app.ok('getRedemptions', { token, params })).toMatchObject({
    open: false,
    barrier: 'never',
    redemption_days: null,
    estimate: { amount: '20000.00' },
    exit_policy: 'On a listing or a sale of the company.',
  });
  await app.ok('cancelRedemption', { token, params: { redemptionId: id } });
  expect((await asked(own, '2029-06-05')).error).toBe('redemption_never');
});

test('an error for an investment without a value says to wait for a valuation, not that it is not current', async () => {
  const own = await holder('any_day');
  await app.open.pool.query(`update valuations set product_id = $1 where product_id = $2`, [
    (await publishProduct(app)).id,
    own.product.id,
  ]);
  expect(await app.ok('getRedemptions', { token: own.token, params: own.params })).toMatchObject({
    open: false,
    barrier: 'not_valued',
  });
  expect((await asked(own, '2029-06-05')).error).toBe('redemption_not_valued');
});

test('one call returns the current investments of the account as single calls do, and of no other account', async () => {
  const { product, token, investmentId, params } = await holder('quarter_ends', '60');
  const standings = async () => (await app.ok('listRedemptionStandings', { token })).items;
  const { id } = await requestedRedemption(app, token, investmentId, {
    redemption_day: '2029-06-30',
    amount: '5000',
  });
  const {
    items: _all,
    exit_policy: _words,
    payees: _own,
    payout_terms: _product,
    ...one
  } = await app.ok('getRedemptions', { token, params });
  expect(one).toMatchObject({ open: false, barrier: null, ongoing: { id } });
  expect(await standings()).toEqual([one]);
  await app.ok('cancelRedemption', { token, params: { redemptionId: id } });
  await setTerms(product.id, 'never');
  await operated(app, 'investments', 'amend-terms', investmentId, '--reason', 'Vote of June 1');
  expect(await standings()).toMatchObject([{ barrier: 'never', ongoing: null }]);
  const { token: stranger } = await app.newInvestor();
  const { investmentId: signed } = await signedInvestment(app, stranger, product);
  expect(signed).not.toBe(investmentId);
  expect((await app.ok('listRedemptionStandings', { token: stranger })).items).toEqual([]);
});

test('a redemption that the units no longer cover is among what needs its investor', async () => {
  const { product, token, investmentId } = await holder('any_day');
  await requestedRedemption(app, token, investmentId, { amount: '50000' });
  const action = async () => (await app.ok('listPendingActions', { token })).items.at(-1);
  expect(await action()).toMatchObject({ kind: 'follow_redemption' });
  await operated(app, 'products', 'set-valuation', product.id, '--price', '80');
  expect(await action()).toMatchObject({
    kind: 'revise_redemption',
    amount: '50000.00',
    deadline: '2029-06-05',
    investment: { id: investmentId, group: 'current' },
  });
});

test('staff sets the terms of a fund, and an invalid notice period is rejected', async () => {
  const { id } = await publishProduct(app);
  const set = (...words: string[]) => operate(app, 'products', 'set-redemption', id, ...words);
  expect((await set('--frequency', 'weekly')).error).toContain('quarter_ends');
  for (const notice of ['-1', '1.5', '366', 'soon'])
    expect((await set('--frequency', 'month_ends', `--notice=${notice}`)).error).toContain('no notice');
  await set('--frequency', 'month_ends', '--notice', '30', '--dry-run');
  const { token } = await app.newInvestor();
  const terms = async () => (await app.ok('getProductMaterials', { token, params: { productId: id } })).terms;
  expect((await terms()).redemption).toEqual({ frequency: 'any_day', notice_days: 0 });
  await set('--frequency', 'month_ends', '--notice', '30');
  expect((await terms()).redemption).toEqual({ frequency: 'month_ends', notice_days: 30 });
  expect(await actsOnProduct(app, id)).toEqual([`${MORGANS_ACTOR} product.set_redemption`]);
});

test('a file of products brings the terms, and one that says nothing of them leaves them', async () => {
  const termsOf = async () =>
    (
      await app.db
        .select({ frequency: products.redemptionFrequency, notice: products.redemptionNoticeDays })
        .from(products)
        .where(eq(products.id, 'lantern-credit'))
    )[0];
  const bring = (changed: Record<string, unknown>) =>
    operate(app, 'products', 'import', file('terms.json', JSON.stringify([productFacts(changed)])));
  const wrong = await bring({ redemption_frequency: 'weekly', redemption_notice_days: '400' });
  expect(wrong.out).toContain('redemption_frequency');
  expect(wrong.out).toContain('must be 365 at most');
  expect(await termsOf()).toBeUndefined();
  await bring({});
  expect(await termsOf()).toEqual({ frequency: 'any_day', notice: 0 });
  await bring({ redemption_frequency: 'quarter_ends', redemption_notice_days: '60' });
  await bring({ name_en: 'Lantern Senior Credit Fund' });
  expect(await termsOf()).toEqual({ frequency: 'quarter_ends', notice: 60 });
});

// Last: it moves the clock.
test('the calendar shows the request deadline of the next redemption day while no redemption is in progress', async () => {
  const person = await app.newInvestor();
  const product = await publishProduct(app);
  await setTerms(product.id, 'month_ends', '30');
  const { investmentId } = await currentInvestment(app, person.token, product);
  const daysOf = async (token: string) =>
    (await app.ok('listCalendar', { token })).items
      .filter(({ kind }) => kind.startsWith('redemption'))
      .map(({ kind, date, title }) => [kind, date, title]);
  expect(await daysOf(person.token)).toEqual([]); // three years ahead
  app.clock.advance({ days: 1096 });
  const { token } = await app.signIn(person);
  expect(await daysOf(token)).toEqual([
    [
      'redemption_request_due',
      '2029-07-01',
      'Last day to request a redemption on July 31, 2029: Harbor Growth Access Fund',
    ],
  ]);
  await requestedRedemption(app, token, investmentId, { redemption_day: '2029-07-31' });
  expect((await daysOf(token)).map(([kind]) => kind)).toEqual(['redemption_day', 'redemption_payout']);
});

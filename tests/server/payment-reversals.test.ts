// Staff reverse payments, also those that have bought units or paid a capital call, and the end of an investment.
import {
  activated,
  approvedInvestment,
  operate,
  operated,
  paidCall,
  loadPart,
  publishProduct,
  requestedRedemption,
} from './scenes';
import {
  holder,
  type Holder,
  loadKinds,
  loadNotices,
  noticeText,
  record,
  loadTransactions,
} from './scenes/staff-recorded';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const TODAY = '2026-06-05';
const REASON = 'The bank took the wire back';

const reverse = (id: string | undefined, ...more: string[]) =>
  operate(app, 'transactions', 'reverse', id ?? '', '--reason', REASON, ...more);

async function approved(terms?: Parameters<typeof publishProduct>[1]) {
  const person = await app.newInvestor();
  const product = await publishProduct(app, terms);
  const { investmentId } = await approvedInvestment(app, person.token, product);
  return { ...person, product, investmentId, params: { investmentId } };
}

const readRow = async (one: Holder, type: string, amount?: string) =>
  (await loadTransactions(app, one)).find(
    (row) => row.transaction_type === type && (amount === undefined || row.amount === amount),
  );

test.each(['funds_received', 'transferred_in'])(
  'a payment that bought units is reversed with them by its row %s, and is due again',
  async (type) => {
    const one = await holder(app);
    app.clock.advance({ minutes: 1 });
    const { out } = await reverse((await readRow(one, type))?.id, '--json');
    expect(JSON.parse(out)).toMatchObject({ units_taken_back: '500.000000', reason: REASON });
    expect(await loadKinds(app, one)).toEqual([
      'funds_received -50000.00',
      'funds_received 50000.00',
      'transferred_in 0.00',
      'transferred_in 0.00',
    ]);
    expect(await app.ok('getInvestment', one)).toMatchObject({
      status: 'approved',
      contribution: '0.00',
      effective_date: null,
    });
    expect(await app.ok('checkCapitalCall', one)).toMatchObject({ amount_due: '50000.00' });
    expect(await loadNotices(app, one)).toHaveLength(1);
    const text = await noticeText(app, one, 'funds_received');
    expect(text).toContain(REASON);
    expect(text).toContain('500.000000 units are taken back');
    expect((await app.outbox(one.email))[0]?.subject).toBe('A transaction was corrected');
    await operated(app, 'investments', 'fund-received', one.investmentId);
    await activated(app, one.investmentId);
    expect(await app.ok('getInvestment', one)).toMatchObject({
      status: 'current',
      units: '500.000000',
      contribution: '50000.00',
      net_gain_loss: '0.00',
    });
  },
);

test('one of two payments takes back only its own units, is due again, and buys units again', async () => {
  const one = await approved();
  await operated(app, 'investments', 'fund-received', one.investmentId, '--amount', '20000');
  await operated(app, 'investments', 'fund-received', one.investmentId);
  await activated(app, one.investmentId);
  expect(await app.ok('getInvestment', one)).toMatchObject({ units: '500.000000' });
  expect((await reverse((await readRow(one, 'funds_received', '20000.00'))?.id)).error).toBe('');
  expect(await app.ok('getInvestment', one)).toMatchObject({
    status: 'current',
    units: '300.000000',
    contribution: '30000.00',
    nav: '30000.00',
  });
  expect(await app.ok('checkCapitalCall', one)).toMatchObject({
    amount_due: '20000.00',
    amount_due_invested: '20000.00',
    due_date: null,
  });
  expect((await app.ok('listPendingActions', { token: one.token })).items).toMatchObject([
    { kind: 'fund_investment', amount: '20000.00' },
  ]);
  expect(await app.ok('getFunding', one)).toMatchObject({ amount: '20000.00' });
  await operated(app, 'investments', 'fund-received', one.investmentId);
  expect(await app.ok('getInvestment', one)).toMatchObject({
    status: 'current',
    units: '500.000000',
    contribution: '50000.00',
  });
  expect(await app.ok('checkCapitalCall', one)).toMatchObject({
    amount_due: '0.00',
    nothing_due_reason: 'paid',
  });
});

test('a call is paid in parts, and one of them is reversed alone', async () => {
  const one = await approved({ subscriptionFee: '0.01', managementFeeCharge: 'from_nav' });
  const { id } = await operated(
    app,
    ...['capital-calls', 'issue', one.investmentId, '--amount', '20000', '--due', '2026-07-31'],
  );
  const fund = (...more: string[]) => operate(app, 'capital-calls', 'fund', id, ...more);
  expect((await fund('--amount', '20500.01')).error).toContain('Only $20,500.00 is due for capital call');
  const { out } = await fund('--amount', '8500', '--json');
  expect(JSON.parse(out)).toMatchObject({
    status: 'issued',
    invested: '8000.00',
    fees: '500.00',
    still_due: '12000.00',
  });
  const due = { amount_due: '12000.00', amount_due_fees: '0.00', due_date: '2026-07-31' };
  expect(await app.ok('checkCapitalCall', one)).toMatchObject({ ...due, paid_in: '8000.00' });
  expect(await app.ok('getInvestment', one)).toMatchObject({ status: 'approved', contribution: '8000.00' });
  expect((await app.ok('listPendingActions', { token: one.token })).items).toMatchObject([
    { kind: 'pay_capital_call', amount: '12000.00' },
  ]);
  await app.runJobs();
  const mails = (await app.outbox(one.email)).map(({ text }) => text);
  expect(mails.some((text) => text.includes('Still due: $12,000.00'))).toBe(true);
  expect((await operate(app, 'capital-calls', 'cancel', id)).error).toContain('Money has arrived');
  expect((await fund()).error).toBe('');
  expect(await app.ok('getInvestment', one)).toMatchObject({
    status: 'fund_received',
    contribution: '20000.00',
  });

  expect((await reverse((await readRow(one, 'funds_received', '12000.00'))?.id)).error).toBe('');
  expect(await app.ok('checkCapitalCall', one)).toMatchObject({ ...due, items: [{ id, status: 'issued' }] });
  expect(await app.ok('getInvestment', one)).toMatchObject({ status: 'approved', contribution: '8000.00' });
  // The other payment is reversed with its fees.
  expect((await reverse((await readRow(one, 'fees_paid', '500.00'))?.id)).error).toBe('');
  expect(await app.ok('checkCapitalCall', one)).toMatchObject({ amount_due: '20500.00', paid_in: '0.00' });
  expect((await operate(app, 'capital-calls', 'cancel', id)).error).toBe('');
});

test('a part of the second call of a current investment buys its units at once', async () => {
  const one = await approved();
  await paidCall(app, one.investmentId, '20000');
  await activated(app, one.investmentId);
  const { id } = await operated(
    app,
    ...['capital-calls', 'issue', one.investmentId, '--amount', '10000', '--due', '2026-07-31'],
  );
  await operated(app, 'capital-calls', 'fund', id, '--amount', '4000');
  expect(await app.ok('getInvestment', one)).toMatchObject({ units: '240.000000' });
  await operated(app, 'capital-calls', 'fund', id);
  expect(await app.ok('getInvestment', one)).toMatchObject({ units: '300.000000' });
  const second = await readRow(one, 'funds_received', '4000.00');
  expect((await reverse(second?.id)).error).toBe('');
  expect(await app.ok('getInvestment', one)).toMatchObject({ status: 'current', units: '260.000000' });
  expect(await app.ok('checkCapitalCall', one)).toMatchObject({ amount_due: '4000.00' });
});

test('the payment of a capital call makes the call due again, before and after the units are issued', async () => {
  const one = await approved();
  await paidCall(app, one.investmentId, '20000');
  const readCall = async () => (await app.ok('checkCapitalCall', one)).items[0];
  const [funded] = [await readCall()];
  expect(funded).toMatchObject({ status: 'funded' });
  const first = await readRow(one, 'funds_received');
  const { out } = await reverse(first?.id, '--json');
  expect(JSON.parse(out)).toMatchObject({ call_due_again: funded?.id });
  expect(await readCall()).toMatchObject({ id: funded?.id, status: 'issued' });
  expect(await app.ok('checkCapitalCall', one)).toMatchObject({ amount_due: '20000.00' });
  expect(await app.ok('getInvestment', one)).toMatchObject({ status: 'approved', contribution: '0.00' });
  await app.runJobs();
  const mails = await app.outbox(one.email);
  expect(mails.some(({ subject }) => subject.startsWith('Capital call: $20,000.00 due on'))).toBe(true);

  app.clock.advance({ minutes: 1 });
  await operated(app, 'capital-calls', 'fund', funded?.id ?? '');
  await activated(app, one.investmentId);
  expect(await app.ok('getInvestment', one)).toMatchObject({ status: 'current', units: '200.000000' });
  const second = (await loadTransactions(app, one)).find(
    ({ transaction_type, reverses, id }) =>
      transaction_type === 'funds_received' && !reverses && id !== first?.id,
  );
  expect((await reverse(second?.id)).error).toBe('');
  expect(await readCall()).toMatchObject({ status: 'issued' });
  expect(await app.ok('getInvestment', one)).toMatchObject({ status: 'approved' });
});

test('a later call of a current investment is reversed alone', async () => {
  const one = await approved();
  await paidCall(app, one.investmentId, '20000');
  await activated(app, one.investmentId);
  await paidCall(app, one.investmentId, '10000');
  expect(await app.ok('getInvestment', one)).toMatchObject({ units: '300.000000' });
  const later = await readRow(one, 'funds_received', '10000.00');
  const { id: open } = await operated(
    app,
    ...['capital-calls', 'issue', one.investmentId, '--amount', '5000', '--due', '2026-08-31'],
  );
  expect((await reverse(later?.id)).error).toContain(open);
  await operated(app, 'capital-calls', 'cancel', open);
  expect((await reverse(later?.id)).error).toBe('');
  expect(await app.ok('getInvestment', one)).toMatchObject({ status: 'current', units: '200.000000' });
  expect(await app.ok('checkCapitalCall', one)).toMatchObject({ amount_due: '10000.00' });
});

test('a payment is not reversed when its units were redeemed, or may be', async () => {
  const product = await publishProduct(app);
  await app.open.pool.query('update products set lock_up_count = 0 where id = $1', [product.id]);
  const one = await holder(app, { product });
  const paid = await readRow(one, 'funds_received');
  const { id } = await requestedRedemption(app, one.token, one.investmentId, {
    amount: '1000',
    redemption_day: TODAY,
  });
  expect((await reverse(paid?.id)).error).toContain('has a pending redemption');
  await operated(app, 'redemptions', 'approve', id);
  await operated(app, 'redemptions', 'complete', id);
  expect((await reverse(paid?.id)).error).toContain('has at most 490.000000 units');
});

test('a payment recorded without a link to its units is reversed with them if it is the only one', async () => {
  const one = await holder(app);
  await app.open.pool.query('update transactions set counterpart_id = null where investment_id = $1', [
    one.investmentId,
  ]);
  expect((await reverse((await readRow(one, 'transferred_in'))?.id)).error).toContain("can't be reversed");
  expect((await reverse((await readRow(one, 'funds_received'))?.id)).error).toBe('');
  expect(await app.ok('getInvestment', one)).toMatchObject({ status: 'approved' });
});

test('the record of an old payment must say which units or which call it is for', async () => {
  const one = await approved();
  await operated(app, 'investments', 'fund-received', one.investmentId, '--amount', '20000');
  await operated(app, 'investments', 'fund-received', one.investmentId);
  await activated(app, one.investmentId);
  const forget = (column: string) =>
    app.open.pool.query(`update transactions set ${column} = null where investment_id = $1`, [
      one.investmentId,
    ]);
  await forget('counterpart_id');
  const paid = await readRow(one, 'funds_received', '20000.00');
  expect((await reverse(paid?.id)).error).toContain('does not say which units');

  const called = await approved();
  await paidCall(app, called.investmentId, '20000');
  await app.open.pool.query('update transactions set capital_call_id = null where investment_id = $1', [
    called.investmentId,
  ]);
  expect((await reverse((await readRow(called, 'funds_received'))?.id)).error).toContain(
    'has a funded capital call',
  );
});

test('the last payout of an ended investment is reversed, and it is current again', async () => {
  const one = await holder(app);
  await record(app, one.investmentId, 'dividend', '100');
  const before = await app.ok('getInvestment', one);
  await operated(app, 'investments', 'end', one.investmentId);
  expect(await app.ok('getInvestment', one)).toMatchObject({ status: 'past', withdrawn: '50000.00' });
  expect((await reverse((await readRow(one, 'funds_redeemed'))?.id)).error).toBe('');
  expect(await app.ok('getInvestment', one)).toEqual(before);
  const { items } = await loadPart(app, one.token, one.investmentId, 'transactions');
  expect(items.filter(({ reverses }) => reverses)).toMatchObject([{ amount: '-50000.00' }]);
});

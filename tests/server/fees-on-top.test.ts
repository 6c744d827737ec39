// Fees on top of a commitment, from the agreement to the ledger: all places show the same amount due.
import { DEFAULT_PACING } from '@quoin/rules';
import { readPdf } from './pdf-reading';
import {
  activated,
  approvedInvestment,
  confirmedWire,
  openFile,
  operate,
  operated,
  loadPart,
  publishProduct,
  signedInvestment,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** 1% to subscribe and 2% a year: $500 and $1,000 of $50,000. */
const FEES = { subscriptionFee: '0.01', managementFeeCharge: 'on_top_at_funding' } as const;

async function investor(reach: typeof signedInvestment, fees: Parameters<typeof publishProduct>[1] = FEES) {
  const { token, email } = await app.newInvestor();
  const { investmentId, envelopeId } = await reach(app, token, await publishProduct(app, fees));
  return { token, email, investmentId, envelopeId, params: { investmentId } };
}
type Investor = Awaited<ReturnType<typeof investor>>;

const readLedger = async ({ token, investmentId }: Investor) =>
  (await loadPart(app, token, investmentId, 'transactions')).items.map(
    ({ transaction_type, amount }) => `${transaction_type} ${amount}`,
  );

const received = ({ investmentId }: Investor, ...more: string[]) =>
  operate(app, 'investments', 'fund-received', investmentId, ...more);

test('the agreement states each fee, its amount and the amount due', async () => {
  const { token, investmentId } = await investor(signedInvestment);
  const { items } = await loadPart(app, token, investmentId, 'documents');
  const file = items.find(({ document_type }) => document_type === 'subscription_documents');
  const text = (await readPdf((await openFile(app, token, file?.file_id ?? '')).rawPayload)).pages
    .join(' ')
    .replaceAll(/\s+/g, ' ');
  expect(text).toContain('the subscription fee of 1% of the Commitment ($500.00)');
  expect(text).toContain('the management fee of 2% of the Commitment for the first year ($1,000.00)');
  expect(text).toContain('the amount due is $51,500.00');
});

test('commitment and fees are due after the approval, on every page and in every message', async () => {
  const one = await investor(approvedInvestment);
  const { token, params } = one;
  expect(await app.ok('checkCapitalCall', { token, params })).toMatchObject({
    commitment: '50000.00',
    fees_charged: '1500.00',
    fees_paid: '0.00',
    amount_due: '51500.00',
    amount_due_invested: '50000.00',
    amount_due_fees: '1500.00',
  });
  const wire = await confirmedWire(app, { token, params });
  expect(await app.ok('chooseMethodOfTransfer', { token, params, body: wire })).toMatchObject({
    amount: '51500.00',
    invested: '50000.00',
    fees: '1500.00',
  });
  const { items } = await app.ok('listPendingActions', { token });
  expect(items).toMatchObject([{ kind: 'fund_investment', amount: '51500.00' }]);
  const { years } = await app.ok('getPacing', { token, query: DEFAULT_PACING });
  expect(years[0]).toMatchObject({ year: 2026, contribution: '51500.00', expected: true });
  expect(await readLedger(one)).toEqual(
    expect.arrayContaining(['subscription_fee_charged 500.00', 'management_fee_charged 1000.00']),
  );
});

test('a payment pays the fees first; units are issued for the rest only, and the fees count as paid in', async () => {
  const one = await investor(approvedInvestment);
  const { token, params, investmentId } = one;
  expect((await received(one, '--amount', '51,500.01')).error).toContain(
    'Only $51,500.00 is due for investment',
  );
  await operated(app, 'investments', 'fund-received', investmentId, '--amount', '1,000');
  expect(await app.ok('getInvestment', { token, params })).toMatchObject({
    status: 'approved',
    contribution: '0.00',
    fees_paid: '1000.00',
  });
  expect(await app.refused('cancelInvestment', { token, params })).toMatchObject({
    error: 'cancel_too_late',
  });
  await operated(app, 'investments', 'fund-received', investmentId);
  expect((await received(one)).error).toContain('everything is paid');
  await activated(app, investmentId);
  expect(await app.ok('getInvestment', { token, params })).toMatchObject({
    status: 'current',
    units: '500.000000',
    contribution: '50000.00',
    nav: '50000.00',
    fees_paid: '1500.00',
    net_gain_loss: '-1500.00',
  });
  expect(await readLedger(one)).toEqual(
    expect.arrayContaining(['fees_paid 1000.00', 'fees_paid 500.00', 'funds_received 50000.00']),
  );
  const { totals } = await app.ok('listInvestments', { token, query: { status: 'current' } });
  expect(totals).toMatchObject({ fees_paid: '1500.00', net_gain_loss: '-1500.00' });
  const { file_id } = await app.ok('getAccountStatement', { token, query: {} });
  const statement = await readPdf((await openFile(app, token, file_id)).rawPayload);
  expect(statement.pages.join(' ').replaceAll(/\s+/g, ' ')).toMatch(/Fees paid on top \$1,500\.00/);
});

test('the fees are due with the first call, and a later call does not charge them again', async () => {
  const one = await investor(approvedInvestment);
  const { token, params, investmentId } = one;
  const issue = (amount: string) =>
    operated<{ id: string; notice: string }>(
      app,
      ...['capital-calls', 'issue', investmentId, '--amount', amount, '--due', '2026-07-15'],
    );
  const cancelled = await issue('10,000');
  await operated(app, 'capital-calls', 'cancel', cancelled.id);
  expect(await app.ok('checkCapitalCall', { token, params })).toMatchObject({
    amount_due: '0.00',
    nothing_due_reason: 'between_calls',
  });
  const first = await issue('20,000');
  const notice = await readPdf((await openFile(app, token, first.notice)).rawPayload);
  expect(notice.pages.join(' ').replaceAll(/\s+/g, ' ')).toMatch(/Amount to pay \$21,500\.00/);
  expect(await app.ok('checkCapitalCall', { token, params })).toMatchObject({
    amount_due: '21500.00',
    due_date: '2026-07-15',
  });
  expect(await operated(app, 'capital-calls', 'fund', first.id)).toMatchObject({
    amount: '21500.00',
    invested: '20000.00',
    fees: '1500.00',
  });
  await issue('30,000');
  expect(await app.ok('checkCapitalCall', { token, params })).toMatchObject({
    paid_in: '20000.00',
    amount_due: '30000.00',
    amount_due_fees: '0.00',
  });
});

test('the fee is reversed when the investor cancels, and not charged twice by another approval', async () => {
  const one = await investor(approvedInvestment);
  const { token, params, investmentId } = one;
  await operated(app, 'investments', 'ask-action', investmentId, '--note', 'Please send a newer statement.');
  await operated(app, 'investments', 'approve', investmentId);
  expect(await app.ok('checkCapitalCall', { token, params })).toMatchObject({ fees_charged: '1500.00' });
  await app.ok('cancelInvestment', { token, params });
  expect(await app.ok('checkCapitalCall', { token, params })).toMatchObject({
    fees_charged: '0.00',
    amount_due: '0.00',
    nothing_due_reason: 'over',
  });
  expect(await readLedger(one)).toHaveLength(4);
});

test('a change of the product after the signature does not change the fee', async () => {
  const one = await investor(signedInvestment);
  await app.open.pool.query(
    'update products set subscription_fee = 0.02 where id = (select product_id from investments where id = $1)',
    [one.investmentId],
  );
  await operated(app, 'investments', 'approve', one.investmentId);
  expect(await app.ok('checkCapitalCall', one)).toMatchObject({ fees_charged: '1500.00' });
});

test('an agreement from before fees were named charges none', async () => {
  const one = await investor(signedInvestment);
  await app.open.pool.query("update envelopes set subject = subject - 'fees' where id = $1", [
    one.envelopeId,
  ]);
  await operated(app, 'investments', 'approve', one.investmentId);
  expect(await app.ok('checkCapitalCall', one)).toMatchObject({
    fees_charged: '0.00',
    amount_due: '50000.00',
  });
});

test('the fee of each later year is invoiced, up to the last year of the product', async () => {
  const one = await investor(approvedInvestment);
  const { token, params, investmentId } = one;
  const invoice = () => operate(app, 'investments', 'invoice-fee', investmentId);
  expect((await invoice()).error).toContain('only current investments can be invoiced');
  await operated(app, 'investments', 'fund-received', investmentId);
  await activated(app, investmentId);
  const charges = async () => {
    const shown = await operated<{ transactions: { id: string; type: string }[] }>(
      app,
      ...['investments', 'show', investmentId],
    );
    return shown.transactions.filter(({ type }) => type === 'management_fee_charged').map(({ id }) => id);
  };
  const reverse = (id = '') => operate(app, 'transactions', 'reverse', id, '--reason', 'Too early');
  const heldFor = (years: number) =>
    app.open.pool.query('update investments set effective_date = $2 where id = $1', [
      investmentId,
      `${2026 - years}-06-05`,
    ]);
  const [paid] = await charges();
  expect((await reverse(paid)).error).toContain('is paid');
  expect((await invoice()).error).toContain('begins on 2027-06-05');
  await heldFor(1);
  expect((await invoice()).error).toBe('');
  expect((await invoice()).error).toContain('begins on 2027-06-05');
  await app.runJobs();
  expect((await app.outbox(one.email)).map(({ subject }) => subject)).toContain('A management fee is due');
  expect((await reverse((await charges()).find((id) => id !== paid))).error).toBe('');
  expect(await app.ok('checkCapitalCall', { token, params })).toMatchObject({ amount_due: '0.00' });
  for (let year = 2; year <= 5; year += 1) {
    await heldFor(year - 1);
    await operated(app, 'investments', 'invoice-fee', investmentId);
    expect(await app.ok('checkCapitalCall', { token, params })).toMatchObject({
      amount_due: '1000.00',
      amount_due_invested: '0.00',
      due_date: null,
    });
    const { items } = await app.ok('listPendingActions', { token });
    expect(items).toMatchObject([{ kind: 'pay_fees', amount: '1000.00' }]);
    await operated(app, 'investments', 'fund-received', investmentId);
  }
  expect((await invoice()).error).toContain('charges no management fee by invoice for year 6');
  expect(await app.ok('getInvestment', { token, params })).toMatchObject({
    units: '500.000000',
    fees_paid: '5500.00',
  });
});

test('an investment with an unpaid fee does not end', async () => {
  const one = await investor(approvedInvestment, { ...FEES, managementFeeCharge: 'invoiced_yearly' });
  await operated(app, 'investments', 'fund-received', one.investmentId);
  await activated(app, one.investmentId);
  await operated(app, 'investments', 'invoice-fee', one.investmentId);
  const end = () => operate(app, 'investments', 'end', one.investmentId);
  expect((await end()).error).toContain('owes $1,000.00 of fees');
  expect(await app.ok('getInvestment', one)).toMatchObject({ status: 'current' });
  await operated(app, 'investments', 'fund-received', one.investmentId);
  expect((await end()).error).toBe('');
  expect(await app.ok('getInvestment', one)).toMatchObject({ status: 'past' });
});

test('no fee is invoiced if the fund deducts it or the agreement states none', async () => {
  for (const fees of [{ ...FEES, managementFeeCharge: 'from_nav' as const }, FEES]) {
    const one = await investor(approvedInvestment, fees);
    await operated(app, 'investments', 'fund-received', one.investmentId);
    await activated(app, one.investmentId);
    if (fees === FEES)
      await app.open.pool.query("update envelopes set subject = subject - 'fees' where id = $1", [
        one.envelopeId,
      ]);
    const { error } = await operate(app, 'investments', 'invoice-fee', one.investmentId);
    expect(error).toMatch(/charges no management fee by invoice|has no fees on top/);
  }
});

test('a management fee that the fund deducts from its value is not due', async () => {
  const one = await investor(approvedInvestment, { ...FEES, managementFeeCharge: 'from_nav' });
  expect(await app.ok('checkCapitalCall', one)).toMatchObject({ amount_due: '50500.00' });
});

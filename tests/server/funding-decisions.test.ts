import { cents } from '@quoin/rules';
import { eq } from 'drizzle-orm';
import {
  capitalCalls,
  envelopes,
  investmentNotes,
  products,
  redemptions,
  valuations,
} from '../../packages/server/src/database/tables';
import {
  activateInvestment,
  invoiceFee,
  payOutAndEnd,
  recordFunds,
} from '../../packages/server/src/decisions/funding';
import { lockInvestment, moveInvestment } from '../../packages/server/src/decisions/move-investment';
import {
  envelopeStatus,
  insert,
  invested,
  readInvestment,
  jobs,
  move,
  NOW,
  catchProblem,
  recordedActs,
  getRows,
  staff,
  readStatus,
  tx,
  unsigned,
  useLedger,
} from './ledger-rows';

// Payments, yearly fees, the start and the end of an investment, directly on PostgreSQL. The mutation tests run this file for
// each mutant.
useLedger();

type Values = Parameters<typeof invested>[0];
const CURRENT: Values = { status: 'current', effectiveDate: '2026-01-15' };
const TODAY = '2026-06-05';

const readUnits = async (id: string) =>
  (await getRows(id)).flatMap(({ transactionType, units, date }) =>
    units ? [[transactionType, units, date]] : [],
  );
const valued = (productId: string, unitPrice: string, date = '2026-03-31') =>
  insert(valuations, { productId, unitPrice, date });
describe('a payment', () => {
  const record = async (id: string, given: { amount?: number; date?: string } = {}) => {
    const { amount, date = TODAY } = given;
    return recordFunds(tx(), staff, await readInvestment(id), {
      ...{ date, ...(amount !== undefined && { amount: cents(amount) }) },
    });
  };

  test('of everything due funds the investment', async () => {
    const of = await invested();
    const debit = await unsigned(of, 'ach_authorization');
    await move(of.id, 'subscription_fee_charged', 500_00);
    expect(await record(of.id)).toEqual({
      ...{ received: '50500.00', invested: '50000.00', fees: '500.00', still_due: '0.00', date: TODAY },
    });
    expect(await readStatus(of.id)).toBe('fund_received');
    expect((await getRows(of.id)).filter(({ date }) => date === TODAY).map(({ note }) => note)).toEqual([
      ...['Out of the same payment', 'Wire received'],
    ]);
    expect(await envelopeStatus(debit)).toBe('cancelled');
  });

  test('of a part pays the fees first and leaves the investment approved', async () => {
    const of = await invested({ transferMethod: 'ach' });
    await move(of.id, 'subscription_fee_charged', 500_00);
    expect(await record(of.id, { amount: 501_00 })).toMatchObject({
      ...{ received: '501.00', invested: '1.00', fees: '500.00', still_due: '49999.00' },
    });
    expect(await readStatus(of.id)).toBe('approved');
    expect((await getRows(of.id)).at(-1)?.note).toBe('ACH received');
  });

  test('after the reversal of one buys units at once, but fees alone buy none', async () => {
    const of = await invested(CURRENT);
    await valued(of.productId, '100');
    await move(of.id, 'funds_received', 50_000_00, { id: 'kept' });
    await move(of.id, 'funds_received', 2_000_00, { id: 'wrong' });
    await move(of.id, 'funds_received', -12_000_00, { reversesId: 'wrong' });
    await move(of.id, 'management_fee_charged', 100_00);
    await record(of.id, { amount: 100_00 });
    expect(await readUnits(of.id)).toEqual([]);
    expect(await record(of.id)).toMatchObject({ received: '10000.00', still_due: '0.00' });
    expect(await readUnits(of.id)).toEqual([['transferred_in', '100.000000', TODAY]]);
    expect(await readStatus(of.id)).toBe('current');
  });

  test('is not from the future', async () => {
    const of = await invested();
    expect(await catchProblem(record(of.id, { date: '2026-06-06' }))).toContain('is in the future');
  });

  test('with an open capital call is recorded with the call', async () => {
    const [of, other] = [await invested(), await invested()];
    await insert(capitalCalls, { investmentId: other.id, status: 'issued' });
    await insert(capitalCalls, { investmentId: of.id, status: 'cancelled', id: 'cancelled call' });
    expect(await catchProblem(record(of.id, { amount: 1 }))).not.toContain('Capital call');
    await insert(capitalCalls, { investmentId: of.id, status: 'issued', id: 'open call' });
    const failing = record(of.id, { amount: 1 });
    expect(await catchProblem(failing)).toBe(
      'Capital call open call is open. Record its funds with the call.',
    );
    await expect(failing).rejects.toMatchObject({ remedy: { act: 'calls.fund', id: 'open call' } });
  });

  test('is at most the amount due', async () => {
    const of = await invested();
    await move(of.id, 'subscription_fee_charged', 500_00);
    expect(await catchProblem(record(of.id, { amount: 50_500_01 }))).toBe(
      `Only $50,500.00 is due for investment ${of.id}: $50,000.00 to invest and $500.00 of fees. Record at most that and return the rest.`,
    );
    expect(await catchProblem(record(of.id, { amount: 50_500_00 }))).toBeUndefined();
  });

  test.each<[Values, string]>([
    [{ status: 'being_reviewed' }, 'it is not approved (being_reviewed)'],
    [{ status: 'canceled' }, 'it is over (canceled)'],
    [CURRENT, 'everything is paid (current)'],
  ])('with nothing due is refused: %j', async (values, reason) => {
    const of = await invested(values);
    expect(await catchProblem(record(of.id))).toBe(
      `Nothing is due for investment ${of.id}: ${reason}. Return the money that arrived.`,
    );
  });

  test('between capital calls is refused', async () => {
    const of = await invested();
    await insert(capitalCalls, { investmentId: of.id, status: 'funded', amount: 1_00 });
    await move(of.id, 'funds_received', 1_00);
    expect(await catchProblem(record(of.id))).toContain('no capital call is open (approved)');
  });
});

describe('the fee of a year', () => {
  const FEES = {
    ...{ managementFee: '0.01', managementFeeBasis: 'per_year', managementFeeCharge: 'invoiced_yearly' },
  } as const;
  async function charged(values: Values = {}, fees: object = FEES) {
    const of = await invested({ ...CURRENT, ...values });
    await tx().update(products).set(fees).where(eq(products.id, of.productId));
    await insert(envelopes, {
      ...{ investmentId: of.id, kind: 'subscription_agreement', status: 'signed', signedAt: NOW },
      subject: { kind: 'subscription_agreement', investmentId: of.id, fees: {} } as never,
    });
    return of;
  }
  const invoice = async (id: string) => invoiceFee(tx(), staff, await readInvestment(id));

  test('is charged from the first day of the year on, with an act and a notice', async () => {
    const of = await charged({ effectiveDate: '2025-06-05' });
    await move(of.id, 'management_fee_charged', 500_00);
    const other = await invested();
    await move(other.id, 'management_fee_charged', 500_00);
    expect(await invoice(of.id)).toEqual({ charged: '500.00', year: 2 });
    const row = (await getRows(of.id)).at(-1);
    expect(row).toMatchObject({
      ...{ transactionType: 'management_fee_charged', amount: 500_00, units: null, date: TODAY },
      note: 'Year 2, on top of the commitment',
    });
    expect(jobs).toEqual([['send-transaction-notice', { transactionId: row?.id }]]);
    expect(await recordedActs()).toMatchObject([
      {
        ...{ actor: 'operator:robin', act: 'transaction.record', object: `investment:${of.id}` },
        detail: { type: 'management_fee_charged', amount: 500_00, year: 2, date: TODAY },
      },
    ]);
    expect(await catchProblem(invoice(of.id))).toBe(
      `Year 3 of investment ${of.id} begins on 2027-06-05; its fee cannot be invoiced before that.`,
    );
  });

  test('is that of the first year if its charge was reversed', async () => {
    const of = await charged();
    await move(of.id, 'management_fee_charged', 500_00, { id: 'wrong fee' });
    await move(of.id, 'management_fee_charged', -500_00, { reversesId: 'wrong fee' });
    await move(of.id, 'subscription_fee_charged', 500_00);
    expect(await invoice(of.id)).toEqual({ charged: '500.00', year: 1 });
  });

  test('needs a current investment, an agreement with fees on top, and a fee', async () => {
    const applied = await charged({ status: 'approved' });
    expect(await catchProblem(invoice(applied.id))).toContain('is approved: only current investments');
    const undated = await charged({ effectiveDate: null });
    expect(await catchProblem(invoice(undated.id))).toContain('only current investments');
    const without = await invested(CURRENT);
    expect(await catchProblem(invoice(without.id))).toContain('has no fees on top');
    const free = await charged({}, { ...FEES, managementFee: '0' });
    expect(await catchProblem(invoice(free.id))).toBe(
      'Harbor Fund charges no management fee by invoice for year 1.',
    );
    const gone = await charged();
    await tx().delete(products).where(eq(products.id, gone.productId));
    expect(await catchProblem(invoice(gone.id))).toContain('only current investments');
  });

  test('is that of the agreed terms', async () => {
    const of = await charged({ agreedTerms: { ...FEES, managementFee: '0.02' } as never });
    expect(await invoice(of.id)).toMatchObject({ charged: '1000.00' });
  });
});

describe('an investment', () => {
  const activate = async (id: string, date = TODAY) =>
    activateInvestment(tx(), staff, await readInvestment(id), date);

  test('starts with the units of its payments at the last price', async () => {
    const of = await invested({ status: 'fund_received' });
    await move(of.id, 'funds_received', 10_000_00, { date: '2026-05-01' });
    await valued(of.productId, '125');
    expect(await activate(of.id)).toEqual({
      ...{ effective_date: TODAY, invested: '10000.00', units: '80.000000', price: '125' },
      priced_on: '2026-03-31',
    });
    expect(await readInvestment(of.id)).toMatchObject({ status: 'current', effectiveDate: TODAY });
    expect(await readUnits(of.id)).toEqual([['transferred_in', '80.000000', TODAY]]);
  });

  test('does not start before its money arrived, in the future, or in another state', async () => {
    const of = await invested({ status: 'fund_received' });
    await move(of.id, 'funds_received', 10_000_00, { date: '2026-05-01' });
    await valued(of.productId, '125');
    expect(await catchProblem(activate(of.id, '2026-04-30'))).toBe(
      'The funds were received on 2026-05-01; the effective date cannot be before that.',
    );
    expect(await catchProblem(activate(of.id, '2026-06-06'))).toContain('is in the future');
    expect(await catchProblem(activate((await invested()).id))).toMatch(
      /is approved: "activated" is not possible in that state\.$/,
    );
    expect(await catchProblem(activate(of.id, '2026-05-01'))).toBeUndefined();
  });

  test('keeps the note of a move, even after later moves', async () => {
    const of = await invested({ status: 'being_reviewed' });
    const moved = async (event: 'action_asked' | 'approved', note: string | null) =>
      moveInvestment(tx(), staff, await lockInvestment(tx(), of.id), event, { note });
    await moved('action_asked', 'Send the second page.');
    await moved('approved', null);
    expect(await readInvestment(of.id)).toMatchObject({ status: 'approved', note: null });
    expect(await tx().select().from(investmentNotes)).toMatchObject([
      {
        ...{ investmentId: of.id, event: 'action_asked', note: 'Send the second page.', writtenAt: NOW },
      },
    ]);
    expect(await catchProblem(lockInvestment(tx(), 'unknown'))).toBe('Investment unknown no longer exists.');
  });
});

describe('the end of an investment', () => {
  async function held() {
    const of = await invested(CURRENT);
    await move(of.id, 'funds_received', 10_000_00, { date: '2026-01-10' });
    await move(of.id, 'transferred_in', 0, { units: '100.000000', date: '2026-01-15' });
    await valued(of.productId, '120');
    return of;
  }
  const end = (id: string, date = TODAY) => payOutAndEnd(tx(), staff, id, date);

  test('pays all units at the price of the day, and withdraws an unsigned instruction', async () => {
    const of = await held();
    const instruction = await unsigned(of, 'distribution_instruction');
    const debit = await unsigned(of, 'ach_authorization');
    expect(await end(of.id)).toEqual({
      ...{ id: of.id, status: 'past', investor: 'Iris Holm', product: 'Harbor Fund', date: TODAY },
      ...{ units: '100.000000', price: '120', priced_on: '2026-03-31', amount: '12000.00' },
    });
    expect(await readStatus(of.id)).toBe('past');
    expect((await getRows(of.id)).at(-1)).toMatchObject({
      ...{ transactionType: 'funds_redeemed', amount: 12_000_00, units: '100.000000', date: TODAY },
      note: 'The investment ended: 100.000000 units at $120 per unit',
    });
    expect(await envelopeStatus(instruction)).toBe('cancelled');
    expect(await envelopeStatus(debit)).toBe('sent');
  });

  test('without units pays nothing', async () => {
    const of = await held();
    await move(of.id, 'transfer_out', 12_000_00, { units: '100.000000', date: '2026-05-01' });
    expect(await end(of.id)).toEqual({
      ...{ id: of.id, status: 'past', investor: 'Iris Holm', product: 'Harbor Fund', date: TODAY },
      ...{ units: '0.000000', amount: '0.00' },
    });
    expect(await getRows(of.id)).toHaveLength(3);
  });

  test('is not before the last transaction, nor in the future', async () => {
    const of = await held();
    await move(of.id, 'dividend', 1_00, { date: '2026-05-01' });
    expect(await catchProblem(end(of.id, '2026-04-30'))).toContain(
      'The last transaction is dated 2026-05-01',
    );
    expect(await catchProblem(end(of.id, '2026-06-06'))).toContain('is in the future');
    expect(await catchProblem(end(of.id, '2026-05-01'))).toBeUndefined();
  });

  test.each([
    ['a redemption', () => redemptions, 'requested'],
    ['a capital call', () => capitalCalls, 'issued'],
  ] as const)('is not during %s', async (_, table, status) => {
    const of = await held();
    await insert(table(), { investmentId: 'another investment', status } as never);
    await insert(table(), { investmentId: of.id, status } as never);
    expect(await catchProblem(end(of.id))).toContain('has a pending redemption or capital call');
    await tx().delete(table()).where(eq(table().investmentId, of.id));
    expect(await catchProblem(end(of.id))).toBeUndefined();
  });

  test('is not while fees are unpaid', async () => {
    const of = await held();
    await move(of.id, 'management_fee_charged', 1);
    expect(await catchProblem(end(of.id))).toBe(
      `Investment ${of.id} owes $0.01 of fees. Record their payment or reverse them first.`,
    );
  });
});

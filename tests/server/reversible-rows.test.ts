import { cents, type TransactionType } from '@quoin/rules';
import { capitalCalls, redemptions, valuations } from '../../packages/server/src/database/tables';
import {
  assertEntry,
  assertUnitsFree,
  lockHolding,
  lockHoldings,
} from '../../packages/server/src/transactions/held-investments';
import { assertReversible, isUnitsIssued } from '../../packages/server/src/transactions/reversible';
import { holding, insert, invested, move, catchProblem, tx, useLedger } from './ledger-rows';

// Which rows of the ledger staff can add and reverse, directly from PostgreSQL. The mutation tests run this file for each
// mutant.
useLedger();

type Investment = Parameters<typeof invested>[0];
type Row = Parameters<typeof move>[3];

const CURRENT: Investment = { status: 'current', effectiveDate: '2026-01-15' };
const clock = { now: () => new Date('2026-06-06T02:00:00Z') }; // the fifth in New York

/** The problem of a reversal of the first row, together with the others. */
async function reversing({ accountId, id }: { accountId: string; id: string }, ...ids: string[]) {
  const found = await holding(accountId, id);
  const group = ids.map((one) => {
    const row = found.transactions.find((transaction) => transaction.id === one);
    if (!row) throw new Error(`no row ${one}`);
    return row;
  });
  const [row] = group;
  if (!row) throw new Error('no row');
  return catchProblem(assertReversible(tx(), found, row, group));
}

/** An investment of 100 units for $10,000, bought by a linked payment. */
async function held(values: Investment = CURRENT) {
  const of = await invested(values);
  const payment = await move(of.id, 'funds_received', 10_000_00, { date: '2026-01-10' });
  const units = await move(of.id, 'transferred_in', 0, {
    ...{ units: '100.000000', date: '2026-01-15', counterpartId: payment },
  });
  return { ...of, payment, units };
}

const added = (id: string, type: TransactionType, amount: number, values: Row = {}) =>
  move(id, type, amount, { date: '2026-03-31', ...values });

describe('a reversal', () => {
  test('cannot be reversed, nor a row that has one', async () => {
    const of = await held();
    const wrong = await added(of.id, 'dividend', 5_00);
    const reversal = await added(of.id, 'dividend', -5_00, { reversesId: wrong });
    expect(await reversing(of, reversal)).toEqual({ problem: 'is_reversal' });
    expect(await reversing(of, wrong)).toEqual({ problem: 'already_reversed', by: reversal });
    expect(await reversing(of, await added(of.id, 'dividend', 5_00))).toBeUndefined();
  });
});

describe('a charged fee', () => {
  test('is reversible while it is not paid, to the cent', async () => {
    const of = await held();
    const fee = await added(of.id, 'management_fee_charged', 300_00);
    await added(of.id, 'subscription_fee_charged', 200_00);
    await added(of.id, 'fees_paid', 200_00);
    expect(await reversing(of, fee)).toBeUndefined();
    await added(of.id, 'fees_paid', 1);
    expect(await reversing(of, fee)).toEqual({ problem: 'fee_paid' });
  });

  test('is not reversible once the investment ended', async () => {
    const of = await held({ ...CURRENT, status: 'past' });
    const type = 'management_fee_charged';
    expect(await reversing(of, await added(of.id, type, 3_00))).toEqual({
      ...{ problem: 'not_reversible', type, status: 'past' },
    });
  });
});

describe('a redemption', () => {
  const redeemed = { units: '100.000000' };

  test('is reversible if it ended the investment without a request', async () => {
    const of = await held({ ...CURRENT, status: 'past' });
    const row = await added(of.id, 'funds_redeemed', 11_000_00, redeemed);
    const request = (values: Partial<typeof redemptions.$inferInsert>) =>
      insert(redemptions, {
        ...{ investmentId: of.id, status: 'completed', redemptionDay: '2026-03-31', amount: 11_000_00 },
        ...values,
      });
    await request({ status: 'cancelled' });
    await request({ redemptionDay: '2026-03-30' });
    await request({ amount: 11_000_01 });
    await request({ investmentId: 'another investment' });
    expect(await reversing(of, row)).toBeUndefined();
    const redemptionId = await request({});
    expect(await reversing(of, row)).toEqual({ problem: 'of_redemption', redemptionId });
  });

  test('of a current investment is not', async () => {
    const of = await held();
    expect(await reversing(of, await added(of.id, 'funds_redeemed', 5_00, { units: '1' }))).toEqual({
      ...{ problem: 'not_reversible', type: 'funds_redeemed', status: 'current' },
    });
  });
});

describe('a payout', () => {
  test.each(['dividend', 'distribution', 'funds_returned'] as const)(
    'that is a %s is reversible, after the investment ended too',
    async (type) => {
      const of = await held();
      expect(await reversing(of, await added(of.id, type, 5_00))).toBeUndefined();
      const ended = await held({ ...CURRENT, status: 'past' });
      expect(await reversing(ended, await added(ended.id, type, 5_00))).toBeUndefined();
      const applied = await held({ status: 'fund_received' });
      expect(await reversing(applied, await added(applied.id, type, 5_00))).toEqual({
        ...{ problem: 'not_reversible', type, status: 'fund_received' },
      });
    },
  );

  test('with units of an ended investment is not', async () => {
    const [current, ended] = [await held(), await held({ ...CURRENT, status: 'past' })];
    const returned = (id: string) => added(id, 'funds_returned', 5_00, { units: '1.000000' });
    expect(await reversing(current, await returned(current.id))).toBeUndefined();
    expect(await reversing(ended, await returned(ended.id))).toMatchObject({ problem: 'not_reversible' });
  });
});

describe('a transfer of units', () => {
  test('is reversible with both rows only, while the units are held', async () => {
    const [from, to] = [await held(), await invested(CURRENT)];
    const units = { units: '60.000000' };
    const out = await added(from.id, 'transfer_out', 6_000_00, units);
    const into = await added(to.id, 'transferred_in', 6_000_00, { ...units, counterpartId: out });
    const both = await holding(to.accountId, to.id);
    const rows = [...(await holding(from.accountId, from.id)).transactions, ...both.transactions];
    const [outRow, inRow] = [out, into].map((id) => rows.find((row) => row.id === id));
    if (!outRow || !inRow) throw new Error('no rows');
    const check = (group: (typeof inRow)[]) => catchProblem(assertReversible(tx(), both, inRow, group));
    expect(await check([outRow, inRow])).toBeUndefined();
    expect(await check([inRow])).toMatchObject({ problem: 'not_reversible', type: 'transferred_in' });
    const given = await holding(from.accountId, from.id);
    expect(await catchProblem(assertReversible(tx(), given, outRow, [outRow, inRow]))).toBeUndefined();
    await added(to.id, 'transfer_out', 1, { units: '0.000001', date: '2026-05-01' });
    const later = await holding(to.accountId, to.id);
    expect(await catchProblem(assertReversible(tx(), later, inRow, [outRow, inRow]))).toEqual({
      ...{ problem: 'above_units', max: '59.999999' },
    });
  });

  test('is not reversible while a redemption of the units is under way', async () => {
    const of = await held();
    await insert(redemptions, { investmentId: of.id, status: 'requested' });
    expect(await reversing(of, of.payment, of.units)).toBeUndefined();
    expect(await reversing(of, of.units, of.payment)).toEqual({ problem: 'redemption_under_way' });
  });
});

describe('a payment', () => {
  test.each(['approved', 'fund_received'] as const)(
    'into an investment that is %s is reversible',
    async (status) => {
      const of = await invested({ status });
      expect(await reversing(of, await added(of.id, 'funds_received', 5_00))).toBeUndefined();
      expect(await reversing(of, await added(of.id, 'fees_paid', 5_00))).toBeUndefined();
    },
  );

  test.each(['past', 'canceled'] as const)('into an investment that is %s is not', async (status) => {
    const of = await held({ ...CURRENT, status });
    const failed = { problem: 'not_reversible', status };
    expect(await reversing(of, of.payment, of.units)).toEqual({ ...failed, type: 'funds_received' });
    expect(await reversing(of, of.units, of.payment)).toEqual({ ...failed, type: 'transferred_in' });
  });

  test('into a current investment is reversible with its units only; fees have none', async () => {
    const of = await held();
    const fees = await added(of.id, 'fees_paid', 5_00);
    expect(await reversing(of, of.payment)).toEqual({ problem: 'units_unknown' });
    expect(await reversing(of, of.payment, of.units)).toBeUndefined();
    expect(await reversing(of, of.units, of.payment)).toBeUndefined();
    expect(await reversing(of, fees)).toBeUndefined();
    const transferred = await added(of.id, 'transferred_in', 5_00, { units: '1' });
    expect(await reversing(of, of.payment, transferred)).toEqual({ problem: 'units_unknown' });
  });

  test('is not reversible if its money or its units left, counted from the effective date', async () => {
    const of = await held();
    const spare = await added(of.id, 'funds_received', 500_00);
    await added(of.id, 'funds_returned', 1_000_00, { units: '1.000000', date: '2026-01-15' });
    expect(await reversing(of, of.payment, of.units)).toEqual({
      ...{ problem: 'above_contribution', max: 9_000_00 },
    });
    expect(await reversing(of, of.units, of.payment)).toEqual({ problem: 'above_units', max: '99.000000' });
    expect(await reversing(of, spare, of.units)).toBeUndefined();
  });

  describe('of a fund that calls capital', () => {
    const call = (investmentId: string, status: 'issued' | 'funded' | 'cancelled') =>
      insert(capitalCalls, { investmentId, status });

    test('is not reversible while another call is open', async () => {
      const of = await held();
      const own = await call(of.id, 'funded');
      await call(of.id, 'funded');
      await call('another investment', 'issued');
      const row = await added(of.id, 'funds_received', 5_00, { capitalCallId: own });
      expect(await reversing(of, row, of.units)).toBeUndefined();
      const callId = await call(of.id, 'issued');
      expect(await reversing(of, row, of.units)).toEqual({ problem: 'another_call', callId });
      const part = await added(of.id, 'funds_received', 5_00, { capitalCallId: callId });
      expect(await reversing(of, part, of.units)).toBeUndefined();
    });

    test('that does not name its call is not reversible once a call is funded; its units are', async () => {
      const of = await held();
      await call(of.id, 'issued');
      await call('another investment', 'funded');
      expect(await reversing(of, of.payment, of.units)).toBeUndefined();
      await call(of.id, 'funded');
      expect(await reversing(of, of.payment, of.units)).toEqual({ problem: 'paid_for_call' });
      expect(await reversing(of, of.units, of.payment)).toBeUndefined();
      const fees = await added(of.id, 'fees_paid', 5_00);
      expect(await reversing(of, fees)).toEqual({ problem: 'paid_for_call' });
    });
  });

  test('bought units only in a row without an amount', async () => {
    const of = await held();
    await added(of.id, 'transferred_in', 1, { units: '1' });
    await added(of.id, 'transfer_out', 0, { units: '1' });
    const { transactions } = await holding(of.accountId, of.id);
    expect(transactions.filter(isUnitsIssued).map(({ id }) => id)).toEqual([of.units]);
  });
});

describe('an added row', () => {
  const entry = (values: object = {}) => ({
    ...{ type: 'dividend' as const, amount: cents(5_00), shares: null, date: '2026-03-31', reference: 'R1' },
    ...values,
  });
  const adding = async (of: { accountId: string; id: string }, values: object = {}) =>
    catchProblem(assertEntry(tx(), { clock }, await holding(of.accountId, of.id), entry(values)));
  const valued = async () => {
    const of = await held();
    await insert(valuations, { productId: of.productId, date: '2026-03-31', unitPrice: '100' });
    await insert(valuations, { productId: of.productId, date: '2026-05-31', unitPrice: '90' });
    return of;
  };

  test('needs a reference that no other row of the investment has', async () => {
    const [of, other] = [await valued(), await valued()];
    await added(other.id, 'dividend', 5_00, { reference: 'R1' });
    expect(await adding(of)).toBeUndefined();
    const transactionId = await added(of.id, 'dividend', 5_00, { reference: 'R1' });
    expect(await adding(of)).toEqual({ problem: 'reference_used', transactionId });
    expect(await adding(of, { reference: 'R2' })).toBeUndefined();
  });

  test('cannot exceed the value on its day', async () => {
    const of = await valued();
    expect(await adding(of, { amount: cents(10_000_00) })).toBeUndefined();
    expect(await adding(of, { amount: cents(9_000_01), date: '2026-05-31' })).toEqual({
      ...{ problem: 'above_value', max: 9_000_00 },
    });
  });

  test('needs a current investment, and a day from the effective date to today in New York', async () => {
    const of = await valued();
    expect(await adding(of, { date: '2026-01-14' })).toMatchObject({ problem: 'before_start' });
    expect(await adding(of, { date: '2026-06-05' })).toBeUndefined();
    expect(await adding(of, { date: '2026-06-06' })).toEqual({ problem: 'in_future', today: '2026-06-05' });
    const ended = await held({ ...CURRENT, status: 'past' });
    expect(await adding(ended, { type: 'transferred_in', shares: '1' })).toEqual({
      ...{ problem: 'not_current', status: 'past' },
    });
  });

  test('that removes units needs them, and no redemption under way', async () => {
    const of = await valued();
    const out = (shares: string) => adding(of, { type: 'transfer_out', shares });
    expect(await out('100.000001')).toEqual({ problem: 'above_units', max: '100.000000' });
    expect(await out('100.000000')).toBeUndefined();
    await insert(redemptions, { investmentId: 'another investment', status: 'requested' });
    expect(await out('1.000000')).toBeUndefined();
    await insert(redemptions, { investmentId: of.id, status: 'requested' });
    expect(await out('1.000000')).toEqual({ problem: 'redemption_under_way' });
    expect(await adding(of, { type: 'transferred_in', shares: '1.000000' })).toBeUndefined();
    expect(await adding(of, { type: 'funds_returned', shares: '0.000000' })).toBeUndefined();
    const { investment } = await holding(of.accountId, of.id);
    const failing = assertUnitsFree(tx(), { investment }, entry({ type: 'transfer_out', shares: '1' }));
    await expect(failing).rejects.toThrow(`Investment ${of.id} has a pending redemption`);
  });
});

describe('locked investments', () => {
  test('are read in the order of their ids, without unknown ones', async () => {
    await invested({ id: 'b' });
    await invested({ id: 'a' });
    await invested({ id: 'c' });
    const found = await lockHoldings(tx(), ['b', 'unknown', 'a']);
    expect(found.map(({ investment }) => investment.id)).toEqual(['a', 'b']);
    expect((await lockHolding(tx(), 'b')).investment.id).toBe('b');
    await expect(lockHolding(tx(), 'unknown')).rejects.toThrow('investment unknown no longer exists');
  });
});

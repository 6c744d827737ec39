import { eq } from 'drizzle-orm';
import { accounts, capitalCalls, transactions } from '../../packages/server/src/database/tables';
import {
  describeReversal,
  reverseTransaction,
} from '../../packages/server/src/transactions/reverse-transaction';
import {
  envelopeStatus,
  insert,
  invested,
  readInvestment,
  jobs,
  move,
  catchProblem,
  recordedActs,
  getRows,
  staff,
  readStatus,
  tx,
  unsigned,
  useLedger,
} from './ledger-rows';

// Reversals with all rows and states that they take back, directly on PostgreSQL. The mutation tests run this file for each
// mutant.
useLedger();

type Values = Parameters<typeof invested>[0];
const CURRENT: Values = { status: 'current', effectiveDate: '2026-01-15' };

const received = (id: string, amount: number, values: object = {}) =>
  move(id, 'funds_received', amount, { date: '2026-01-10', ...values });
const issued = (id: string, units: string, values: object = {}) =>
  move(id, 'transferred_in', 0, { units, date: '2026-01-15', ...values });

/** An investment of 100 units for $10,000, bought by a linked payment. */
async function held(values: Values = CURRENT) {
  const of = await invested(values);
  const payment = await received(of.id, 10_000_00);
  const units = await issued(of.id, '100.000000', { counterpartId: payment });
  return { ...of, payment, units };
}

const reverse = (id: string, reason = 'Wrong account') => reverseTransaction(tx(), staff, id, reason);
/** Type, amount, units and reversed row of the reversals of an investment. */
const readReversals = async (id: string) =>
  (await getRows(id))
    .filter(({ reversesId }) => reversesId !== null)
    .map((row) => [row.transactionType, row.amount, row.units, row.reversesId]);
const notices = () => jobs.filter(([name]) => name === 'send-transaction-notice').map(([, job]) => job);

describe('the reversal of a payout', () => {
  test('is a row of the same type and day with the negative amount, with an act and a notice', async () => {
    const of = await held();
    const wrong = await move(of.id, 'funds_returned', 500_00, { units: '2.500000', date: '2026-03-31' });
    const reversed = await reverse(wrong, ' Wrong account ');
    expect(reversed).toEqual({ ids: reversed.ids, unitsTakenBack: null, callDueAgain: null });
    expect((await getRows(of.id)).find(({ id }) => id === reversed.ids[0])).toMatchObject({
      ...{ transactionType: 'funds_returned', amount: -500_00, units: '-2.500000', date: '2026-03-31' },
      ...{ reversesId: wrong, reference: null },
      note: 'Wrong account · Reversal of “Funds returned” of March 31, 2026',
    });
    expect(notices()).toEqual([{ transactionId: reversed.ids[0] }]);
    expect(await recordedActs()).toMatchObject([
      {
        ...{ actor: 'operator:robin', act: 'transaction.reverse', object: `investment:${of.id}` },
        detail: {
          ...{ transaction: reversed.ids[0], reverses: wrong, type: 'funds_returned', amount: 500_00 },
          ...{ units: '2.500000', date: '2026-03-31', reason: 'Wrong account' },
        },
      },
    ]);
    expect(await readStatus(of.id)).toBe('current');
  });

  test('needs a reason', async () => {
    const of = await held();
    const row = await move(of.id, 'dividend', 5_00, { date: '2026-03-31' });
    expect(await catchProblem(reverse(row, ' '))).toBe('A reason is required; it is shown to the investor.');
  });

  test('is not possible twice, nor of a reversal', async () => {
    const of = await held();
    const row = await move(of.id, 'dividend', 5_00, { date: '2026-03-31' });
    const { ids } = await reverse(row);
    expect(await catchProblem(reverse(row))).toEqual({ problem: 'already_reversed', by: ids[0] });
    expect(await catchProblem(reverse(ids[0] ?? ''))).toEqual({ problem: 'is_reversal' });
  });
});

test('the reversal of a transfer takes back both rows, and each has a notice', async () => {
  const [from, to] = [await held(), await held()];
  const moved = { units: '40.000000', date: '2026-04-01' };
  const out = await move(from.id, 'transfer_out', 4_000_00, moved);
  const into = await move(to.id, 'transferred_in', 4_000_00, { ...moved, counterpartId: out });
  for (const one of [out, into]) {
    jobs.length = 0;
    expect(await reverse(one)).toMatchObject({ unitsTakenBack: null, callDueAgain: null });
    expect(await readReversals(from.id)).toEqual([['transfer_out', -4_000_00, '-40.000000', out]]);
    expect(await readReversals(to.id)).toEqual([['transferred_in', -4_000_00, '-40.000000', into]]);
    expect(notices()).toHaveLength(2);
    for (const { id } of [from, to])
      for (const row of await getRows(id))
        if (row.reversesId) await tx().delete(transactions).where(eq(transactions.id, row.id));
  }
});

describe('the reversal of a payment', () => {
  test('takes back its units, and an investment without another payment is approved again', async () => {
    const of = await held();
    const { ids, ...rest } = await reverse(of.payment);
    expect(rest).toEqual({ unitsTakenBack: '100.000000', callDueAgain: null });
    expect(await readReversals(of.id)).toEqual([
      ['funds_received', -10_000_00, null, of.payment],
      ['transferred_in', 0, '-100.000000', of.units],
    ]);
    expect(await readInvestment(of.id)).toMatchObject({ status: 'approved', effectiveDate: null });
    // The notice of the payment contains the units.
    expect(notices()).toEqual([{ transactionId: ids[0] }]);
    const notes = (await getRows(of.id)).filter(({ reversesId }) => reversesId).map(({ note }) => note);
    expect(notes).toEqual([
      'Wrong account · Reversal of “Funds received” of January 10, 2026 · 100.000000 units are taken back',
      'Wrong account · Reversal of “Transferred in” of January 15, 2026',
    ]);
  });

  test('is noted in the language of the owner', async () => {
    const of = await held();
    await tx().update(accounts).set({ preferredLanguage: 'zh-CN' }).where(eq(accounts.id, of.accountId));
    await reverse(of.payment, '账户有误');
    const [note] = (await getRows(of.id)).filter(({ reversesId }) => reversesId).map((row) => row.note);
    expect(note).toBe('账户有误 · 冲正2026年1月10日的“款项到账” · 收回 100.000000 份');
  });

  test('by the row of its units takes back the payment too', async () => {
    const of = await held();
    expect(await reverse(of.units)).toMatchObject({ unitsTakenBack: '100.000000' });
    expect(await readReversals(of.id)).toHaveLength(2);
  });

  test('beside another payment takes back only its own units', async () => {
    const of = await held();
    const second = await received(of.id, 2_000_00);
    const bought = await issued(of.id, '20.000000', { counterpartId: second });
    expect(await reverse(second)).toMatchObject({ unitsTakenBack: '20.000000' });
    expect(await readReversals(of.id)).toEqual([
      ['funds_received', -2_000_00, null, second],
      ['transferred_in', 0, '-20.000000', bought],
    ]);
    expect(await readInvestment(of.id)).toMatchObject({ status: 'current', effectiveDate: '2026-01-15' });
  });

  test('leaves an investment current that holds units of a transfer', async () => {
    const of = await held();
    await move(of.id, 'transferred_in', 1_00, { units: '1.000000', date: '2026-02-01' });
    await reverse(of.payment);
    expect(await readStatus(of.id)).toBe('current');
  });

  test('after a dividend makes the investment approved again too', async () => {
    const of = await held();
    await move(of.id, 'dividend', 1_00, { date: '2026-03-31' });
    await move(of.id, 'transferred_in', 0, { units: '0.000000', date: '2026-03-31' });
    await reverse(of.payment);
    expect(await readStatus(of.id)).toBe('approved');
  });

  test('of fees only leaves the units, also from before rows were linked', async () => {
    const of = await invested(CURRENT);
    await received(of.id, 10_000_00);
    await issued(of.id, '100.000000');
    const fees = await move(of.id, 'fees_paid', 1_00, { date: '2026-03-31' });
    expect(await reverse(fees)).toMatchObject({ unitsTakenBack: null });
    expect((await readReversals(of.id)).map((row) => row.at(-1))).toEqual([fees]);
    expect(await readStatus(of.id)).toBe('current');
  });

  test('in escrow has no units, and the investment is approved again', async () => {
    const of = await invested({ status: 'fund_received' });
    const payment = await received(of.id, 10_000_00);
    expect(await reverse(payment)).toMatchObject({ unitsTakenBack: null });
    expect(await readStatus(of.id)).toBe('approved');
  });

  test('of a part that arrived changes no state', async () => {
    const of = await invested({ status: 'approved' });
    expect(await reverse(await received(of.id, 1_00))).toMatchObject({ unitsTakenBack: null });
    expect(await readStatus(of.id)).toBe('approved');
  });

  test('from before rows were linked takes back units that can only be its own', async () => {
    const of = await invested(CURRENT);
    const payment = await received(of.id, 10_000_00);
    const units = await issued(of.id, '100.000000');
    expect(await reverse(payment)).toMatchObject({ unitsTakenBack: '100.000000' });
    expect((await readReversals(of.id)).at(-1)?.at(-1)).toBe(units);
  });

  test('from before rows were linked is not possible if the units may be of another payment', async () => {
    const of = await invested(CURRENT);
    const [payment] = [await received(of.id, 10_000_00), await received(of.id, 1_00)];
    await issued(of.id, '100.000000');
    expect(await catchProblem(reverse(payment))).toEqual({ problem: 'units_unknown' });
    const several = await invested(CURRENT);
    const only = await received(several.id, 10_000_00);
    await issued(several.id, '60.000000');
    await issued(several.id, '40.000000');
    expect(await catchProblem(reverse(only))).toEqual({ problem: 'units_unknown' });
  });

  test('withdraws an unsigned authorization of another amount', async () => {
    const of = await held();
    const outdated = await unsigned(of, 'ach_authorization');
    await reverse(of.payment);
    expect(await envelopeStatus(outdated)).toBe('cancelled');
  });
});

describe('the reversal of a payment for a capital call', () => {
  async function called(status: 'issued' | 'funded', values: Values = CURRENT) {
    const of = await invested(values);
    const callId = await insert(capitalCalls, {
      ...{ accountId: of.accountId, investmentId: of.id, status, amount: 5_000_00, dueDate: '2026-01-20' },
    });
    const payment = await received(of.id, 5_000_00, { capitalCallId: callId });
    const fees = await move(of.id, 'fees_paid', 100_00, {
      ...{ date: '2026-01-10', capitalCallId: callId, counterpartId: payment },
    });
    return { ...of, callId, payment, fees };
  }
  const readCall = async (id: string) =>
    (await tx().select().from(capitalCalls).where(eq(capitalCalls.id, id)))[0];

  test('takes back its fees and units, and the call is due again with its e-mail', async () => {
    const of = await called('funded');
    await issued(of.id, '50.000000', { counterpartId: of.payment });
    expect(await reverse(of.payment)).toMatchObject({
      ...{ callDueAgain: of.callId, unitsTakenBack: '50.000000' },
    });
    expect((await readReversals(of.id)).map(([type, amount]) => [type, amount])).toEqual([
      ...[
        ['fees_paid', -100_00],
        ['funds_received', -5_000_00],
        ['transferred_in', 0],
      ],
    ]);
    expect(await readCall(of.callId)).toMatchObject({ status: 'issued', settledAt: null });
    expect(jobs).toContainEqual(['send-call-mail', { capitalCallId: of.callId }]);
    expect(await readStatus(of.id)).toBe('approved');
  });

  test('by the row of its fees is the same', async () => {
    const of = await called('funded', { status: 'fund_received' });
    expect(await reverse(of.fees)).toMatchObject({ callDueAgain: of.callId });
    expect(await readReversals(of.id)).toHaveLength(2);
    expect(await readStatus(of.id)).toBe('approved');
  });

  test('that had arrived in part leaves the call issued', async () => {
    const of = await called('issued', { status: 'approved' });
    expect(await reverse(of.payment)).toMatchObject({ callDueAgain: of.callId });
    expect(await readCall(of.callId)).toMatchObject({ status: 'issued' });
    expect(jobs.map(([name]) => name)).not.toContain('send-call-mail');
  });

  test('leaves other payments for the call', async () => {
    const of = await called('funded', { status: 'fund_received' });
    const other = await received(of.id, 1_00, { capitalCallId: of.callId });
    await reverse(of.payment);
    expect((await readReversals(of.id)).map((row) => row.at(-1))).not.toContain(other);
  });

  test('from before rows were linked takes back the only other part of its day', async () => {
    const unlinked = async (values: { date?: string; type?: 'fees_paid' | 'funds_received' } = {}) => {
      const of = await called('funded', { status: 'fund_received' });
      const { type = 'fees_paid', date = '2026-01-10' } = values;
      await tx()
        .update(transactions)
        .set({ counterpartId: null, date, transactionType: type })
        .where(eq(transactions.id, of.fees));
      await move(of.id, 'dividend', 1_00, { date: '2026-01-10', capitalCallId: of.callId });
      await received(of.id, 1_00, { capitalCallId: 'another call' });
      await reverse(of.payment);
      return (await readReversals(of.id)).length;
    };
    expect(await unlinked()).toBe(2);
    expect(await unlinked({ date: '2026-01-11' })).toBe(1);
    expect(await unlinked({ type: 'funds_received' })).toBe(1);
  });

  test('whose call is gone is an error', async () => {
    const of = await called('funded', { status: 'fund_received' });
    await tx().delete(capitalCalls).where(eq(capitalCalls.id, of.callId));
    await expect(reverse(of.payment)).rejects.toThrow(`capital call ${of.callId} is gone`);
  });
});

test('the reversal of the last payout makes an ended investment current again', async () => {
  const of = await held({ ...CURRENT, status: 'past' });
  const row = await move(of.id, 'funds_redeemed', 9_000_00, { units: '100.000000', date: '2026-05-01' });
  expect(await reverse(row)).toMatchObject({ unitsTakenBack: null, callDueAgain: null });
  expect(await readStatus(of.id)).toBe('current');
});

test('a reversal is described by the row with its investor and product', async () => {
  const of = await held();
  expect(await describeReversal(tx(), of.units)).toEqual({
    ...{ investment: of.id, investor: 'Iris Holm', product: 'Harbor Fund', type: 'transferred_in' },
    ...{ amount: '0.00', units: '100.000000', date: '2026-01-15' },
  });
  await expect(describeReversal(tx(), 'unknown')).rejects.toThrow('transaction unknown no longer exists');
});

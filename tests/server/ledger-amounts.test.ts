import { cents } from '@quoin/rules';
import { eq } from 'drizzle-orm';
import { accounts, capitalCalls, envelopes, transactions } from '../../packages/server/src/database/tables';
import { amountDueFor, amountsDue, hasMoney } from '../../packages/server/src/ledger/amounts-due';
import { agreedFees, chargeFees, NO_FEES } from '../../packages/server/src/ledger/fees-on-top';
import { day, insert, invested, move, tx, useLedger } from './ledger-rows';

// Fees and amounts due, directly from PostgreSQL. The mutation tests run this file for each mutant.
useLedger();

describe('fees on top', () => {
  const fees = (subscription: number, management: number) => ({
    subscription: cents(subscription),
    management: cents(management),
  });
  const clock = { now: () => new Date('2026-06-06T02:00:00Z') };
  const charged = async (id: string) =>
    (
      await tx()
        .select()
        .from(transactions)
        .where(eq(transactions.investmentId, id))
        .orderBy(transactions.amount)
    ).map(({ transactionType, amount, date, note }) => [transactionType, amount, date, note]);

  test('are those of the latest signed agreement of the investment', async () => {
    const { id } = await invested();
    const agreement = (
      status: 'signed' | 'sent',
      signed: string,
      agreed: ReturnType<typeof fees> | undefined,
      values: Partial<typeof envelopes.$inferInsert> = {},
    ) =>
      insert(envelopes, {
        ...{ investmentId: id, kind: 'subscription_agreement', status, signedAt: day(signed) },
        subject: { kind: 'subscription_agreement', investmentId: id, fees: agreed },
        ...values,
      });
    expect(await agreedFees(tx(), id)).toBeUndefined();
    await agreement('signed', '2026-01-01', fees(1, 2));
    await agreement('signed', '2026-01-03', fees(3, 4));
    await agreement('signed', '2026-01-02', fees(5, 6));
    await agreement('sent', '2026-01-04', fees(7, 8));
    await agreement('signed', '2026-01-05', fees(9, 9), { investmentId: 'another investment' });
    await agreement('signed', '2026-01-06', fees(9, 9), { kind: 'ach_authorization' });
    expect(await agreedFees(tx(), id)).toEqual(fees(3, 4));
    await agreement('signed', '2026-01-07', undefined);
    expect(await agreedFees(tx(), id)).toBeUndefined();
  });

  test('are charged once, on the day in New York, and only their difference later', async () => {
    const { id } = await invested();
    const other = await invested();
    await move(other.id, 'subscription_fee_charged', 7_00);
    await chargeFees(tx(), { clock }, id, fees(500_00, 0));
    const note = 'On top of the commitment, due with the first payment';
    const first = ['subscription_fee_charged', 500_00, '2026-06-05', note];
    expect(await charged(id)).toEqual([first]);
    await chargeFees(tx(), { clock }, id, fees(500_00, 0));
    expect(await charged(id)).toEqual([first]);
    await move(id, 'fees_paid', 100_00, { note: 'paid', date: '2026-06-07' });
    await chargeFees(tx(), { clock }, id, fees(500_00, 900_00));
    expect(await charged(id)).toEqual([
      ['fees_paid', 100_00, '2026-06-07', 'paid'],
      first,
      ['management_fee_charged', 900_00, '2026-06-05', note],
    ]);
  });

  test('that are no longer charged are reversed, in the language of the account', async () => {
    const { accountId, id } = await invested();
    await tx().update(accounts).set({ preferredLanguage: 'zh-CN' }).where(eq(accounts.id, accountId));
    await chargeFees(tx(), { clock }, id, fees(500_00, 0));
    await chargeFees(tx(), { clock }, id, NO_FEES);
    expect(await charged(id)).toEqual([
      ['subscription_fee_charged', -500_00, '2026-06-05', '不再收取'],
      ['subscription_fee_charged', 500_00, '2026-06-05', '在认购金额之外，随首次付款支付'],
    ]);
  });

  test('that are lowered are reversed by the difference, in English for an English account', async () => {
    const { id } = await invested();
    await chargeFees(tx(), { clock }, id, fees(500_00, 0));
    await chargeFees(tx(), { clock }, id, fees(300_00, 0));
    expect((await charged(id))[0]).toEqual([
      ...['subscription_fee_charged', -200_00, '2026-06-05', 'No longer charged'],
    ]);
  });

  test('of an unknown investment are an error', async () => {
    await expect(chargeFees(tx(), { clock }, 'unknown', NO_FEES)).rejects.toThrow('unknown no longer exists');
  });
});

describe('the amount due', () => {
  test('of an approved investment is its commitment less the payments, by its effective day or the closing', async () => {
    const { id } = await invested();
    const other = await invested({ targetEffectiveDate: '2026-09-01' });
    await move(id, 'funds_received', 20_000_00);
    await move(id, 'dividend', 1_00);
    const due = await amountsDue(tx(), [{ id }, { id: other.id }]);
    expect(due.get(id)).toMatchObject({ amount: 30_000_00, received: 20_000_00, dueDate: '2026-10-01' });
    expect(due.get(other.id)).toMatchObject({ amount: 50_000_00, received: 0, dueDate: '2026-09-01' });
    expect(due.size).toBe(2);
    expect(await amountDueFor(tx(), { id })).toEqual(due.get(id));
  });

  test('before the application has an amount is nothing', async () => {
    const { id } = await invested({ commitment: null });
    expect(await amountDueFor(tx(), { id })).toMatchObject({ commitment: 0, amount: 0, reason: 'paid' });
  });

  test('has the charged fees that are not paid', async () => {
    const { id } = await invested();
    await move(id, 'subscription_fee_charged', 500_00);
    await move(id, 'management_fee_charged', 300_00);
    await move(id, 'fees_paid', 200_00);
    expect(await amountDueFor(tx(), { id })).toMatchObject({
      ...{ feesCharged: 800_00, feesPaid: 200_00, fees: 600_00, invested: 50_000_00 },
    });
  });

  test('of a call is what was not received for this call, or was reversed', async () => {
    const { id } = await invested();
    const call = (values: Partial<typeof capitalCalls.$inferInsert>) =>
      insert(capitalCalls, { investmentId: id, ...values });
    const funded = await call({ status: 'funded', amount: 5_000_00, dueDate: '2026-05-01' });
    const issued = await call({ status: 'issued', amount: 10_000_00, dueDate: '2026-07-01' });
    const other = await invested();
    await call({ investmentId: other.id, status: 'issued', amount: 1_00, dueDate: '2026-01-01' });
    await move(id, 'funds_received', 5_000_00, { capitalCallId: funded });
    const paid = await move(id, 'funds_received', 4_000_00, { capitalCallId: issued });
    await move(id, 'funds_received', 1_000_00, { capitalCallId: issued, date: '2026-02-02' });
    await move(id, 'fees_paid', 70_00, { capitalCallId: issued });
    expect(await amountDueFor(tx(), { id })).toMatchObject({
      ...{ amount: 5_000_00, called: 15_000_00, received: 10_000_00, dueDate: '2026-07-01' },
    });
    expect(await hasMoney(tx(), issued)).toBe(true);
    // A reversal has no call of its own.
    await move(id, 'funds_received', -4_000_00, { reversesId: paid });
    expect((await amountDueFor(tx(), { id })).amount).toBe(9_000_00);
    const both = await amountsDue(tx(), [{ id }, { id: other.id }]);
    expect([id, other.id].map((one) => both.get(one)?.amount)).toEqual([9_000_00, 1_00]);
  });

  test('of a current investment without calls is what was reversed of its payments', async () => {
    const { id } = await invested({ status: 'current' });
    const paid = await move(id, 'funds_received', 50_000_00);
    expect((await amountDueFor(tx(), { id })).amount).toBe(0);
    await move(id, 'funds_received', -50_000_00, { reversesId: paid });
    const fee = await move(id, 'fees_paid', 10_00);
    await move(id, 'fees_paid', -10_00, { reversesId: fee });
    expect((await amountDueFor(tx(), { id })).invested).toBe(50_000_00);
  });

  test('of a current investment does not include reversed fees or what was never paid', async () => {
    const { id } = await invested({ status: 'current', commitment: 60_000_00 });
    await move(id, 'funds_received', 30_000_00);
    const paid = await move(id, 'funds_received', 20_000_00, { date: '2026-02-02' });
    const fee = await move(id, 'fees_paid', 10_00);
    await move(id, 'funds_received', -20_000_00, { reversesId: paid });
    await move(id, 'fees_paid', -10_00, { reversesId: fee });
    expect(await amountDueFor(tx(), { id })).toMatchObject({ invested: 20_000_00, received: 30_000_00 });
  });

  test('of an unknown investment is an error', async () => {
    await expect(amountDueFor(tx(), { id: 'unknown' })).rejects.toThrow('unknown no longer exists');
  });

  test('a call has money until its payment is reversed', async () => {
    expect(await hasMoney(tx(), 'call')).toBe(false);
    await move('investment', 'funds_received', 9_00, { capitalCallId: 'another call' });
    expect(await hasMoney(tx(), 'call')).toBe(false);
    const paid = await move('investment', 'funds_received', 5_00, { capitalCallId: 'call' });
    expect(await hasMoney(tx(), 'call')).toBe(true);
    await move('investment', 'funds_received', -5_00, { reversesId: paid });
    expect(await hasMoney(tx(), 'call')).toBe(false);
  });
});

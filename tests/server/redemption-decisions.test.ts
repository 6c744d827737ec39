import { eq } from 'drizzle-orm';
import {
  accounts,
  bankAccounts,
  products,
  redemptions,
  valuations,
} from '../../packages/server/src/database/tables';
import {
  approveRedemption,
  completeRedemption,
  rejectRedemption,
  unapproveRedemption,
} from '../../packages/server/src/decisions/redemptions';
import { reverseRedemption } from '../../packages/server/src/decisions/reverse-redemption';
import {
  bankAccount,
  insert,
  invested,
  jobs,
  move,
  NOW,
  catchProblem,
  recordedActs,
  getRows,
  staff,
  readStatus,
  tx,
  useLedger,
} from './ledger-rows';

// Redemptions from approval to payment and back, directly on PostgreSQL. The mutation tests run this file for each mutant.
useLedger();

type Redemption = Partial<typeof redemptions.$inferInsert>;
const DAY = '2026-03-31';
const PAYEE = 'First Bank *****6789, Iris Holm';

/** A redemption of $6,000 of 100 units at $120. */
async function requested(values: Redemption = {}, investor?: Parameters<typeof invested>[1]) {
  const of = await invested({ status: 'current', effectiveDate: '2026-01-15' }, investor);
  await move(of.id, 'funds_received', 10_000_00, { date: '2026-01-10' });
  await move(of.id, 'transferred_in', 0, { units: '100.000000', date: '2026-01-15' });
  await insert(valuations, { productId: of.productId, date: DAY, unitPrice: '120' });
  const redemptionId = await insert(redemptions, {
    ...{ investmentId: of.id, accountId: of.accountId, status: 'requested', type: 'partial' },
    ...{ amount: 6_000_00, redemptionDay: DAY, bankAccountId: await bankAccount(of.accountId) },
    ...values,
  });
  return { ...of, redemptionId };
}
const approved = (values: Redemption = {}) => requested({ status: 'approved', ...values });
const full = { type: 'full', amount: null } as const;

const readRow = async (id: string) =>
  (await tx().select().from(redemptions).where(eq(redemptions.id, id)))[0];
const mailed = (redemptionId: string, event: string) => ['send-redemption-mail', { redemptionId, event }];
const complete = (id: string) => completeRedemption(tx(), staff, id);

describe('a requested redemption', () => {
  test('is approved with its payee and payments', async () => {
    const of = await requested({ holdback: '0.05', payoutDays: 10, note: 'Earlier note' });
    expect(await approveRedemption(tx(), staff, of.redemptionId)).toEqual({
      ...{ id: of.redemptionId, status: 'approved', day: DAY, paid_to: PAYEE },
      payments: [
        expect.objectContaining({ by: '2026-04-10', amount: '5700.00' }),
        expect.objectContaining({ amount: '300.00' }),
      ],
    });
    expect(await readRow(of.redemptionId)).toMatchObject({ status: 'approved', note: null });
    expect(jobs).toEqual([mailed(of.redemptionId, 'approved')]);
  });

  test('of all units is approved without amounts, which are not known yet', async () => {
    const of = await requested(full);
    const { payments: planned } = await approveRedemption(tx(), staff, of.redemptionId);
    expect(planned).toEqual([expect.objectContaining({ by: '2026-04-30', amount: null })]);
  });

  test('of an IRA is paid to the custodian', async () => {
    const ira = { investorType: 'ira', custodianName: 'Pine Trust', name: 'Iris Holm IRA' } as const;
    const of = await requested({ bankAccountId: null }, ira);
    expect(await approveRedemption(tx(), staff, of.redemptionId)).toMatchObject({
      paid_to: 'Pine Trust , Iris Holm IRA',
    });
  });

  test('without an account is not approved', async () => {
    for (const bankAccountId of [null, 'removed row']) {
      const of = await requested({ bankAccountId });
      expect(await catchProblem(approveRedemption(tx(), staff, of.redemptionId))).toContain(
        'has no bank account',
      );
    }
  });

  test('is rejected with a reason and its note', async () => {
    const of = await requested();
    const reject = (note?: string) =>
      rejectRedemption(tx(), staff, of.redemptionId, { reason: 'other', ...(note && { note }) });
    expect(await catchProblem(reject())).toBe('Explain the reason "other" to the investor.');
    expect(await reject(' The fund is closed. ')).toEqual({ id: of.redemptionId, status: 'rejected' });
    expect(await readRow(of.redemptionId)).toMatchObject({
      ...{ status: 'rejected', rejectionReason: 'other', note: 'The fund is closed.' },
    });
    expect(jobs).toEqual([mailed(of.redemptionId, 'rejected')]);
  });

  test('is not completed or unapproved, and one that is gone neither', async () => {
    const of = await requested();
    expect(await catchProblem(complete(of.redemptionId))).toBe(
      `Redemption ${of.redemptionId} is requested: it can't be completed.`,
    );
    expect(await catchProblem(unapproveRedemption(tx(), staff, of.redemptionId, 'Why'))).toContain(
      "it can't be unapproved",
    );
    expect(await catchProblem(complete('unknown'))).toBe(
      "Redemption unknown is missing: it can't be completed.",
    );
  });
});

describe('an approved redemption', () => {
  test('is requested again with a note', async () => {
    const of = await approved();
    const unapprove = (why: string) => unapproveRedemption(tx(), staff, of.redemptionId, why);
    expect(await catchProblem(unapprove(' '))).toBe('Explain to the investor why you withdraw the approval.');
    expect(await unapprove(' The account is closed. ')).toEqual({ id: of.redemptionId, status: 'requested' });
    expect(await readRow(of.redemptionId)).toMatchObject({
      status: 'requested',
      note: 'The account is closed.',
    });
  });

  test('completes at the price of its day', async () => {
    const of = await approved({ holdback: '0.05' });
    await insert(valuations, { productId: of.productId, date: '2026-04-30', unitPrice: '999' });
    expect(await complete(of.redemptionId)).toEqual({
      ...{ id: of.redemptionId, status: 'completed', investment: of.id, investor: 'Iris Holm' },
      ...{ product: 'Harbor Fund', amount: '6000.00', units: '50.000000', price: '120', priced_on: DAY },
      paid_to: PAYEE,
      payments: [
        expect.objectContaining({ by: '2026-04-30', amount: '5700.00' }),
        expect.objectContaining({ amount: '300.00' }),
      ],
    });
    expect((await getRows(of.id)).at(-1)).toMatchObject({
      ...{ transactionType: 'funds_redeemed', amount: 6_000_00, units: '50.000000', date: DAY },
      note: 'Redemption of 50.000000 units at $120 per unit',
    });
    expect(await readRow(of.redemptionId)).toMatchObject({
      status: 'completed',
      completedAt: NOW,
      note: null,
    });
    expect(await readStatus(of.id)).toBe('current');
    expect(jobs).toEqual([mailed(of.redemptionId, 'completed')]);
  });

  test('of all units has their value as its amount, and ends the investment', async () => {
    const of = await approved(full);
    expect(await complete(of.redemptionId)).toMatchObject({ amount: '12000.00', units: '100.000000' });
    expect(await readRow(of.redemptionId)).toMatchObject({ amount: 12_000_00 });
    expect(await readStatus(of.id)).toBe('past');
  });

  test('is not completed before its day, or above the value', async () => {
    const early = await approved({ redemptionDay: '2026-06-06' });
    expect(await catchProblem(complete(early.redemptionId))).toContain('The redemption day is 2026-06-06');
    const today = await approved({ redemptionDay: '2026-06-05' });
    expect(await catchProblem(complete(today.redemptionId))).toBeUndefined();
    const above = await approved({ amount: 12_000_01 });
    expect(await catchProblem(complete(above.redemptionId))).toBe(
      'The units are worth $12,000.00 on the redemption day, less than the requested amount.',
    );
  });

  test('is not completed while payments are on hold', async () => {
    const until = new Date('2026-06-07T02:00:00Z');
    const ofPayee = await approved();
    await tx()
      .update(bankAccounts)
      .set({ heldUntil: until })
      .where(eq(bankAccounts.accountId, ofPayee.accountId));
    const ofOwner = await approved({ bankAccountId: null });
    await tx().update(accounts).set({ payoutsHeldUntil: until }).where(eq(accounts.id, ofOwner.accountId));
    for (const { redemptionId } of [ofPayee, ofOwner])
      expect(await catchProblem(complete(redemptionId))).toContain('on hold until 2026-06-07T02:00:00.000Z');
    await tx().update(bankAccounts).set({ heldUntil: NOW });
    expect(await catchProblem(complete(ofPayee.redemptionId))).toBeUndefined();
  });

  test.each([
    ['month_ends', '2026-04-01', '2026-03-31'],
    ['quarter_ends', '2026-02-01', '2026-01-31'],
    ['year_ends', '2025-05-01', '2025-04-30'],
  ] as const)(
    'of a fund with %s needs a price from the period',
    async (redemptionFrequency, first, before) => {
      const of = await approved({ redemptionDay: '2026-04-30' });
      await tx().update(products).set({ redemptionFrequency }).where(eq(products.id, of.productId));
      const priced = async (date: string) => {
        await tx().delete(valuations);
        await insert(valuations, { productId: of.productId, date, unitPrice: '120' });
      };
      await priced(before);
      const failing = complete(of.redemptionId);
      expect(await catchProblem(failing)).toContain(
        `is of ${before}, before the period of the redemption day`,
      );
      await expect(failing).rejects.toMatchObject({
        remedy: { act: 'valuations.record', productId: of.productId, date: '2026-04-30' },
      });
      await priced(first);
      expect(await catchProblem(complete(of.redemptionId))).toBeUndefined();
    },
  );

  test('of a fund with redemptions on any day uses the last price', async () => {
    const of = await approved({ redemptionDay: '2026-06-05' });
    expect(await complete(of.redemptionId)).toMatchObject({ priced_on: DAY });
  });
});

describe('the reversal of a completed redemption', () => {
  const reverse = (id: string, why = 'Wrong price') => reverseRedemption(tx(), staff, id, why);
  async function completed(values: Redemption = {}) {
    const of = await approved(values);
    await complete(of.redemptionId);
    jobs.length = 0;
    return of;
  }

  test('returns the units by a row, and the redemption is approved again', async () => {
    const of = await completed();
    const row = (await getRows(of.id)).at(-1);
    const reversed = await reverse(of.redemptionId, ' Wrong price ');
    expect(reversed).toEqual({
      ...{ id: of.redemptionId, status: 'approved', investment: of.id, investor: 'Iris Holm' },
      ...{ product: 'Harbor Fund', amount: '6000.00', units: '50.000000', date: DAY },
      ...{ investment_becomes: 'current', reason: 'Wrong price', reversedBy: reversed.reversedBy },
    });
    expect((await getRows(of.id)).find(({ id }) => id === reversed.reversedBy)).toMatchObject({
      ...{ transactionType: 'funds_redeemed', amount: -6_000_00, units: '-50.000000', date: DAY },
      reversesId: row?.id,
    });
    expect(await readRow(of.redemptionId)).toMatchObject({
      ...{ status: 'approved', amount: 6_000_00, completedAt: null, note: 'Wrong price' },
    });
    // The e-mail about the redemption is the only one.
    expect(jobs).toEqual([mailed(of.redemptionId, 'reversed')]);
    expect((await recordedActs()).map(({ act }) => act)).toContain('transaction.reverse');
  });

  test('of all units makes the investment current again, and the amount unknown', async () => {
    const of = await completed(full);
    expect(await reverse(of.redemptionId)).toMatchObject({
      investment_becomes: 'current',
      amount: '12000.00',
    });
    expect(await readStatus(of.id)).toBe('current');
    expect(await readRow(of.redemptionId)).toMatchObject({ amount: null });
    expect(await complete(of.redemptionId)).toMatchObject({ amount: '12000.00' });
    expect(await reverse(of.redemptionId)).toMatchObject({ status: 'approved' });
  });

  test('takes the row of its own day and amount', async () => {
    const of = await completed();
    const like = { units: '1.000000', date: DAY };
    await move(of.id, 'funds_redeemed', 6_000_01, like);
    await move(of.id, 'funds_redeemed', 6_000_00, { ...like, date: '2026-03-30' });
    await move(of.id, 'transfer_out', 6_000_00, like);
    const { units } = await reverse(of.redemptionId);
    expect(units).toBe('50.000000');
    await tx().update(redemptions).set({ status: 'completed' }).where(eq(redemptions.id, of.redemptionId));
    await expect(reverse(of.redemptionId)).rejects.toThrow(`redemption ${of.redemptionId} has no ledger row`);
  });

  test('needs a reason, a completed redemption, and no other one under way', async () => {
    const of = await completed();
    expect(await catchProblem(reverse(of.redemptionId, ' '))).toBe(
      'A reason is required; it is shown to the investor.',
    );
    expect(await catchProblem(reverse((await approved()).redemptionId))).toContain(
      "is approved: it can't be reversed",
    );
    const other = await insert(redemptions, { investmentId: of.id, status: 'requested' });
    expect(await catchProblem(reverse(of.redemptionId))).toBe(
      `Investment ${of.id} has another redemption under way, ${other}. Complete or reject it first.`,
    );
  });
});

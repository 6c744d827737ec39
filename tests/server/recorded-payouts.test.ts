import { cents, type PayoutType } from '@quoin/rules';
import { eq } from 'drizzle-orm';
import {
  accounts,
  brokerageAccounts,
  distributionInstructions,
  redemptions,
  valuations,
} from '../../packages/server/src/database/tables';
import { lockHolding } from '../../packages/server/src/transactions/held-investments';
import { sealedPlace } from '../../packages/server/src/security/vault';
import {
  partsByUnits,
  type Payout,
  recordPayout,
} from '../../packages/server/src/transactions/record-payout';
import { transferUnits } from '../../packages/server/src/transactions/transfer-units';
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
  tx,
  useLedger,
  vault,
} from './ledger-rows';

// Payouts with their payees, and transfers of units, directly on PostgreSQL. The mutation tests run this file for each mutant.
useLedger();

const CURRENT = { status: 'current' as const, effectiveDate: '2026-01-15' };
const TOMORROW = new Date('2026-06-07T02:00:00Z');

/** A current investment of 100 units, worth $12,000 on the last day of March. */
async function held(values: Parameters<typeof invested>[0] = {}, investor?: Parameters<typeof invested>[1]) {
  const of = await invested({ ...CURRENT, ...values }, investor);
  const payment = await move(of.id, 'funds_received', 10_000_00, { date: '2026-01-10' });
  const bought = { units: '100.000000', date: '2026-01-15', counterpartId: payment };
  await move(of.id, 'transferred_in', 0, bought);
  await insert(valuations, { productId: of.productId, date: '2026-03-31', unitPrice: '120' });
  return of;
}

const payout = (values: Partial<Payout> = {}): Payout => ({
  ...{ type: 'dividend', amount: cents(250_00), units: null, date: '2026-03-31' },
  ...{ reference: 'R1', reason: null },
  ...values,
});
const paid = async (id: string, values?: Partial<Payout>) => {
  const { paidTo } = await recordPayout(tx(), staff, await lockHolding(tx(), id), payout(values));
  return paidTo;
};

describe('a payout', () => {
  test('is a row with its reference, payee and note, with an act and a notice', async () => {
    const of = await held();
    await bankAccount(of.accountId);
    const paidTo = { delivery: 'cash', name: 'First Bank', number_masked: '*****6789' };
    const recorded = await recordPayout(
      tx(),
      staff,
      await lockHolding(tx(), of.id),
      payout({ reference: ' R1 ' }),
    );
    expect(recorded).toEqual({
      ...{ id: recorded.id, investmentId: of.id, investor: 'Iris Holm', productId: of.productId },
      ...{ amount: 250_00, paidTo },
    });
    const row = (await getRows(of.id)).find(({ id }) => id === recorded.id);
    expect(row).toMatchObject({
      ...{ transactionType: 'dividend', amount: 250_00, units: null, date: '2026-03-31', reference: 'R1' },
      ...{ paidTo, note: 'Paid to First Bank *****6789', recordedAt: NOW },
    });
    expect(jobs).toEqual([['send-transaction-notice', { transactionId: recorded.id }]]);
    expect(await recordedActs()).toMatchObject([
      {
        ...{ actor: 'operator:robin', act: 'transaction.record', object: `investment:${of.id}` },
        detail: {
          ...{ transaction: recorded.id, type: 'dividend', amount: 250_00, units: null },
          ...{ date: '2026-03-31', reference: 'R1' },
        },
      },
    ]);
  });

  test('of returned funds removes units, and its reason is before the note in the language of the owner', async () => {
    const of = await held();
    await tx().update(accounts).set({ preferredLanguage: 'zh-CN' }).where(eq(accounts.id, of.accountId));
    const returned = { type: 'funds_returned', units: '2.500000', reason: '清算' } as const;
    expect(await paid(of.id, returned)).toBeNull();
    expect((await getRows(of.id)).at(-1)).toMatchObject({
      ...{ units: '2.500000', note: '清算 · 待付，尚未选定收款账户', paidTo: null },
    });
    await bankAccount(of.accountId);
    await paid(of.id, { reference: 'R2', reason: '年度分红' });
    expect((await getRows(of.id)).find(({ reference }) => reference === 'R2')?.note).toBe(
      '年度分红 · 付至 First Bank *****6789',
    );
  });

  test.each<[string, Partial<Payout>, string | object]>([
    ['a dividend with units', { units: '1.000000' }, 'A dividend redeems no units. Record it without units.'],
    [
      'returned funds without a reason',
      { type: 'funds_returned', reason: ' ' },
      'Explain why the funds are returned; it is shown to the investor.',
    ],
    ['no reference', { reference: ' ' }, 'The reference of the payment is required.'],
    ['a reason with a control character', { reason: 'a\u0007' }, expect.stringContaining('U+0007')],
    ['more than the value', { amount: cents(12_000_01) }, { problem: 'above_value', max: 12_000_00 }],
    [
      'more units than are held',
      { type: 'funds_returned', units: '100.000001', reason: 'Ended' },
      { problem: 'above_units', max: '100.000000' },
    ],
  ])('with %s is not recorded', async (_, values, problem) => {
    const of = await held();
    expect(await catchProblem(paid(of.id, values))).toEqual(problem);
    expect(await getRows(of.id)).toHaveLength(2);
    expect(jobs).toEqual([]);
  });

  test('of returned funds asks for the reason', async () => {
    const of = await held();
    await expect(paid(of.id, { type: 'funds_returned', reason: null })).rejects.toMatchObject({
      remedy: { give: 'reason' },
    });
  });

  test('of a used reference names the row', async () => {
    const of = await held();
    const transactionId = await move(of.id, 'dividend', 1, { reference: 'R1' });
    expect(await catchProblem(paid(of.id))).toEqual({ problem: 'reference_used', transactionId });
  });
});

describe('the payee', () => {
  const instruct = (investmentId: string, values: Partial<typeof distributionInstructions.$inferInsert>) =>
    insert(distributionInstructions, { investmentId, ...values });
  const broker = async (accountId: string) => {
    const id = await insert(brokerageAccounts, { accountId, details: { provider: 'North Brokers' } });
    const number = vault.seal('55512345', sealedPlace('brokerage_account', id));
    await tx().update(brokerageAccounts).set({ number }).where(eq(brokerageAccounts.id, id));
    return id;
  };

  test('is nobody without an account, or with several and no instruction', async () => {
    const of = await held();
    expect(await paid(of.id)).toBeNull();
    await bankAccount(of.accountId);
    await bankAccount(of.accountId, { details: { bank_name: 'Second Bank', account_holder: 'Iris Holm' } });
    expect(await paid(of.id, { reference: 'R2' })).toBeNull();
  });

  test('is the only account that may receive: in the name of the owner, checked, and not removed', async () => {
    const of = await held();
    await bankAccount(of.accountId, {}, 'Somebody Else');
    await bankAccount(of.accountId, { paysOnly: true });
    await bankAccount(of.accountId, { removedAt: NOW });
    expect(await paid(of.id)).toBeNull();
    await bankAccount(of.accountId, { details: { bank_name: 'Own Bank', account_holder: 'Iris Holm' } });
    expect(await paid(of.id, { reference: 'R2' })).toMatchObject({ name: 'Own Bank' });
  });

  test('is the account of the signed instruction', async () => {
    const of = await held();
    await bankAccount(of.accountId);
    const details = { bank_name: 'Chosen Bank', account_holder: 'Iris Holm' };
    const bankAccountId = await bankAccount(of.accountId, { details });
    await instruct(of.id, { delivery: 'cash', bankAccountId });
    expect(await paid(of.id)).toEqual({
      ...{ delivery: 'cash', name: 'Chosen Bank', number_masked: '*****6789' },
    });
  });

  test('of an instruction in kind is the broker for distributions only', async () => {
    const of = await held();
    await bankAccount(of.accountId);
    await instruct(of.id, { delivery: 'stock', brokerageAccountId: await broker(of.accountId) });
    const to = { delivery: 'stock', name: 'North Brokers', number_masked: '****2345' };
    expect(await paid(of.id, { type: 'distribution' })).toEqual(to);
    expect((await getRows(of.id)).at(-1)?.note).toBe('Delivered to North Brokers ****2345');
    expect(await paid(of.id, { reference: 'R2' })).toMatchObject({ delivery: 'cash', name: 'First Bank' });
  });

  test('of an IRA is its custodian', async () => {
    const of = await held({}, { investorType: 'ira', custodianName: 'Pine Trust' });
    await bankAccount(of.accountId);
    expect(await paid(of.id)).toMatchObject({ delivery: 'cash', name: 'Pine Trust' });
  });

  test.each<[string, (accountId: string) => Promise<unknown>]>([
    ['its account', (accountId) => bankAccount(accountId, { heldUntil: TOMORROW })],
    [
      'the sign-in of its owner',
      (accountId) =>
        tx().update(accounts).set({ payoutsHeldUntil: TOMORROW }).where(eq(accounts.id, accountId)),
    ],
  ])('is paid only if asked while a change of %s is on hold', async (_, hold) => {
    const of = await held();
    await hold(of.accountId);
    const failing = paid(of.id);
    expect(await catchProblem(failing)).toEqual({ problem: 'payee_on_hold', until: TOMORROW });
    await expect(failing).rejects.toMatchObject({ remedy: { confirm: 'includeHeld' } });
    expect(await catchProblem(paid(of.id, { includeHeld: true }))).toBeUndefined();
  });
});

describe('an amount for a fund', () => {
  test('is split over the investments that hold units on the day, also one that ended later, to the cent', async () => {
    const of = await held({ id: 'b' });
    const inFund = async (id: string, units: string, values: Parameters<typeof invested>[0] = {}) => {
      await invested({ id, productId: of.productId, ...CURRENT, ...values });
      await move(id, 'transferred_in', 0, { units, date: '2026-01-15' });
    };
    const ended = async (id: string, date: string) => {
      await inFund(id, '50.000000', { status: 'past' });
      await move(id, 'funds_redeemed', 6_000_00, { units: '50.000000', date });
    };
    await inFund('a', '200.000000');
    await ended('ended', '2026-03-31');
    await ended('left', '2026-04-01');
    await inFund('later', '50.000000', { effectiveDate: '2026-04-01' });
    await inFund('empty', '0.000000');
    await inFund('other fund', '50.000000', { productId: 'other' });
    const parts = async (amount: number, date: string) =>
      (await partsByUnits(tx(), of.productId, cents(amount), date)).map(({ holding, ...part }) => ({
        ...{ investmentId: holding.investment.id },
        ...part,
      }));
    expect(await parts(100_00, '2026-03-31')).toEqual([
      { investmentId: 'a', units: '200.000000', amount: 57_14 },
      { investmentId: 'b', units: '100.000000', amount: 28_57 },
      { investmentId: 'left', units: '50.000000', amount: 14_29 },
    ]);
    expect(await parts(1, '2026-03-31')).toEqual([{ investmentId: 'a', units: '200.000000', amount: 1 }]);
    expect(await parts(1, '2026-01-14')).toEqual([]);
  });
});

describe('a transfer of units', () => {
  const transfer = (fromId: string, toId: string, units: string | null, values: object = {}) =>
    transferUnits(tx(), staff, {
      ...{ fromId, toId, units, date: '2026-04-01', reference: ' T1 ', reason: ' Estate ' },
      ...values,
    });
  const two = async () => {
    const from = await held();
    const to = await held({ productId: from.productId }, { name: 'Otto Brandt' });
    return [from, to] as const;
  };

  test('is a linked row in each investment at the price of the day, with an act and a notice for each', async () => {
    const [from, to] = await two();
    const moved = await transfer(from.id, to.id, '40.000000');
    expect(moved).toEqual({
      ...{ out: moved.out, in: moved.in, units: '40.000000', price: '120', amount: 4_800_00 },
      holders: { from_investor: 'Iris Holm', to_investor: 'Otto Brandt' },
    });
    const both = { amount: 4_800_00, units: '40.000000', date: '2026-04-01', reference: 'T1' };
    expect((await getRows(from.id)).at(-1)).toMatchObject({
      ...{ ...both, id: moved.out, transactionType: 'transfer_out', counterpartId: null },
      note: 'Estate · 40.000000 units to another investment, at $120 per unit',
    });
    expect((await getRows(to.id)).at(-1)).toMatchObject({
      ...{ ...both, id: moved.in, transactionType: 'transferred_in', counterpartId: moved.out },
      note: 'Estate · 40.000000 units from another investment, at $120 per unit',
    });
    expect(jobs).toEqual(
      [moved.out, moved.in].map((transactionId) => ['send-transaction-notice', { transactionId }]),
    );
    const ofAct = {
      amount: 4_800_00,
      units: '40.000000',
      date: '2026-04-01',
      reference: 'T1',
      reason: 'Estate',
    };
    expect((await recordedActs()).map(({ act, object, detail }) => [act, object, detail])).toEqual([
      [
        ...['transaction.record', `investment:${from.id}`],
        { ...ofAct, transaction: moved.out, type: 'transfer_out' },
      ],
      [
        ...['transaction.record', `investment:${to.id}`],
        { ...ofAct, transaction: moved.in, type: 'transferred_in' },
      ],
    ]);
  });

  test('has its notes in the language of each owner', async () => {
    const [from, to] = await two();
    for (const { accountId } of [from, to])
      await tx().update(accounts).set({ preferredLanguage: 'zh-CN' }).where(eq(accounts.id, accountId));
    await transfer(from.id, to.id, '40.000000', { reason: '继承' });
    expect((await getRows(from.id)).at(-1)?.note).toBe(
      '继承 · 转出 40.000000 份至另一项投资，单位净值 US$120',
    );
    expect((await getRows(to.id)).at(-1)?.note).toBe('继承 · 自另一项投资转入 40.000000 份，单位净值 US$120');
  });

  test('without a number moves all units that are held from its day on', async () => {
    const [from, to] = await two();
    await move(from.id, 'transfer_out', 1, { units: '0.500000', date: '2026-05-01' });
    expect(await transfer(from.id, to.id, null)).toMatchObject({ units: '99.500000', amount: 11_940_00 });
  });

  test('is not recorded with a problem of either side', async () => {
    const [from, to] = await two();
    expect(await catchProblem(transfer(from.id, from.id, '1.000000'))).toEqual({
      problem: 'same_investment',
    });
    const elsewhere = await held();
    const failing = transfer(from.id, elsewhere.id, '1.000000');
    expect(await catchProblem(failing)).toEqual({ problem: 'another_product' });
    await expect(failing).rejects.toThrow(`Investment ${elsewhere.id} is in another product`);
    expect(await catchProblem(transfer(from.id, to.id, '100.000001'))).toMatchObject({
      problem: 'above_units',
    });
    expect(await catchProblem(transfer(from.id, to.id, '1.000000', { date: '2026-03-30' }))).toEqual({
      problem: 'not_valued',
    });
    expect(await catchProblem(transfer(from.id, to.id, '1.000000', { reason: '' }))).toBe(
      'A reason is required; it is shown to both investors.',
    );
    expect(await catchProblem(transfer(from.id, to.id, '1.000000', { reference: '' }))).toBe(
      'A reference is required.',
    );
    await expect(transfer(from.id, 'unknown', '1.000000')).rejects.toThrow('unknown no longer exists');
    await expect(transfer('unknown', to.id, '1.000000')).rejects.toThrow('unknown no longer exists');
    await insert(redemptions, { investmentId: from.id, status: 'requested' });
    expect(await catchProblem(transfer(from.id, to.id, '1.000000'))).toEqual({
      problem: 'redemption_under_way',
    });
    expect(jobs).toEqual([]);
  });
});

test.each<PayoutType>(['dividend', 'distribution', 'funds_returned'])(
  'a payout of type %s to an unknown investment is an error',
  async (type) => {
    await expect(paid('unknown', { type, reason: 'Why' })).rejects.toThrow('unknown no longer exists');
  },
);

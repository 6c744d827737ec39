import { cents } from '@quoin/rules';
import { eq } from 'drizzle-orm';
import { accounts, valuations } from '../../packages/server/src/database/tables';
import {
  fundsReceived,
  insertTransaction,
  issueUnits,
  priceOn,
  recordPayment,
  valuationOn,
} from '../../packages/server/src/transactions/ledger-entries';
import {
  day,
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
  tx,
  useLedger,
} from './ledger-rows';

// Payments, the units that they buy and their prices, directly from PostgreSQL. The mutation tests run this file for each
// mutant.
useLedger();

const investment = async (values?: Parameters<typeof invested>[0]) =>
  readInvestment((await invested(values)).id);

describe('a row of the ledger', () => {
  const row = {
    ...{ transactionType: 'dividend' as const, amount: 5_00, units: null, date: '2026-06-01' },
    note: (language: string) => `in ${language}`,
  };

  test('has its values, the time, and a note in the language of the holder', async () => {
    const [english, chinese] = [await invested(), await invested()];
    await tx().update(accounts).set({ preferredLanguage: 'zh-CN' }).where(eq(accounts.id, chinese.accountId));
    const { id } = await insertTransaction(tx(), staff, chinese.id, { ...row, reference: 'R1' });
    await insertTransaction(tx(), staff, english.id, row);
    expect(await getRows(chinese.id)).toEqual([
      expect.objectContaining({
        ...{ id, investmentId: chinese.id, transactionType: 'dividend', amount: 5_00, units: null },
        ...{ date: '2026-06-01', note: 'in zh-CN', reference: 'R1', recordedAt: NOW },
      }),
    ]);
    expect(await getRows(english.id)).toMatchObject([{ note: 'in en', reference: null }]);
  });

  test('of an unknown investment is an error', async () => {
    await expect(insertTransaction(tx(), staff, 'unknown', row)).rejects.toThrow('unknown no longer exists');
  });
});

describe('a payment', () => {
  const payment = (amount: number, fees: number) => ({
    ...{ amount: cents(amount), fees: cents(fees), invested: cents(amount - fees) },
    ...{ date: '2026-06-05', note: () => 'Wire received' },
  });
  const recorded = async (id: string) =>
    (await getRows(id))
      .map((row) => [row.transactionType, row.amount, row.note, row.capitalCallId, row.counterpartId])
      .sort();

  test('is a row of the invested amount and one of the fees, which are not linked', async () => {
    const held = await investment({ transferMethod: 'ach' });
    const id = await recordPayment(tx(), staff, held, payment(51_000_00, 1_000_00));
    expect(await recorded(held.id)).toEqual([
      ['fees_paid', 1_000_00, 'Out of the same payment', null, null],
      ['funds_received', 50_000_00, 'Wire received', null, null],
    ]);
    const rows = await getRows(held.id);
    const [received, fees] = ['funds_received', 'fees_paid'].map((type) =>
      rows.find(({ transactionType }) => transactionType === type),
    );
    expect(id).toBe(received?.id);
    expect(rows.map(({ date }) => date)).toEqual(['2026-06-05', '2026-06-05']);
    expect(jobs).toEqual([['send-payment-mail', { transactionIds: [received?.id, fees?.id] }]]);
    // The authorization was for one debit.
    expect(await readInvestment(held.id)).toMatchObject({ transferMethod: null });
    expect(await recordedActs()).toMatchObject([
      {
        ...{ at: NOW, actor: 'operator:robin', act: 'transaction.record', object: `investment:${held.id}` },
        detail: {
          ...{ type: 'funds_received', amount: 51_000_00, invested: 50_000_00, fees: 1_000_00 },
          date: '2026-06-05',
        },
      },
    ]);
  });

  test('for a capital call has the call in both rows, and its fees are linked to it', async () => {
    const held = await investment();
    const id = await recordPayment(tx(), staff, held, { ...payment(5_00, 2_00), capitalCallId: 'call' });
    expect(await recorded(held.id)).toEqual([
      ['fees_paid', 2_00, 'Out of the same payment', 'call', id],
      ['funds_received', 3_00, 'Wire received', 'call', null],
    ]);
  });

  test('without fees has one row, down to a cent', async () => {
    const held = await investment();
    const id = await recordPayment(tx(), staff, held, payment(1, 0));
    expect(await recorded(held.id)).toEqual([['funds_received', 1, 'Wire received', null, null]]);
    expect(jobs).toEqual([['send-payment-mail', { transactionIds: [id] }]]);
  });

  test('of fees only has no row that can buy units', async () => {
    const held = await investment();
    const call = { ...payment(1, 1), capitalCallId: 'call' };
    expect(await recordPayment(tx(), staff, held, call)).toBeUndefined();
    const [fees] = await getRows(held.id);
    expect(await recorded(held.id)).toEqual([['fees_paid', 1, 'Out of the same payment', 'call', null]]);
    expect(jobs).toEqual([['send-payment-mail', { transactionIds: [fees?.id] }]]);
  });

  test('cannot be dated before the effective date, or before the day in New York of the application', async () => {
    const current = await investment({ effectiveDate: '2026-06-02', createdAt: day('2026-01-01') });
    const on = (date: string) => ({ ...payment(1, 0), date });
    expect(await catchProblem(recordPayment(tx(), staff, current, on('2026-06-01')))).toEqual({
      ...{ problem: 'before_start', start: '2026-06-02' },
    });
    const applied = await investment({ createdAt: new Date('2026-05-02T02:00:00Z') });
    expect(await catchProblem(recordPayment(tx(), staff, applied, on('2026-04-30')))).toEqual({
      ...{ problem: 'before_start', start: '2026-05-01' },
    });
    expect(await getRows(applied.id)).toEqual([]);
    expect(await recordPayment(tx(), staff, applied, on('2026-05-01'))).toBeDefined();
  });

  test('cannot be dated after today in New York', async () => {
    const held = await investment();
    const tomorrow = { ...payment(1, 0), date: '2026-06-06' };
    const failing = recordPayment(tx(), staff, held, tomorrow);
    expect(await catchProblem(failing)).toEqual({ problem: 'in_future', today: '2026-06-05' });
    await expect(failing).rejects.toThrow('2026-06-06 is in the future');
  });
});

describe('the payments into an investment', () => {
  test('are in the order of their dates, then of their record, then of their ids', async () => {
    const { id } = await invested();
    const received = (amount: number, date: string, recordedAt: string, rowId: string) =>
      move(id, 'funds_received', amount, { date, recordedAt: day(recordedAt), id: rowId });
    await received(5, '2026-03-02', '2026-03-01', 'a');
    await received(3, '2026-03-01', '2026-03-03', 'b');
    await received(2, '2026-03-01', '2026-03-02', 'd');
    await received(1, '2026-03-01', '2026-03-02', 'c');
    const found = await fundsReceived(tx(), id);
    expect(found).toEqual({
      payments: ['c', 'd', 'b', 'a'].map((one, index) => ({ id: one, amount: [1, 2, 3, 5][index] })),
      ...{ amount: 11, last: '2026-03-02' },
    });
  });

  test('are without other rows, those of other investments, and reversed ones', async () => {
    const { id } = await invested();
    const other = await invested();
    await move(other.id, 'funds_received', 7_00);
    await move(id, 'dividend', 7_00);
    await move(id, 'funds_received', 9_00, { id: 'wrong', date: '2026-02-01' });
    await move(id, 'funds_received', -9_00, { reversesId: 'wrong', date: '2026-02-01' });
    expect(await fundsReceived(tx(), id)).toEqual({ payments: [], amount: 0, last: undefined });
    await move(id, 'funds_received', 4_00, { id: 'right', date: '2026-01-02' });
    expect(await fundsReceived(tx(), id)).toEqual({
      payments: [{ id: 'right', amount: 4_00 }],
      ...{ amount: 4_00, last: '2026-01-02' },
    });
  });
});

describe('the units of payments', () => {
  test('are a row for each payment at the last price, and the last row has the rest', async () => {
    const held = await investment();
    await insert(valuations, { productId: held.productId, date: '2026-03-31', unitPrice: '3' });
    const payments = [1_00, 1_00, 3_00].map((amount, index) => ({
      id: `payment-${index}`,
      amount: cents(amount),
    }));
    await issueUnits(tx(), staff, held, { payments, date: '2026-04-01' });
    const rows = (await getRows(held.id)).sort((one, other) =>
      String(one.counterpartId).localeCompare(String(other.counterpartId)),
    );
    // 5 / 3 = 1.666666, of which 0.333333 twice.
    expect(rows.map(({ counterpartId, units, note }) => [counterpartId, units, note])).toEqual([
      ['payment-0', '0.333333', 'Units issued for $1 at $3 per unit'],
      ['payment-1', '0.333333', 'Units issued for $1 at $3 per unit'],
      ['payment-2', '1.000000', 'Units issued for $3 at $3 per unit'],
    ]);
    for (const row of rows)
      expect(row).toMatchObject({ transactionType: 'transferred_in', amount: 0, date: '2026-04-01' });
  });

  test('that are missing through rounding of each payment are in the last row', async () => {
    const held = await investment();
    await insert(valuations, { productId: held.productId, date: '2026-03-31', unitPrice: '3' });
    const payments = [2_00, 2_00, 2_00].map((amount, index) => ({
      id: `payment-${index}`,
      amount: cents(amount),
    }));
    await issueUnits(tx(), staff, held, { payments, date: '2026-04-01' });
    expect((await getRows(held.id)).map(({ units }) => units).sort()).toEqual([
      ...['0.666666', '0.666666', '0.666668'],
    ]);
  });

  test('of no payment are no row', async () => {
    const held = await investment();
    await insert(valuations, { productId: held.productId, date: '2026-03-31', unitPrice: '3' });
    await issueUnits(tx(), staff, held, { payments: [], date: '2026-04-01' });
    expect(await getRows(held.id)).toEqual([]);
  });
});

describe('the price on a day', () => {
  test('is that of the last valuation of the product up to this day, and of several the last recorded', async () => {
    const held = await investment();
    const valued = (date: string, unitPrice: string, recorded: string, productId = held.productId) =>
      insert(valuations, { productId, date, unitPrice, recordedAt: day(recorded) });
    await valued('2026-03-31', '104', '2026-04-02');
    await valued('2026-03-31', '105', '2026-04-03');
    await valued('2026-03-31', '103', '2026-04-01');
    await valued('2025-12-31', '99', '2026-05-01');
    await valued('2026-04-01', '110', '2026-04-01');
    await valued('2026-03-31', '1', '2026-04-09', 'another product');
    expect(await valuationOn(tx(), held, '2026-03-31')).toEqual({ unitPrice: '105', date: '2026-03-31' });
    expect(await priceOn(tx(), held, '2026-03-31')).toBe('105');
    expect(await priceOn(tx(), held, '2026-03-30')).toBe('99');
    expect(await priceOn(tx(), held, '2026-04-02')).toBe('110');
  });

  test('before the first valuation is an error, with the remedy to record one', async () => {
    const held = await investment();
    await insert(valuations, { productId: held.productId, date: '2026-03-31', unitPrice: '104' });
    const failing = priceOn(tx(), held, '2026-03-30');
    expect(await catchProblem(failing)).toEqual({ problem: 'not_valued' });
    await expect(failing).rejects.toMatchObject({
      message: expect.stringContaining(`${held.productId} has no valuation on or before 2026-03-30`),
      remedy: { act: 'valuations.record', productId: held.productId, date: '2026-03-30' },
    });
  });
});

import type { InvestmentStatus } from '@quoin/rules';
import { eq } from 'drizzle-orm';
import {
  accounts,
  applications,
  capitalCalls,
  envelopes,
  investments,
  products,
  redemptions,
  valuations,
} from '../../packages/server/src/database/tables';
import { productAsAgreed, getTerms } from '../../packages/server/src/ledger/agreed-terms';
import {
  getFigures,
  calculateHoldingsIrr,
  getLastMove,
  getLedger,
  getRecord,
  calculateWorth,
} from '../../packages/server/src/ledger/figures';
import { loadHoldings, findOwnHolding } from '../../packages/server/src/ledger/holdings';
import { mailedInvestment } from '../../packages/server/src/ledger/mailed-investment';
import {
  getLockUp,
  getPayoutTerms,
  getRedemptionSchedule,
} from '../../packages/server/src/ledger/terms-of-time';
import { callsUnderWay, payoutsFrom, redemptionsUnderWay } from '../../packages/server/src/ledger/under-way';
import { day, holding, insert, invested, move, tx, useLedger } from './ledger-rows';

// Investments with their data and figures, directly from PostgreSQL. The mutation tests run this file for each mutant.
useLedger();

describe('investments of an account', () => {
  test('are those of the account only, newest first', async () => {
    const { accountId, productId, investorId, id } = await invested({ createdAt: day('2026-01-01') });
    const other = await invested({ createdAt: day('2026-03-01') });
    const newest = await insert(investments, {
      ...{ accountId, productId, investorId, status: 'approved' },
      createdAt: day('2026-02-01'),
    });
    const found = await loadHoldings(tx(), accountId);
    expect(found.map(({ investment }) => investment.id)).toEqual([newest, id]);
    expect(found.map(({ product, investor }) => [product.id, investor.id])).toEqual([
      [productId, investorId],
      [productId, investorId],
    ]);
    expect(await findOwnHolding(tx(), accountId, other.id)).toBeUndefined();
    expect((await findOwnHolding(tx(), other.accountId, other.id))?.investment.id).toBe(other.id);
    expect(await loadHoldings(tx(), 'nobody')).toEqual([]);
  });

  test('created at the same time are in the order of their ids', async () => {
    const { accountId, productId, investorId } = await invested({ id: 'b' });
    await insert(investments, { accountId, productId, investorId, id: 'a', status: 'approved' });
    expect((await loadHoldings(tx(), accountId)).map(({ investment }) => investment.id)).toEqual(['a', 'b']);
  });

  test('have their own transactions, newest first, and the valuations of their product, oldest first', async () => {
    const { accountId, productId, id } = await invested();
    const other = await invested();
    await move(other.id, 'dividend', 1_00);
    const first = await move(id, 'funds_received', 1_00, {
      date: '2026-01-01',
      recordedAt: day('2026-01-09'),
    });
    const third = await move(id, 'dividend', 3_00, { date: '2026-01-02', recordedAt: day('2026-01-08') });
    const second = await move(id, 'dividend', 2_00, { date: '2026-01-02', recordedAt: day('2026-01-07') });
    const price = (date: string, unitPrice: string, recorded: string, of = productId) =>
      insert(valuations, { productId: of, date, unitPrice, recordedAt: day(recorded) });
    await price('2026-02-01', '3', '2026-02-01');
    await price('2026-01-01', '2', '2026-01-09');
    await price('2026-01-01', '1', '2026-01-02');
    await price('2026-01-01', '9', '2026-01-02', other.productId);
    const found = await holding(accountId, id);
    expect(found.transactions.map((row) => row.id)).toEqual([third, second, first]);
    expect(found.valuations).toEqual([
      { productId, date: '2026-01-01', unitPrice: '1' },
      { productId, date: '2026-01-01', unitPrice: '2' },
      { productId, date: '2026-02-01', unitPrice: '3' },
    ]);
  });

  test('have no transactions, valuations or application of others', async () => {
    const { accountId, id } = await invested();
    const { transactions, valuations, applicationState, envelopeId } = await holding(accountId, id);
    expect([transactions, valuations, applicationState, envelopeId]).toEqual([[], [], null, null]);
    await insert(applications, { investmentId: id, state: 'incomplete' });
    expect((await holding(accountId, id)).applicationState).toBe('incomplete');
  });

  test('have the agreed terms instead of the current ones of the product', async () => {
    const { accountId, productId, id } = await invested();
    const [product] = await tx().select().from(products).where(eq(products.id, productId));
    if (!product) throw new Error('no product');
    expect((await holding(accountId, id)).product.managementFee).toBe(product.managementFee);
    const texts = { ...product.texts, exitPolicy: { en: 'Agreed', 'zh-CN': '约定' } };
    const agreed = getTerms({ ...product, managementFee: '0.0175', lockUpCount: 7, texts });
    await tx().update(investments).set({ agreedTerms: agreed }).where(eq(investments.id, id));
    const held = (await holding(accountId, id)).product;
    expect([held.managementFee, held.lockUpCount, held.id]).toEqual(['0.0175', 7, productId]);
    expect('texts' in held).toBe(false);
    const named = { ...product, texts: { ...product.texts, strategy: 'kept' } };
    expect(productAsAgreed(named, agreed)).toMatchObject({
      managementFee: '0.0175',
      texts: { strategy: 'kept', exitPolicy: { en: 'Agreed' } },
    });
    expect(productAsAgreed(named, null)).toEqual(named);
  });

  test('have the newest agreement that was not withdrawn', async () => {
    const { accountId, id } = await invested();
    const agreement = (status: 'signed' | 'cancelled' | 'sent', created: string, of = id) =>
      insert(envelopes, {
        ...{ accountId, investmentId: of, kind: 'subscription_agreement', status },
        createdAt: day(created),
      });
    const signed = await agreement('signed', '2026-01-01');
    expect((await holding(accountId, id)).envelopeId).toBe(signed);
    await agreement('cancelled', '2026-01-05');
    await agreement('sent', '2026-01-06', 'another investment');
    await insert(envelopes, {
      ...{ accountId, investmentId: id, kind: 'ach_authorization', status: 'sent' },
      createdAt: day('2026-01-07'),
    });
    expect((await holding(accountId, id)).envelopeId).toBe(signed);
    const newer = await agreement('signed', '2026-01-02');
    expect((await holding(accountId, id)).envelopeId).toBe(newer);
  });

  test('that must be signed again have the agreement to sign, not the signed one', async () => {
    const { accountId, id } = await invested({ status: 're_signature_needed' });
    const of = { accountId, investmentId: id, kind: 'subscription_agreement' as const };
    await insert(envelopes, { ...of, status: 'signed', createdAt: day('2026-01-01') });
    expect((await holding(accountId, id)).envelopeId).toBeNull();
    const sent = await insert(envelopes, { ...of, status: 'sent', createdAt: day('2026-01-02') });
    await insert(envelopes, { ...of, status: 'signed', createdAt: day('2026-01-03') });
    expect((await holding(accountId, id)).envelopeId).toBe(sent);
  });
});

describe('the figures of an investment', () => {
  async function withPrices(values: Partial<typeof investments.$inferInsert>) {
    const { accountId, productId, id } = await invested(values);
    await move(id, 'funds_received', 1_000_00, { units: '10', date: '2025-01-01' });
    await move(id, 'management_fee_charged', 5_00, { date: '2025-03-01' });
    await move(id, 'dividend', 20_00, { date: '2025-06-30' });
    const price = (date: string, unitPrice: string, recorded: string) =>
      insert(valuations, { productId, date, unitPrice, recordedAt: day(recorded) });
    await price('2025-02-01', '100', '2025-02-01');
    await price('2026-02-01', '999', '2026-02-01');
    await price('2026-02-01', '110', '2026-02-02');
    await price('2026-03-01', '120', '2026-03-01');
    return holding(accountId, id);
  }

  test.each(['current', 'past'] as const)(
    'that is %s have the latest correction of the price',
    async (status) => {
      const held = await withPrices({ status, effectiveDate: '2025-02-01' });
      const figures = getFigures(held, '2026-02-01');
      expect(figures).toMatchObject({
        unitPrice: '110',
        nav: 1_100_00,
        dividends: 20_00,
        units: '10.000000',
      });
      expect(figures.irr).toBe(calculateHoldingsIrr([held], '2026-02-01'));
      expect(figures.irr).toMatch(/^0\.1/);
      expect(getFigures(held, '2026-03-01').unitPrice).toBe('120');
      expect(getFigures(held, '2025-01-31').unitPrice).toBeUndefined();
      expect(calculateWorth(held, ['2026-02-01']).map(({ nav }) => nav)).toEqual([1_100_00]);
    },
  );

  test('before the effective date have no value', async () => {
    const held = await withPrices({ status: 'fund_received' });
    const none = { withdrawn: 0, fees: 0 };
    expect(getFigures(held, '2026-02-01')).toEqual({
      ...{ contribution: 1_000_00, units: '10.000000', dividends: 20_00, ...none },
    });
    expect(calculateHoldingsIrr([held], '2026-02-01')).toBeUndefined();
    expect(calculateWorth(held, ['2026-02-01'])[0]?.nav).toBeUndefined();
    expect(getRecord(held).effectiveDate).toBeNull();
  });

  test('have the money in escrow from the effective date, and no charged fees', async () => {
    const held = await withPrices({ status: 'current', effectiveDate: '2025-02-01' });
    expect(getLedger(held).map(({ type, date }) => [type, date])).toEqual([
      ['dividend', '2025-06-30'],
      ['funds_received', '2025-02-01'],
    ]);
    const { transactions, valuations, effectiveDate } = getRecord(held);
    expect(transactions.map(({ date, amount, shares }) => [date, amount, shares])).toEqual([
      ['2025-06-30', 20_00, null],
      ['2025-01-01', 1_000_00, '10'],
    ]);
    expect(valuations).toEqual([
      { date: '2025-02-01', unit_price: '100' },
      { date: '2026-02-01', unit_price: '110' },
      { date: '2026-03-01', unit_price: '120' },
    ]);
    expect(effectiveDate).toBe('2025-02-01');
  });

  test('the last payment is the latest until a day', async () => {
    const held = await withPrices({ status: 'current', effectiveDate: '2025-02-01' });
    expect(getLastMove(held, '2026-01-01')).toBe('2025-06-30');
    expect(getLastMove(held, '2025-06-30')).toBe('2025-06-30');
    expect(getLastMove(held, '2025-06-29')).toBe('2025-02-01');
    expect(getLastMove(held, '2025-01-15')).toBeUndefined();
  });
});

describe('in progress are', () => {
  const of = { accountId: 'account', investmentId: 'investment' };

  test('issued calls, by due date', async () => {
    const call = (id: string, status: 'issued' | 'funded', dueDate: string, investmentId: string) =>
      insert(capitalCalls, { ...of, id, status, dueDate, investmentId });
    await call('c', 'issued', '2026-02-01', '1');
    await call('b', 'issued', '2026-01-01', '2');
    await call('a', 'issued', '2026-02-01', '3');
    await call('d', 'funded', '2026-01-01', '4');
    await insert(capitalCalls, { accountId: 'other', investmentId: '5', status: 'issued' });
    const found = await callsUnderWay(tx(), eq(capitalCalls.accountId, 'account'));
    expect(found.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  });

  test('redemptions that are not completed, by day, and payouts until their last payment', async () => {
    const redemption = (
      id: string,
      status: 'requested' | 'approved' | 'completed' | 'cancelled',
      redemptionDay: string,
      values: Partial<typeof redemptions.$inferInsert> = {},
    ) => insert(redemptions, { ...of, id, status, redemptionDay, investmentId: id, ...values });
    await redemption('c', 'requested', '2026-06-30');
    await redemption('b', 'approved', '2026-03-31');
    await redemption('a', 'requested', '2026-06-30');
    await redemption('d', 'cancelled', '2026-03-31');
    await redemption('e', 'completed', '2026-03-31', { payoutDays: 30 });
    await redemption('f', 'completed', '2026-03-31', { payoutDays: 30, holdback: '0.1' });
    await redemption('g', 'approved', '2026-03-31', { accountId: 'other' });
    const own = eq(redemptions.accountId, 'account');
    expect((await redemptionsUnderWay(tx(), own)).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
    const payouts = async (today: string) => (await payoutsFrom(today, tx(), own)).map(({ id }) => id);
    expect(await payouts('2026-04-30')).toEqual(['e', 'f']);
    expect(await payouts('2026-05-01')).toEqual(['f']);
    expect(await payouts('2028-01-01')).toEqual([]);
  });
});

test('lock-up, redemption days and payment of redemptions are those of the product', async () => {
  const { accountId, id } = await invested();
  const { product } = await holding(accountId, id);
  const terms = { ...product, lockUpCount: 18, lockUpUnit: 'months' as const };
  expect(getLockUp(terms)).toEqual({ count: 18, unit: 'months' });
  expect(getRedemptionSchedule({ redemptionFrequency: 'quarter_ends', redemptionNoticeDays: 45 })).toEqual({
    ...{ frequency: 'quarter_ends', notice_days: 45 },
  });
  expect(getPayoutTerms({ redemptionPayoutDays: 20, redemptionHoldback: '0.05' })).toEqual({
    ...{ days: 20, holdback: '0.05' },
  });
});

describe('the investment in an e-mail', () => {
  const config = { publicUrl: 'https://invest.example.com' };

  test('is that of the id, with its owner and product', async () => {
    await invested({}, { name: 'Somebody else' });
    const { id, accountId } = await invested({ status: 'current' }, { name: 'Holm Trust' });
    const found = await mailedInvestment(tx(), config, id);
    expect(found).toMatchObject({
      investment: { id, status: 'current' },
      account: { id: accountId },
      ...{ investor: 'Holm Trust', product: 'Harbor Fund', language: 'en' },
    });
  });

  test('is linked to its group and part in the portal', async () => {
    const link = async (status: InvestmentStatus, part?: 'transactions' | 'redemption') => {
      const { id } = await invested({ status });
      return (await mailedInvestment(tx(), config, id, part)).link.replace(id, '<id>');
    };
    const page = 'https://invest.example.com/go/my-investment';
    expect(await link('current')).toBe(`${page}/current/<id>/all`);
    expect(await link('current', 'transactions')).toBe(`${page}/current/<id>/transactions`);
    expect(await link('current', 'redemption')).toBe(`${page}/current/<id>/redemption`);
    expect(await link('approved')).toBe(`${page}/pending/<id>/all`);
    expect(await link('past')).toBe(`${page}/past/<id>/all`);
  });

  test('names the product in the language of the account', async () => {
    const { id, accountId } = await invested();
    await tx().update(accounts).set({ preferredLanguage: 'zh-CN' }).where(eq(accounts.id, accountId));
    const found = await mailedInvestment(tx(), config, id);
    expect(found).toMatchObject({ product: '海港基金', language: 'zh-CN' });
  });

  test('that does not exist is an error', async () => {
    await invested();
    await expect(mailedInvestment(tx(), config, 'none')).rejects.toThrow('investment none no longer exists');
  });
});

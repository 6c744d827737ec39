// Payments of the funds: a distribution to all holders, redemptions, and the correction of a mistake.
import { expect } from '@playwright/test';
import { INCOME, PRICES, valuationFile } from './funds';
import { split, toCents, toDollars, toUnits } from './ledger';
import { getId, Month, ofInvestment, type Position } from './month';

const TOTAL = '123456.77';
const REQUESTED = '12000.00';
const CHANGED_MIND = '5000.00';
const RESERVED = '7000.00';

/** Payout accounts need a signature, and can be paid three days after it. */
export async function addPayoutAccounts(month: Month): Promise<void> {
  const owners = [month.cast('redeemsPart'), month.cast('changesMind'), month.cast('redeemsLater')];
  for (const { investor } of owners) await investor.addBankAccount();
  const toSign = 'Your bank account change is ready to sign';
  const added = 'A bank account was added to your Quoin account';
  await month.expectMails({
    ...Month.readers(owners, toSign, '您的银行账户变更申请可以签署了'),
    ...Month.readers(owners, added, '您在 Quoin 添加了一个银行账户'),
  });
}

export async function requestRedemptions(month: Month): Promise<void> {
  await month.getMorning('2026-12-21');
  const { naomi, petra } = month;
  const [part, all, mind] = [month.cast('redeemsPart'), month.cast('redeemsAll'), month.cast('changesMind')];
  await petra.run('products', 'import-valuations', valuationFile('2026-12-15'));
  await month.signIn([part, all, mind]);
  await month.expectFigures('2026-12-15', [part, all, mind]);
  await expectAvailable(part);

  const partial = await part.investor.redeem('2026-12-31', REQUESTED);
  const full = await all.investor.redeem('2026-12-31');
  const dropped = await mind.investor.redeem('2026-12-31', CHANGED_MIND);
  await month.expectMails(
    Month.readers([part, all, mind], 'We received your redemption request', '已收到您的赎回申请'),
  );
  await mind.investor.call('cancelRedemption', { params: { redemptionId: dropped.id } });
  part.holding.reserved = toCents(REQUESTED);
  const [toBank, toCustodian] = [
    await naomi.run('redemptions', 'approve', partial.id),
    await naomi.run('redemptions', 'approve', full.id),
  ];
  expect(toBank).toMatchObject({
    paid_to: expect.stringContaining('Ashlar Trust'),
    payments: [{ amount: '11400.00' }, { amount: '600.00' }],
  });
  expect(toCustodian.paid_to).toContain('Granary Trust Custodians');
  expect(await petra.fails('redemptions', 'approve', dropped.id)).toContain('cancelled');
  await month.expectMails({
    ...Month.readers([mind], 'Your redemption is canceled', '您的赎回已取消'),
    ...Month.readers([part, all], 'Your redemption is approved', '您的赎回申请已批准'),
  });
}

/** Expects the available amount to be the value of the units in whole thousands. */
async function expectAvailable({ investor, holding }: Position): Promise<void> {
  const { available, held } = await investor.call('getRedemptions', ofInvestment(investor));
  const worth = holding.worth(PRICES['2026-12-15'][INCOME]);
  expect(available).toBe(toDollars(worth - (worth % 100_000n)));
  expect(held?.units).toBe(toUnits(holding.units));
}

export async function distribute(month: Month): Promise<void> {
  await month.getMorning('2026-12-22');
  const { naomi, petra } = month;
  const holders = month.in(INCOME, 'current').sort((one, other) => (getId(one) < getId(other) ? -1 : 1));
  const parts = split(
    toCents(TOTAL),
    holders.map(({ holding }) => holding.units),
  );
  const expected = holders.map((one, index) => ({
    investment: getId(one),
    amount: toDollars(parts[index] ?? 0n),
    units: toUnits(one.holding.units),
  }));
  const command = ['transactions', 'split', INCOME, '--type', 'distribution', '--total', TOTAL];
  const terms = [...command, '--reference', 'DIST-2026-12'];
  expect((await naomi.type(...terms, '--dry-run')).rows).toMatchObject(expected);
  const { approval } = await naomi.type(...terms);
  expect(await naomi.fails('approvals', 'approve', approval)).toContain('another person must approve');
  expect((await petra.type('approvals', 'approve', approval)).rows).toMatchObject(expected);
  holders.forEach(({ holding }, index) => (holding.distributed += parts[index] ?? 0n));
  await month.expectMails(Month.readers(holders, 'You receive a distribution', '您有一笔收益分配'));
}

/** Requested after the notice deadline of the month end, so it waits for the next one. */
export async function requestLateRedemption(month: Month): Promise<void> {
  await month.getMorning('2026-12-28');
  const later = month.cast('redeemsLater');
  await month.signIn([later]);
  await expect(later.investor.redeem('2026-12-31', RESERVED)).rejects.toThrow('January 31');
  await later.investor.redeem('2027-01-31', RESERVED);
  later.holding.reserved = toCents(RESERVED);
  await month.expectMails(
    Month.readers([later], 'We received your redemption request', '已收到您的赎回申请'),
  );
}

export async function completeRedemptions(month: Month): Promise<void> {
  await month.getMorning('2027-01-04');
  const { naomi, petra } = month;
  const [part, all] = [month.cast('redeemsPart'), month.cast('redeemsAll')];
  await naomi.run('products', 'import-valuations', valuationFile('2026-12-31'));
  const price = PRICES['2026-12-31'][INCOME];
  const approved: { id: string; investment: string }[] = await naomi.run(
    'redemptions',
    'list',
    '--status',
    'approved',
  );
  const complete = async (one: Position) => {
    const redemption = approved.find(({ investment }) => investment === getId(one));
    return naomi.runWith(petra, 'redemptions', 'complete', redemption?.id ?? '');
  };
  const before = part.holding.units;
  part.holding.redeem(price, toCents(REQUESTED));
  expect(await complete(part)).toMatchObject({
    amount: REQUESTED,
    units: toUnits(before - part.holding.units),
    payments: [{ amount: '11400.00' }, { amount: '600.00' }],
  });
  const units = toUnits(all.holding.units);
  expect(await complete(all)).toMatchObject({ amount: toDollars(all.holding.redeemAll(price)), units });
  await month.expectMails(Month.readers([part, all], 'Your redemption is completed', '您的赎回已完成'));
}

/** One payment of the distribution was too high: staff reverse it and record it again. */
export async function correctDistribution(month: Month): Promise<void> {
  await month.getMorning('2027-01-06');
  const { naomi, petra } = month;
  const one = month.cast('corrected');
  const { holding } = one;
  const { transactions } = await petra.run('investments', 'show', getId(one));
  const wrong = transactions.find(({ type }: { type: string }) => type === 'distribution');
  const right = holding.distributed - 1_00n;
  const reason = 'Computed from the units of another class';
  await naomi.runWith(petra, 'transactions', 'reverse', wrong.id, '--reason', reason);
  await naomi.runWith(
    petra,
    ...['transactions', 'record', getId(one), '--type', 'distribution', '--amount', toDollars(right)],
    ...['--reference', 'DIST-2026-12-corrected', '--date', '2026-12-22'],
  );
  await month.signIn([one]);
  const part = await one.investor.call('getInvestmentPart', {
    params: { investmentId: getId(one), type: 'transactions' },
  });
  const rows = part.type === 'transactions' ? part.items : [];
  expect(rows.filter(({ transaction_type }) => transaction_type === 'distribution')).toMatchObject([
    { amount: toDollars(right), reverses: null },
    { amount: toDollars(-holding.distributed), reverses: wrong.id },
    { amount: toDollars(holding.distributed), reverses: null },
  ]);
  holding.distributed = right;
  await month.expectMails({
    ...Month.readers([one], 'A transaction was corrected', '一笔交易已更正'),
    ...Month.readers([one], 'You receive a distribution', '您有一笔收益分配'),
  });
}

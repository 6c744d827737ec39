// Compares staff reports, as the auditor reads them, with the test's ledger and the figures that investors see.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { REFERRAL_OFFER } from '@quoin/rules';
import papaparse from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { FUNDS, INCOME, PRICES } from './funds';
import { type Holding, toCents, toDollars, total, toUnits } from './ledger';
import type { Month } from './month';
import type { FundId } from './people';
import type { Answer } from './staff';
import { FOLDER } from './world';

const accepted = (month: Month, fund?: FundId): Holding[] =>
  month.positions
    .map(({ holding }) => holding)
    .filter((one) => one.status !== 'over' && (fund === undefined || one.fund === fund));

/** Expects the sums of the test's ledger in the report of money raised. */
export async function expectRaised(month: Month): Promise<void> {
  const report = await month.ines.run('reports', 'raised');
  for (const { product, investments, committed, received } of report.products) {
    const own = accepted(month, product);
    expect({ product, investments, committed, received }).toEqual({
      product,
      investments: own.length,
      committed: toDollars(total(own, (one) => one.committed)),
      received: toDollars(total(own, (one) => one.received)),
    });
  }
  expect(report.received).toBe(toDollars(total(accepted(month), (one) => one.received)));
}

/** Expects the pending items at the end of the month: a redemption, an unpaid capital call, and credits of invited investors. */
export async function expectPending(month: Month): Promise<void> {
  const [later, late] = [month.cast('redeemsLater'), month.cast('lateCall')];
  // Investors of other countries were invited, and each credit has two receivers.
  const invited = month.positions.filter(
    ({ investor, holding }) => investor.person.country !== 'US' && holding.status !== 'over',
  );
  const credits = {
    count: invited.length,
    amount: toDollars(BigInt(invited.length * REFERRAL_OFFER.friendCredit * 100)),
  };
  expect(await month.ines.type('reports', 'pending')).toMatchObject([
    { what: 'investment', reason: 'approved', count: 1, amount: toDollars(late.holding.committed) },
    { what: 'redemption', reason: 'requested', count: 1, amount: toDollars(later.holding.reserved) },
    { what: 'capital_call', reason: 'issued', count: 1, amount: toDollars(late.holding.called) },
    { what: 'referral_credit', reason: 'referrer_credit_unpaid', ...credits },
    { what: 'referral_credit', reason: 'friend_credit_unpaid', ...credits },
  ]);
}

/** Writes the ACH file for what a fund has to pay, and records a payment to a custodian by hand. */
export async function payOut(month: Month): Promise<void> {
  const { ines, petra } = month;
  const due = ['reports', 'payouts', '--product', INCOME];
  const owed = total(accepted(month, INCOME), (one) => one.distributed + one.redeemed);
  const report = await ines.run(...due);
  expect(report.amount).toBe(toDollars(owed));
  const file = join(FOLDER, '2026-12.ach');
  const terms = ['--until', '2027-03-31', '--company-id', '1234567890', '--reason', 'December'];
  const paid = await petra.run(...due, '--bank-file', file, ...terms);
  const part = month.cast('redeemsPart');
  const owners = [part, month.cast('changesMind'), month.cast('redeemsLater')];
  // All but the twentieth part, which waits for the audit.
  const amounts = [...owners.map(({ holding }) => holding.distributed), (part.holding.redeemed * 19n) / 20n];
  const credits = readFileSync(file, 'ascii')
    .split('\r\n')
    .filter((record) => record.startsWith('6'))
    .map((record) => BigInt(record.slice(29, 39)));
  expect(inOrder(credits)).toEqual(inOrder(amounts));
  const toBanks = amounts.reduce((sum, amount) => sum + amount, 0n);
  expect(paid.amount).toBe(toDollars(toBanks));

  const byHand = report.rows.find((row: Answer) => row.state === 'custodian' && row.kind === 'redemption');
  await petra.run('payouts', 'pay', byHand.id, '--reference', 'Wire 2027-0104');
  expect((await ines.run(...due)).amount).toBe(toDollars(owed - toBanks - toCents(byHand.amount)));
}

/** Expects the report of December as JSON, CSV and Excel. There were no transactions before. */
export async function expectMonth(month: Month): Promise<void> {
  const command = ['reports', 'month', '--month', '2026-12'];
  const report = await month.ines.type(...command);
  expect(report).toMatchObject({ closed: true, reconciled: true });
  for (const fund of FUNDS) {
    const closing = Object.fromEntries(
      report.lines
        .filter(({ product }: Answer) => product === fund)
        .map((line: Answer) => [line.item, line.closing]),
    );
    expect(closing).toMatchObject(getClosing(fund, accepted(month, fund)));
  }
  const paths = ['csv', 'xlsx'].map((ending) => join(FOLDER, `2026-12.${ending}`));
  for (const path of paths) await month.ines.type(...command, '--to', path);
  const [csv = '', xlsx = ''] = paths;
  const { data } = papaparse.parse<Record<string, string>>(readFileSync(csv, 'utf8').trim(), {
    header: true,
  });
  const [, ...cells] = await readSheet(xlsx);
  expect(data).toHaveLength(report.lines.length);
  for (const [at, { product, item, closing }] of report.lines.entries()) {
    expect(data[at]).toMatchObject({ product, item, closing: closing ?? '' });
    expect(Number(cells[at]?.at(-1))).toBe(Number(closing));
  }
}

function getClosing(fund: FundId, own: readonly Holding[]): Record<string, string> {
  const price = PRICES['2026-12-31'][fund];
  const dollars = (of: (one: Holding) => bigint) => toDollars(total(own, of));
  return {
    committed: dollars((one) => one.committed),
    called: dollars((one) => one.called),
    received: dollars((one) => one.received),
    fees_charged: dollars((one) => one.feesCharged),
    fees_paid: dollars((one) => one.feesPaid),
    distributed: dollars((one) => one.distributed),
    redeemed: dollars((one) => one.redeemed),
    units: toUnits(total(own, (one) => one.units)),
    nav: dollars((one) => one.worth(price)),
    gain: dollars((one) => one.worth(price) + one.distributed + one.redeemed - one.received),
    awaiting_units: '0.00',
    ...(fund === INCOME
      ? {}
      : { 'pending:approved': dollars((one) => (one.status === 'accepted' ? one.committed : 0n)) }),
  };
}

/** Expects staff and investor to see the same transactions of each investment. */
export async function expectTransactions(month: Month): Promise<void> {
  for (const { investor } of month.positions) {
    const { investmentId } = investor;
    const { transactions } = await month.ines.run('investments', 'show', investmentId);
    const params = { investmentId, type: 'transactions' as const };
    const part = await investor.call('getInvestmentPart', { params });
    const seen = part.type === 'transactions' ? part.items : [];
    const rows = seen.map((row) => [row.id, row.transaction_type, row.amount, row.shares, row.date]);
    expect(byId(rows)).toEqual(
      byId(transactions.map((row: Answer) => [row.id, row.type, row.amount, row.units, row.date])),
    );
  }
}

const inOrder = (amounts: readonly bigint[]): string[] => amounts.map(String).sort();

const byId = <T extends readonly unknown[]>(rows: T[]): T[] =>
  rows.sort(([one], [other]) => String(one).localeCompare(String(other)));

export async function expectNothingFailed(month: Month): Promise<void> {
  expect(await month.ines.run('jobs', 'list')).toEqual([]);
  await month.ines.type('audit', 'verify');
}

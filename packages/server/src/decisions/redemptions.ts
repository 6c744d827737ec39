// Staff approve, reject and complete redemptions. A redemption completes at the price of its redemption day.
import {
  addMonths,
  cents,
  estimateRedemption,
  formatExactDollars,
  type HeldUnits,
  moneyToWire,
  payeeLabel,
  type RedemptionEstimate,
  type RedemptionFrequency,
  type RedemptionPayout,
  type RedemptionRejectionReason,
  calculateUnitsValue,
} from '@quoin/rules';
import { eq } from 'drizzle-orm';
import { redemptionPayee } from '../bank-accounts/payees';
import type { Transaction } from '../database/database';
import { accounts, bankAccounts, investments, redemptions } from '../database/tables';
import { paymentsHeldUntil } from '../journey/account';
import { factsAsAgreed } from '../ledger/agreed-terms';
import { getFigures } from '../ledger/figures';
import { type Holding, findOwnHolding } from '../ledger/holdings';
import { getPayouts } from '../ledger/terms-of-time';
import { todayInNewYork } from '../shared/clock';
import { money } from '../shared/money';
import { StaffError, staffText } from '../shared/staff-error';
import { type RedemptionEvent, redemptionStates } from '../states/money-states';
import { moveState, statesBefore } from '../states/state-table';
import { insertTransaction, type Staff, valuationOn } from '../transactions/ledger-entries';
import { redeemedNote } from '../transactions/ledger-notes';
import { endInvestment } from './move-investment';
import { getExplanation, type Rejection } from './rejection';

export async function approveRedemption(tx: Transaction, staff: Staff, id: string) {
  const redemption = await lockRedemption(tx, id, 'approved');
  const amount = redemption.amount === null ? null : cents(redemption.amount);
  const payments = await loadPayments(tx, staff, redemption, getPayouts(redemption, amount));
  await moveRedemption(tx, staff, redemption, 'approved', { note: null });
  return { id, status: 'approved', day: redemption.redemptionDay, ...payments };
}

/** Takes an approval back, so that the investor can change the redemption again. @param why mailed to the investor */
export async function unapproveRedemption(tx: Transaction, staff: Staff, id: string, why: string) {
  const note = staffText(why, 'note', 'Explain to the investor why you withdraw the approval.');
  const redemption = await lockRedemption(tx, id, 'unapproved');
  await moveRedemption(tx, staff, redemption, 'unapproved', { note });
  return { id, status: 'requested' };
}

/** Rejects a redemption. The investor keeps the units and may request another redemption. */
export async function rejectRedemption(
  tx: Transaction,
  staff: Staff,
  id: string,
  rejection: Rejection<RedemptionRejectionReason>,
) {
  const note = getExplanation(rejection);
  const redemption = await lockRedemption(tx, id, 'rejected');
  await moveRedemption(tx, staff, redemption, 'rejected', { note, rejectionReason: rejection.reason });
  return { id, status: 'rejected' };
}

/** Redeems the units at the price of the redemption day. Ends the investment if no units are left. */
export async function completeRedemption(tx: Transaction, staff: Staff, id: string) {
  const { clock } = staff.services;
  const redemption = await lockRedemption(tx, id, 'completed');
  const { redemptionDay: date } = redemption;
  if (date > todayInNewYork(clock))
    throw new StaffError(
      `The redemption day is ${date}. Complete the redemption on that day or later, when its unit price is known.`,
    );
  await assertNotOnHold(tx, staff, redemption);
  const holding = await findOwnHolding(tx, redemption.accountId, redemption.investmentId);
  if (!holding) throw new StaffError(`Investment ${redemption.investmentId} no longer exists.`);
  const { unitPrice, date: pricedOn } = await valuationOn(tx, holding.investment, date);
  assertPriced(holding, date, pricedOn);
  const held = { units: getFigures(holding, date).units, unitPrice };
  const { amount, units, payouts } = redeemedAmounts(redemption, held);
  const payments = await loadPayments(tx, staff, redemption, payouts);
  await insertTransaction(tx, staff, holding.investment.id, {
    transactionType: 'funds_redeemed',
    amount,
    units,
    date,
    note: redeemedNote({ units, price: unitPrice }),
  });
  await moveRedemption(tx, staff, redemption, 'completed', {
    amount,
    completedAt: clock.now(),
    note: null,
  });
  if (redemption.type === 'full') await endInvestment(tx, staff, holding.investment);
  return {
    id,
    status: 'completed',
    investment: holding.investment.id,
    investor: holding.investor.name,
    product: holding.product.name.en,
    amount: moneyToWire(amount),
    units,
    price: unitPrice,
    priced_on: pricedOn,
    ...payments,
  };
}

/** Months of the period that ends on a redemption day. */
const PERIOD_MONTHS: Readonly<Partial<Record<RedemptionFrequency, number>>> = {
  month_ends: 1,
  quarter_ends: 3,
  year_ends: 12,
};

/** A fund with redemption days at the ends of periods has a price for each. @throws StaffError if only an earlier one is known */
function assertPriced({ investment, product }: Holding, day: string, pricedOn: string): void {
  const { redemptionFrequency } = factsAsAgreed(product, investment.agreedTerms);
  const months = PERIOD_MONTHS[redemptionFrequency];
  if (months !== undefined && pricedOn < addMonths(`${day.slice(0, 7)}-01`, 1 - months))
    throw new StaffError(
      `The last valuation of ${product.id} is of ${pricedOn}, before the period of the redemption day ${day}. Record the price of that day first.`,
      { remedy: { act: 'valuations.record', productId: product.id, date: day } },
    );
}

export type RedemptionRow = typeof redemptions.$inferSelect;

/** Payee and payments. The amounts of a full redemption are known only at its completion. */
async function loadPayments(
  tx: Transaction,
  { services: { vault } }: Staff,
  redemption: RedemptionRow,
  payouts: readonly RedemptionPayout[],
) {
  const payee = await redemptionPayee(tx, vault, redemption);
  if (!payee)
    throw new StaffError(
      `Redemption ${redemption.id} has no bank account. ${redemption.status === 'approved' ? 'Withdraw its approval, then ask' : 'Ask'} the investor to cancel it and to make a new request with one.`,
    );
  return {
    paid_to: payeeLabel(payee),
    payments: payouts.map((payout) => ({ ...payout, amount: money(payout.amount) })),
  };
}

/** No payments during a hold, so that the owner can object to a change of the payee, the owner or the sign-in. */
async function assertNotOnHold(
  tx: Transaction,
  { services: { clock } }: Staff,
  { id }: RedemptionRow,
): Promise<void> {
  const [row] = await tx
    .select({ owner: accounts, payee: bankAccounts })
    .from(redemptions)
    .innerJoin(accounts, eq(accounts.id, redemptions.accountId))
    .leftJoin(bankAccounts, eq(bankAccounts.id, redemptions.bankAccountId))
    .where(eq(redemptions.id, id));
  const until = row && paymentsHeldUntil(row.owner, row.payee, clock);
  if (until)
    throw new StaffError(
      `The bank account or the way its owner signs in was changed. Payments are on hold until ${until.toISOString()}.`,
    );
}

/** The same calculation as the investor's preview, at the price of the redemption day. */
function redeemedAmounts(
  { type, amount, redemptionDay, payoutDays: days, holdback }: RedemptionRow,
  held: HeldUnits,
): RedemptionEstimate {
  const requested = amount === null ? null : cents(amount);
  const paid = estimateRedemption({ type, amount: requested, redemptionDay }, held, { days, holdback });
  if (paid) return paid;
  const worth = formatExactDollars(calculateUnitsValue(held.units, held.unitPrice), 'en');
  throw new StaffError(`The units are worth ${worth} on the redemption day, less than the requested amount.`);
}

/** Locks the investment, then its redemption: the same order as the investor's calls, to avoid deadlocks. */
export async function lockRedemption(
  tx: Transaction,
  id: string,
  event: RedemptionEvent,
): Promise<RedemptionRow> {
  const [found] = await tx.select().from(redemptions).where(eq(redemptions.id, id));
  if (found)
    await tx
      .select({ id: investments.id })
      .from(investments)
      .where(eq(investments.id, found.investmentId))
      .for('update');
  const [row] = await tx.select().from(redemptions).where(eq(redemptions.id, id)).for('update');
  if (!row || !statesBefore(redemptionStates, event).includes(row.status))
    throw new StaffError(`Redemption ${id} is ${row?.status ?? 'missing'}: it can't be ${event}.`);
  return row;
}

export const moveRedemption = (
  tx: Transaction,
  { services, actor }: Staff,
  { id, status }: RedemptionRow,
  event: RedemptionEvent,
  changes?: Partial<RedemptionRow>,
) => moveState(tx, services, redemptionStates, { id, from: status, event, actor, changes });

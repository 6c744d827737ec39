// Decisions of staff on redemptions: approval, rejection, and completion at the price of the redemption day.
import {
  cents,
  estimateRedemption,
  formatExactDollars,
  type HeldUnits,
  moneyToWire,
  payeeLabel,
  type RedemptionEstimate,
  type RedemptionRejectionReason,
  worthOf,
} from '@quoin/rules';
import { eq } from 'drizzle-orm';
import { redemptionPayee } from '../bank-accounts/payees';
import type { Transaction } from '../database/database';
import { bankAccounts, investments, redemptions } from '../database/tables';
import { accountHeldUntil, heldUntil } from '../journey/account';
import { figuresOf } from '../ledger/figures';
import { ownHolding } from '../ledger/holdings';
import { payoutsOf } from '../ledger/terms-of-time';
import { todayInNewYork } from '../shared/clock';
import { money } from '../shared/money';
import { StaffError } from '../shared/errors';
import { type RedemptionEvent, redemptionStates } from '../states/money-states';
import { moveState, statesBefore } from '../states/state-table';
import { insertTransaction, priceOn, type Staff } from '../transactions/ledger-entries';
import { redeemedNote } from '../transactions/ledger-notes';
import { endInvestment } from './move-investment';
import { explained, type Rejection } from './rejection';

export async function approveRedemption(tx: Transaction, staff: Staff, id: string) {
  const redemption = await hold(tx, id, 'approved');
  const payments = await paymentsOf(tx, staff, redemption);
  await move(tx, staff, redemption, 'approved', { note: null });
  return { id, status: 'approved', day: redemption.redemptionDay, ...payments };
}

/** The investor can change it again. @param note is mailed to the investor */
export async function unapproveRedemption(tx: Transaction, staff: Staff, id: string, note: string) {
  if (note.trim() === '')
    throw new StaffError('Tell the investor with --note why the approval is taken back.');
  const redemption = await hold(tx, id, 'unapproved');
  await move(tx, staff, redemption, 'unapproved', { note: note.trim() });
  return { id, status: 'requested' };
}

/** The units stay, and the investor may request another redemption. */
export async function rejectRedemption(
  tx: Transaction,
  staff: Staff,
  id: string,
  rejection: Rejection<RedemptionRejectionReason>,
) {
  const note = explained(rejection);
  const redemption = await hold(tx, id, 'rejected');
  await move(tx, staff, redemption, 'rejected', { note, rejectionReason: rejection.reason });
  return { id, status: 'rejected' };
}

/** Redeems the units on the redemption day at its price; an investment without units left ends. */
export async function completeRedemption(tx: Transaction, staff: Staff, id: string) {
  const { clock } = staff.services;
  const redemption = await hold(tx, id, 'completed');
  const { redemptionDay: date } = redemption;
  if (date > todayInNewYork(clock))
    throw new StaffError(`The redemption day, ${date}, has not come; its price is not known.`);
  await assertNotOnHold(tx, staff, redemption);
  const holding = await ownHolding(tx, redemption.accountId, redemption.investmentId);
  if (!holding) throw new StaffError(`Investment ${redemption.investmentId} is gone.`);
  const unitPrice = await priceOn(tx, holding.investment, date);
  const held = { units: figuresOf(holding, date).units, unitPrice };
  const { amount, units } = leaving(redemption, held);
  const payments = await paymentsOf(tx, staff, { ...redemption, amount });
  await insertTransaction(tx, staff, holding.investment.id, {
    transactionType: 'funds_redeemed',
    amount,
    units,
    date,
    note: redeemedNote({ units, price: unitPrice }),
  });
  await move(tx, staff, redemption, 'completed', { amount, completedAt: clock.now() });
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
    ...payments,
  };
}

type RedemptionRow = typeof redemptions.$inferSelect;

/** The payee and the payments; the amounts of a full redemption are known at its completion. */
async function paymentsOf(tx: Transaction, { services: { vault } }: Staff, redemption: RedemptionRow) {
  const payee = await redemptionPayee(tx, vault, redemption);
  if (!payee)
    throw new StaffError(
      `Redemption ${redemption.id} names no bank account. Ask the investor to cancel it and to choose one in a new request.`,
    );
  const amount = redemption.amount === null ? null : cents(redemption.amount);
  return {
    paid_to: payeeLabel(payee),
    payments: payoutsOf(redemption, amount).map((payout) => ({ ...payout, amount: money(payout.amount) })),
  };
}

/** A payee that was just added or changed is not paid, because its owner may still revoke it. */
async function assertNotOnHold(
  tx: Transaction,
  { services: { clock } }: Staff,
  { accountId, bankAccountId }: RedemptionRow,
): Promise<void> {
  const owner = await accountHeldUntil(tx, clock, accountId);
  if (owner)
    throw new StaffError(
      `The owner of the account was changed; nothing is paid to it before ${owner.toISOString()}.`,
    );
  if (bankAccountId === null) return;
  const [account] = await tx.select().from(bankAccounts).where(eq(bankAccounts.id, bankAccountId));
  const until = account && heldUntil(account, clock);
  if (!until) return;
  throw new StaffError(
    `The bank account it is paid to was added or changed; nothing is paid to it before ${until.toISOString()}.`,
  );
}

/** The preview that the investor saw, at the price of the redemption day. */
function leaving({ type, amount, redemptionDay }: RedemptionRow, held: HeldUnits): RedemptionEstimate {
  const asked = amount === null ? null : cents(amount);
  const paid = estimateRedemption({ type, amount: asked, redemptionDay }, held);
  if (paid) return paid;
  const worth = formatExactDollars(worthOf(held.units, held.unitPrice), 'en');
  throw new StaffError(`The units are worth ${worth} on the redemption day, less than was asked for.`);
}

/** The redemption, locked after its investment: the same order as the investor's calls. */
async function hold(tx: Transaction, id: string, event: RedemptionEvent): Promise<RedemptionRow> {
  const [found] = await tx.select().from(redemptions).where(eq(redemptions.id, id));
  if (found)
    await tx
      .select({ id: investments.id })
      .from(investments)
      .where(eq(investments.id, found.investmentId))
      .for('update');
  const [row] = await tx.select().from(redemptions).where(eq(redemptions.id, id)).for('update');
  if (!row || !statesBefore(redemptionStates, event).includes(row.status))
    throw new StaffError(`Redemption ${id} is ${row?.status ?? 'gone'}: it can't be ${event}.`);
  return row;
}

const move = (
  tx: Transaction,
  { services, actor }: Staff,
  { id, status }: RedemptionRow,
  event: RedemptionEvent,
  changes?: Partial<RedemptionRow>,
) => moveState(tx, services, redemptionStates, { id, from: status, event, actor, changes });

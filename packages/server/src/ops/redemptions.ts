// Operations on redemptions: approval, and completion at the price of the redemption day.
import {
  cents,
  dateInNewYork,
  estimateRedemption,
  formatExactDollars,
  payeeLabel,
  type HeldUnits,
  moneyToWire,
  type Payee,
  type RedemptionEstimate,
  type RedemptionStatus,
  worthOf,
} from '@quoin/rules';
import { desc, eq } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { bankAccounts, investments, investors, products, redemptions } from '../database/tables';
import { bankPayee, custodianPayee, redemptionPayee } from '../bank-accounts/payees';
import { heldUntil } from '../journey/account';
import { figuresOf } from '../ledger/figures';
import { ownHolding } from '../ledger/holdings';
import { payoutsOf } from '../ledger/terms-of-time';
import { todayInNewYork } from '../shared/clock';
import { money } from '../shared/money';
import { type RedemptionEvent, redemptionStates } from '../states/money-states';
import { moveState, statesBefore } from '../states/state-table';
import { insertTransaction, priceOn } from '../transactions/ledger-entries';
import { redeemedNote } from '../transactions/ledger-notes';
import { redemptionByPrefix } from './operation/find-by-prefix';
import { endInvestment } from '../decisions/move-investment';
import { type Operation, OperatorError, perform } from './operation/operation';

/** Newest first. */
export async function listRedemptions({ services: { db, vault } }: Operation, status?: RedemptionStatus) {
  const rows = await db
    .select({ redemption: redemptions, bank: bankAccounts, investor: investors, product: products.name })
    .from(redemptions)
    .innerJoin(investments, eq(investments.id, redemptions.investmentId))
    .innerJoin(investors, eq(investors.id, investments.investorId))
    .innerJoin(products, eq(products.id, investments.productId))
    .leftJoin(bankAccounts, eq(bankAccounts.id, redemptions.bankAccountId))
    .where(status && eq(redemptions.status, status))
    .orderBy(desc(redemptions.requestedAt));
  return rows.map(({ redemption, bank, investor, product }) => ({
    id: redemption.id,
    status: redemption.status,
    investment: redemption.investmentId,
    investor: investor.name,
    product: product.en,
    type: redemption.type,
    amount: money(redemption.amount),
    day: redemption.redemptionDay,
    requested: dateInNewYork(redemption.requestedAt),
    paid_to: payeeText(bank ? bankPayee(bank, vault) : custodianPayee(investor, vault)),
  }));
}

export async function approveRedemption(operation: Operation, prefix: string, given: { dryRun?: boolean }) {
  const { id } = await redemptionByPrefix(operation.services.db, prefix);
  return perform(operation, given.dryRun, async (tx, used) => {
    const redemption = await hold(tx, id, 'approved');
    const payments = await paymentsOf(tx, used, redemption);
    await move(tx, used, redemption, 'approved');
    return { id, status: 'approved', day: redemption.redemptionDay, ...payments };
  });
}

/** Redeems the units on the redemption day at its price; an investment without units left ends. */
export async function completeRedemption(operation: Operation, prefix: string, given: { dryRun?: boolean }) {
  const { id } = await redemptionByPrefix(operation.services.db, prefix);
  return perform(operation, given.dryRun, async (tx, used) => {
    const { clock } = used.services;
    const redemption = await hold(tx, id, 'completed');
    const { redemptionDay: date } = redemption;
    if (date > todayInNewYork(clock))
      throw new OperatorError(`The redemption day, ${date}, has not come; its price is not known.`);
    await assertNotOnHold(tx, used, redemption);
    const holding = await ownHolding(tx, redemption.accountId, redemption.investmentId);
    if (!holding) throw new OperatorError(`Investment ${redemption.investmentId} is gone.`);
    const unitPrice = await priceOn(tx, holding.investment, date);
    const held = { units: figuresOf(holding, date).units, unitPrice };
    const { amount, units } = leaving(redemption, held);
    const payments = await paymentsOf(tx, used, { ...redemption, amount });
    await insertTransaction(tx, used, holding.investment.id, {
      transactionType: 'funds_redeemed',
      amount,
      units,
      date,
      note: redeemedNote({ units, price: unitPrice }),
    });
    await move(tx, used, redemption, 'completed', { amount, completedAt: clock.now() });
    if (redemption.type === 'full') await endInvestment(tx, used, holding.investment);
    return {
      id,
      status: 'completed',
      investment: holding.investment.id,
      amount: moneyToWire(amount),
      units,
      price: unitPrice,
      ...payments,
    };
  });
}

type RedemptionRow = typeof redemptions.$inferSelect;

const payeeText = (payee: Payee | null) => payee && payeeLabel(payee);

/** The payee and the payments; the amounts of a full redemption are known at its completion. */
async function paymentsOf(tx: Transaction, { services: { vault } }: Operation, redemption: RedemptionRow) {
  const payee = await redemptionPayee(tx, vault, redemption);
  if (!payee)
    throw new OperatorError(
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
  { services: { clock } }: Operation,
  { bankAccountId }: RedemptionRow,
): Promise<void> {
  if (bankAccountId === null) return;
  const [account] = await tx.select().from(bankAccounts).where(eq(bankAccounts.id, bankAccountId));
  const until = account && heldUntil(account, clock);
  if (!until) return;
  throw new OperatorError(
    `The bank account it is paid to was added or changed; nothing is paid to it before ${until.toISOString()}.`,
  );
}

/** The preview that the investor saw, at the price of the redemption day. */
function leaving({ type, amount, redemptionDay }: RedemptionRow, held: HeldUnits): RedemptionEstimate {
  const asked = amount === null ? null : cents(amount);
  const paid = estimateRedemption({ type, amount: asked, redemptionDay }, held);
  if (paid) return paid;
  const worth = formatExactDollars(worthOf(held.units, held.unitPrice), 'en');
  throw new OperatorError(`The units are worth ${worth} on the redemption day, less than was asked for.`);
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
    throw new OperatorError(`Redemption ${id} is ${row?.status ?? 'gone'}: it can't be ${event}.`);
  return row;
}

const move = (
  tx: Transaction,
  { services, actor }: Operation,
  { id, status }: RedemptionRow,
  event: RedemptionEvent,
  changes?: Partial<RedemptionRow>,
) => moveState(tx, services, redemptionStates, { id, from: status, event, actor, changes });

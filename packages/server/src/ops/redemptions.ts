// What staff does to a redemption: approves it, and completes it at the price of its redemption day.
import {
  cents,
  formatDecimalDollars,
  formatExactDollars,
  moneyToWire,
  redemptionPayoutDate,
  type Cents,
  type RedemptionStatus,
} from '@quoin/rules';
import { Decimal } from 'decimal.js';
import { desc, eq } from 'drizzle-orm';
import { dateInNewYork, todayInNewYork } from '../clock';
import type { Transaction } from '../database/database';
import { investments, investors, products, redemptions } from '../database/tables';
import { figuresOf } from '../ledger/figures';
import { ownHolding } from '../ledger/holdings';
import { moveRedemption, REDEMPTION_TRANSITIONS, type RedemptionEvent } from '../states/redemption-states';
import { statesBefore } from '../states/transition';
import { redemptionByPrefix } from './find-by-prefix';
import { moveByOperator } from './investment-acts';
import { insertTransaction, priceOn, unitsFor, worthOf } from './ledger-entries';
import type { Operation } from './operation';
import { OperatorError } from './operator-error';
import { perform } from './perform';

/** Newest first. */
export async function listRedemptions({ services: { db } }: Operation, status?: RedemptionStatus) {
  const rows = await db
    .select({ redemption: redemptions, investor: investors.name, product: products.name })
    .from(redemptions)
    .innerJoin(investments, eq(investments.id, redemptions.investmentId))
    .innerJoin(investors, eq(investors.id, investments.investorId))
    .innerJoin(products, eq(products.id, investments.productId))
    .where(status && eq(redemptions.status, status))
    .orderBy(desc(redemptions.requestedAt));
  return rows.map(({ redemption, investor, product }) => ({
    id: redemption.id,
    status: redemption.status,
    investment: redemption.investmentId,
    investor,
    product: product.en,
    type: redemption.type,
    amount: redemption.amount === null ? null : moneyToWire(cents(redemption.amount)),
    day: redemption.redemptionDay,
    requested: dateInNewYork(redemption.requestedAt),
  }));
}

export async function approveRedemption(operation: Operation, prefix: string, given: { dryRun?: boolean }) {
  const { id } = await redemptionByPrefix(operation.services.db, prefix);
  return perform(operation, given.dryRun, async (tx, used) => {
    const redemption = await held(tx, id, 'approved');
    await move(tx, used, redemption, 'approved');
    await used.services.jobs.enqueue(tx, 'send-redemption-mail', { redemptionId: id, event: 'approved' });
    return { id, status: 'approved', day: redemption.redemptionDay };
  });
}

/** The units leave the ledger on the redemption day, at that day's price; nothing left ends the investment. */
export async function completeRedemption(operation: Operation, prefix: string, given: { dryRun?: boolean }) {
  const { id } = await redemptionByPrefix(operation.services.db, prefix);
  return perform(operation, given.dryRun, async (tx, used) => {
    const { clock } = used.services;
    const redemption = await held(tx, id, 'completed');
    const { redemptionDay: date } = redemption;
    if (date > todayInNewYork(clock))
      throw new OperatorError(`The redemption day, ${date}, has not come; its price is not known.`);
    const holding = await ownHolding(tx, redemption.accountId, redemption.investmentId);
    if (!holding) throw new OperatorError(`Investment ${redemption.investmentId} is gone.`);
    const price = await priceOn(tx, used, holding.product.id, date);
    const { amount, units } = leaving(redemption, figuresOf(holding, date).units, price);
    await insertTransaction(tx, used, holding.investment.id, {
      transactionType: 'funds_redeemed',
      amount,
      units,
      date,
      note: `Redemption of ${units} units at ${formatDecimalDollars(price, 'en')} a unit`,
    });
    await move(tx, used, redemption, 'completed', { amount, completedAt: clock.now() });
    await used.services.jobs.enqueue(tx, 'send-redemption-mail', { redemptionId: id, event: 'completed' });
    if (redemption.type === 'full') await moveByOperator(tx, used, holding.investment, 'ended');
    return {
      id,
      status: 'completed',
      investment: holding.investment.id,
      amount: moneyToWire(amount),
      units,
      price,
      payout: redemptionPayoutDate(date),
    };
  });
}

type RedemptionRow = typeof redemptions.$inferSelect;

/** A full redemption takes all units, a partial one what its amount is worth. */
function leaving(
  { type, amount }: RedemptionRow,
  units: string,
  price: string,
): { amount: Cents; units: string } {
  if (type === 'full' || amount === null) return { amount: worthOf(units, price), units };
  const asked = unitsFor(cents(amount), price);
  if (new Decimal(asked).gt(units))
    throw new OperatorError(
      `The units are worth ${formatExactDollars(worthOf(units, price), 'en')} on the redemption day, less than was asked for.`,
    );
  return { amount: cents(amount), units: asked };
}

/** The redemption, held with its investment before it, as the investor's own calls hold them. */
async function held(tx: Transaction, id: string, event: RedemptionEvent): Promise<RedemptionRow> {
  const [found] = await tx.select().from(redemptions).where(eq(redemptions.id, id));
  if (found)
    await tx
      .select({ id: investments.id })
      .from(investments)
      .where(eq(investments.id, found.investmentId))
      .for('update');
  const [row] = await tx.select().from(redemptions).where(eq(redemptions.id, id)).for('update');
  if (!row || !statesBefore(REDEMPTION_TRANSITIONS, event).includes(row.status))
    throw new OperatorError(`Redemption ${id} is ${row?.status ?? 'gone'}: it can't be ${event}.`);
  return row;
}

const move = (
  tx: Transaction,
  { services, actor }: Operation,
  { id, status }: RedemptionRow,
  event: RedemptionEvent,
  changes?: Partial<RedemptionRow>,
) => moveRedemption(tx, services.clock, { redemptionId: id, from: status, event, actor, changes });

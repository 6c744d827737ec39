// Staff record payments, fees, units and the end of an investment. The caller locks the investment.
import {
  addMonths,
  type AmountDue,
  cents,
  type Cents,
  formatExactDollars,
  calculateManagementFee,
  moneyToWire,
  splitPayment,
  unitsFor,
  calculateUnitsValue,
} from '@quoin/rules';
import { and, eq } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { Transaction } from '../database/database';
import { capitalCalls, products, redemptions, transactions } from '../database/tables';
import { withdrawOutdatedAuthorization } from '../journey/fund';
import { productAsAgreed } from '../ledger/agreed-terms';
import { amountDueFor } from '../ledger/amounts-due';
import { agreedFees } from '../ledger/fees-on-top';
import { getUnits, getLastMove } from '../ledger/figures';
import { callsUnderWay, redemptionsUnderWay } from '../ledger/under-way';
import { todayInNewYork } from '../shared/clock';
import { money } from '../shared/money';
import { assertNotFuture, StaffError } from '../shared/staff-error';
import { lockHolding } from '../transactions/held-investments';
import {
  fundsReceived,
  insertTransaction,
  issueUnits,
  recordPayment,
  type Staff,
  valuationOn,
} from '../transactions/ledger-entries';
import { endedNote, createYearlyFeeNote, fundsReceivedNote } from '../transactions/ledger-notes';
import { endInvestment, type Investment, moveInvestment } from './move-investment';

/**
 * Records a payment, which pays the fees on top first; the rest is invested. The last payment makes the investment funded. A
 * current investment, of which a payment was reversed, gets its units immediately.
 * @param given defaults to the whole amount due
 */
export async function recordFunds(
  tx: Transaction,
  staff: Staff,
  investment: Investment,
  given: { amount?: Cents; date: string },
) {
  assertNotFuture(staff.services.clock, given.date);
  await assertNoOpenCall(tx, investment);
  const due = await amountDueFor(tx, investment);
  const amount = given.amount ?? due.amount;
  assertNoExcess(investment, due, amount);
  const payment = splitPayment(due, amount);
  const paidIn = await recordPayment(tx, staff, investment, {
    ...payment,
    date: given.date,
    note: fundsReceivedNote(investment.transferMethod),
  });
  if (investment.status === 'current' && paidIn !== undefined)
    await issueUnits(tx, staff, investment, {
      payments: [{ id: paidIn, amount: payment.invested }],
      date: given.date,
    });
  if (investment.status === 'approved' && amount === due.amount)
    await moveInvestment(tx, staff, investment, 'fund_received');
  await withdrawOutdatedAuthorization(tx, staff.services, investment, staff.actor);
  const { invested, fees } = splitPayment(due, amount);
  return {
    received: moneyToWire(amount),
    invested: moneyToWire(invested),
    fees: moneyToWire(fees),
    still_due: moneyToWire(cents(due.amount - amount)),
    date: given.date,
  };
}

/**
 * Charges a yearly management fee on top for the next year, from the first day of that year on: a command that runs twice must
 * not charge two years. The first year is charged at funding, or by invoice.
 */
export async function invoiceFee(tx: Transaction, staff: Staff, investment: Investment) {
  const [product] = await tx.select().from(products).where(eq(products.id, investment.productId));
  const { effectiveDate } = investment;
  if (!product || investment.status !== 'current' || effectiveDate === null)
    throw new StaffError(
      `Investment ${investment.id} is ${investment.status}: only current investments can be invoiced.`,
    );
  if (!(await agreedFees(tx, investment.id)))
    throw new StaffError(`The agreement of investment ${investment.id} has no fees on top.`);
  const charged = await tx
    .select({ amount: transactions.amount })
    .from(transactions)
    .where(
      and(
        eq(transactions.investmentId, investment.id),
        eq(transactions.transactionType, 'management_fee_charged'),
      ),
    );
  const year = charged.reduce((count, { amount }) => count + Math.sign(amount), 0) + 1;
  const amount = calculateManagementFee(
    productAsAgreed(product, investment.agreedTerms),
    cents(investment.commitment ?? 0),
    year,
  );
  if (amount === 0)
    throw new StaffError(`${product.name.en} charges no management fee by invoice for year ${year}.`);
  const date = todayInNewYork(staff.services.clock);
  const begins = addMonths(effectiveDate, (year - 1) * 12);
  if (begins > date)
    throw new StaffError(
      `Year ${year} of investment ${investment.id} begins on ${begins}; its fee cannot be invoiced before that.`,
    );
  const { id: transactionId } = await insertTransaction(tx, staff, investment.id, {
    transactionType: 'management_fee_charged',
    amount,
    date,
    note: createYearlyFeeNote(year),
  });
  await staff.services.jobs.enqueue(tx, 'send-transaction-notice', { transactionId });
  await recordAct(tx, staff.services.clock, {
    actor: staff.actor,
    act: 'transaction.record',
    object: `investment:${investment.id}`,
    detail: { type: 'management_fee_charged', amount, year, date },
  });
  return { charged: moneyToWire(amount), year };
}

/** Funds of a capital call must be recorded with it. Otherwise the call would stay open and be due again. */
async function assertNoOpenCall(tx: Transaction, { id }: Investment): Promise<void> {
  const [call] = await callsUnderWay(tx, eq(capitalCalls.investmentId, id));
  if (call)
    throw new StaffError(`Capital call ${call.id} is open. Record its funds with the call.`, {
      remedy: { act: 'calls.fund', id: call.id },
    });
}

const NOTHING_DUE: Record<NonNullable<AmountDue['reason']>, string> = {
  not_approved: 'it is not approved',
  over: 'it is over',
  between_calls: 'no capital call is open',
  paid: 'everything is paid',
};

function assertNoExcess({ id, status }: Investment, due: AmountDue, amount: Cents): void {
  if (due.reason)
    throw new StaffError(
      `Nothing is due for investment ${id}: ${NOTHING_DUE[due.reason]} (${status}). Return the money that arrived.`,
    );
  if (amount <= due.amount) return;
  const [max, invested, fees] = [due.amount, due.invested, due.fees].map((part) =>
    formatExactDollars(part, 'en'),
  );
  throw new StaffError(
    `Only ${max} is due for investment ${id}: ${invested} to invest and ${fees} of fees. Record at most that and return the rest.`,
  );
}

/**
 * Makes the investment current from the effective date: converts the money received to units at the fund's last
 * valuation.
 */
export async function activateInvestment(
  tx: Transaction,
  staff: Staff,
  investment: Investment,
  date: string,
) {
  assertNotFuture(staff.services.clock, date);
  const received = await fundsReceived(tx, investment.id);
  if (received.last && date < received.last) {
    throw new StaffError(
      `The funds were received on ${received.last}; the effective date cannot be before that.`,
    );
  }
  await moveInvestment(tx, staff, investment, 'activated', { effectiveDate: date });
  const { unitPrice, date: pricedOn } = await valuationOn(tx, investment, date);
  await issueUnits(tx, staff, investment, { payments: received.payments, date });
  return {
    effective_date: date,
    invested: moneyToWire(received.amount),
    units: unitsFor(received.amount, unitPrice),
    price: unitPrice,
    priced_on: pricedOn,
  };
}

/**
 * Pays out all units at the price of the day and ends the investment. Redemptions in progress must be settled first.
 * @throws StaffError
 */
export async function payOutAndEnd(tx: Transaction, staff: Staff, investmentId: string, date: string) {
  assertNotFuture(staff.services.clock, date);
  const holding = await lockHolding(tx, investmentId);
  const { investment, investor, product } = holding;
  await assertSettled(tx, investmentId);
  const last = getLastMove(holding, todayInNewYork(staff.services.clock));
  if (last && date < last)
    throw new StaffError(`The last transaction is dated ${last}; the investment cannot end before that.`);
  await endInvestment(tx, staff, investment);
  const units = getUnits(holding, date);
  const about = {
    id: investmentId,
    status: 'past',
    investor: investor.name,
    product: product.name.en,
    date,
    units,
  };
  if (Number(units) === 0) return { ...about, amount: money(cents(0)) };
  const { unitPrice: price, date: pricedOn } = await valuationOn(tx, investment, date);
  const amount = calculateUnitsValue(units, price);
  await insertTransaction(tx, staff, investmentId, {
    transactionType: 'funds_redeemed',
    amount,
    units,
    date,
    note: endedNote({ units, price }),
  });
  return { ...about, price, priced_on: pricedOn, amount: money(amount) };
}

async function assertSettled(tx: Transaction, investmentId: string): Promise<void> {
  const ongoing = await redemptionsUnderWay(tx, eq(redemptions.investmentId, investmentId));
  const called = await callsUnderWay(tx, eq(capitalCalls.investmentId, investmentId));
  if (ongoing.length + called.length > 0)
    throw new StaffError(
      `Investment ${investmentId} has a pending redemption or capital call. Complete or cancel it first.`,
    );
}

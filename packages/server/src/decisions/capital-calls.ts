// Capital calls: issued with a notice in the investor's language, then funded when all money has arrived, or cancelled.
import {
  addMonths,
  type Cents,
  cents,
  formatExactDollars,
  MONEY_ACCEPTED_STATUSES,
  moneyToWire,
  sendFundsBy,
  splitByAmounts,
  splitPayment,
} from '@quoin/rules';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { Transaction } from '../database/database';
import { accounts, capitalCalls, fileKeys, investments, investors, products } from '../database/tables';
import { storeDocument } from '../journey/documents';
import { endDebit, withdrawOutdatedAuthorization } from '../journey/fund';
import { amountDueFor, hasMoney } from '../ledger/amounts-due';
import { callsUnderWay } from '../ledger/under-way';
import { NOTICE_TITLES, renderNotice } from '../pdf';
import { todayInNewYork } from '../shared/clock';
import { newId } from '../shared/new-id';
import { assertNotFuture, StaffError } from '../shared/staff-error';
import { type CapitalCallEvent, capitalCallStates } from '../states/money-states';
import { moveState, statesBefore } from '../states/state-table';
import { fundsReceived, issueUnits, recordPayment, type Staff } from '../transactions/ledger-entries';
import { callPaidNote } from '../transactions/ledger-notes';
import { failedTogether, catchFailure } from '../transactions/transaction-error';
import { moveInvestment } from './move-investment';

export interface CallTerms {
  amount: Cents;
  /** YYYY-MM-DD */
  dueDate: string;
}

/** Calls a part of the unpaid commitment. Stores the notice as a document and announces it by e-mail. */
export async function issueCall(
  tx: Transaction,
  { services, actor }: Staff,
  id: string,
  { amount, dueDate }: CallTerms,
) {
  const { clock } = services;
  const today = todayInNewYork(clock);
  assertInTime(dueDate, today);
  const { investment, account, investor, product } = await lockInvestment(tx, id);
  if (!MONEY_ACCEPTED_STATUSES.includes(investment.status))
    throw new StaffError(`Investment ${id} is ${investment.status}: it can have no capital calls.`);
  const [open] = await callsUnderWay(tx, eq(capitalCalls.investmentId, id));
  if (open) throw new StaffError(`Investment ${id} already has an open capital call.`);
  const commitment = cents(investment.commitment ?? 0);
  const calledSoFar = cents((await fundsReceived(tx, id)).amount + amount);
  if (calledSoFar - amount >= commitment)
    throw new StaffError(
      `The commitment of investment ${id} is paid in, so nothing is left to call. To call from the others of the fund, issue the calls of a file without it.`,
      { remedy: { act: 'calls.import' } },
    );
  if (calledSoFar > commitment)
    throw new StaffError(
      `Only ${formatExactDollars(cents(commitment - calledSoFar + amount), 'en')} of the commitment of investment ${id} is not paid in yet. Call at most that, or issue the calls of a file without the investment.`,
      { remedy: { act: 'calls.import' } },
    );
  const language = account.preferredLanguage;
  const addressed = {
    language,
    date: today,
    investorName: investor.name,
    productName: product.name[language],
    reference: id,
  };
  const kind = 'capital_call_notice';
  const { feesCharged, feesPaid } = await amountDueFor(tx, investment);
  const fees = cents(feesCharged - feesPaid);
  const notice = await renderNotice({
    ...addressed,
    kind,
    amount,
    fees,
    dueDate,
    calledSoFar,
    commitment,
  });
  const noticeFileId = await storeDocument(services, tx, {
    ...notice,
    accountId: account.id,
    investmentId: id,
    documentType: 'notices_and_requests',
    name: `${NOTICE_TITLES[kind][language]} ${dueDate}.pdf`,
  });
  const callId = newId();
  await tx.insert(capitalCalls).values({
    id: callId,
    accountId: account.id,
    investmentId: id,
    status: 'issued',
    amount,
    dueDate,
    noticeFileId,
    issuedAt: clock.now(),
  });
  await recordAct(tx, clock, {
    actor,
    act: 'capital_call.issue',
    object: `capital_call:${callId}`,
    detail: { investment: id, amount, due: dueDate },
  });
  await withdrawOutdatedAuthorization(tx, services, investment, actor);
  await services.jobs.enqueue(tx, 'send-call-mail', { capitalCallId: callId });
  return { id: callId, investmentId: id, investor: investor.name, amount, notice: noticeFileId };
}

function assertInTime(dueDate: string, today: string): void {
  if (sendFundsBy(dueDate) < today)
    throw new StaffError(`Money sent today may not arrive by ${dueDate}. Give a later due date.`);
  if (dueDate > addMonths(today, MAX_MONTHS_AHEAD))
    throw new StaffError(`${dueDate} is more than a year ahead. Check the year of the due date.`);
}

const MAX_MONTHS_AHEAD = 12;

/** Splits a call over the accepted investments of a product by commitment, exact to the cent. */
async function partsByCommitment(tx: Transaction, productId: string, getTotal: (committed: Cents) => Cents) {
  const rows = await tx
    .select({ id: investments.id, commitment: investments.commitment, investor: investors.name })
    .from(investments)
    .innerJoin(investors, eq(investors.id, investments.investorId))
    .where(
      and(eq(investments.productId, productId), inArray(investments.status, [...MONEY_ACCEPTED_STATUSES])),
    )
    .orderBy(asc(investments.id))
    .for('update', { of: investments });
  const commitments = rows.map(({ commitment }) => cents(commitment ?? 0));
  const committed = cents(commitments.reduce((sum, one) => sum + one, 0));
  if (committed === 0) throw new StaffError(`${productId} has no accepted commitment to call from.`);
  const total = getTotal(committed);
  if (total === 0)
    throw new StaffError(`That fraction of ${formatExactDollars(committed, 'en')} is less than a cent.`);
  const parts = splitByAmounts(total, commitments);
  return rows.flatMap(({ id, investor }, index) => {
    const [amount, commitment] = [parts[index], commitments[index]];
    return amount && commitment ? [{ investmentId: id, investor, commitment, amount }] : [];
  });
}

/**
 * Issues a call to every accepted investment of a product by commitment, all parts or none.
 * @throws StaffError that lists every investment that can't be called
 */
export async function issueFundCalls(
  tx: Transaction,
  staff: Staff,
  productId: string,
  {
    getTotal,
    dueDate,
    onProgress,
  }: {
    /** Computes the called amount from the sum of the commitments. */
    getTotal: (committed: Cents) => Cents;
    dueDate: string;
    onProgress?: (done: number, total: number) => void;
  },
) {
  const parts = await partsByCommitment(tx, productId, getTotal);
  const rows: Record<string, string>[] = [];
  const failed: { row: Record<string, string>; failure: StaffError }[] = [];
  for (const { investmentId, investor, commitment, amount } of parts) {
    const line = { investment: investmentId, investor, commitment: moneyToWire(commitment) };
    const failure = await catchFailure(async () => {
      const call = await issueCall(tx, staff, investmentId, { amount, dueDate });
      rows.push({ ...line, amount: moneyToWire(amount), call: call.id });
    });
    if (failure) failed.push({ row: { ...line, amount: moneyToWire(amount) }, failure });
    onProgress?.(rows.length + failed.length, parts.length);
  }
  if (failed.length > 0)
    throw failedTogether(
      `${failed.length} of ${parts.length} investments can't be called, so no call was issued.`,
      failed,
    );
  const total = cents(parts.reduce((sum, { amount }) => sum + amount, 0));
  return { product: productId, due: dueDate, total: moneyToWire(total), issued: rows.length, rows };
}

/** Locks the investment, then its call. @throws StaffError if the event is not possible */
async function lockCall(tx: Transaction, id: string, event: CapitalCallEvent) {
  const [found] = await tx.select().from(capitalCalls).where(eq(capitalCalls.id, id));
  if (!found) throw new StaffError(`Capital call ${id} no longer exists.`);
  const { investment } = await lockInvestment(tx, found.investmentId);
  const [call] = await tx.select().from(capitalCalls).where(eq(capitalCalls.id, id)).for('update');
  if (!call || !statesBefore(capitalCallStates, event).includes(call.status))
    throw new StaffError(`Capital call ${id} is ${call?.status ?? 'missing'}: it can't be ${event}.`);
  return { call, investment };
}

const moveCall = (
  tx: Transaction,
  { services, actor }: Staff,
  { id, status }: typeof capitalCalls.$inferSelect,
  event: CapitalCallEvent,
) => moveState(tx, services, capitalCallStates, { id, from: status, event, actor });

/** Reads an investment with its account, and locks it until the transaction ends. */
async function lockInvestment(tx: Transaction, investmentId: string) {
  const [row] = await tx
    .select({ investment: investments, account: accounts, investor: investors, product: products })
    .from(investments)
    .innerJoin(accounts, eq(accounts.id, investments.accountId))
    .innerJoin(investors, eq(investors.id, investments.investorId))
    .innerJoin(products, eq(products.id, investments.productId))
    .where(eq(investments.id, investmentId))
    .for('update', { of: investments });
  if (!row) throw new StaffError(`Investment ${investmentId} no longer exists.`);
  return row;
}

/**
 * Records money for a call, which pays unpaid fees first. The call is funded once all of it has arrived. A current investment
 * gets its units immediately.
 * @param given defaults to the whole amount due
 */
export async function fundCall(
  tx: Transaction,
  staff: Staff,
  id: string,
  given: { amount?: Cents; date: string },
) {
  assertNotFuture(staff.services.clock, given.date);
  const { call, investment } = await lockCall(tx, id, 'funded');
  if (!MONEY_ACCEPTED_STATUSES.includes(investment.status))
    throw new StaffError(
      `Investment ${investment.id} is ${investment.status}: approve it before you record the money for its call.`,
    );
  const due = await amountDueFor(tx, investment);
  const payment = splitPayment(due, given.amount ?? due.amount);
  const { amount, invested, fees } = payment;
  if (amount > due.amount)
    throw new StaffError(
      `Only ${formatExactDollars(due.amount, 'en')} is due for capital call ${id}. Record at most that and return the rest.`,
    );
  const funded = amount === due.amount;
  if (funded) {
    await moveCall(tx, staff, call, 'funded');
    if (investment.status === 'approved') await moveInvestment(tx, staff, investment, 'fund_received');
  }
  const { date } = given;
  const paidIn = await recordPayment(tx, staff, investment, {
    ...payment,
    date,
    note: callPaidNote(call.dueDate),
    capitalCallId: id,
  });
  await withdrawOutdatedAuthorization(tx, staff.services, investment, staff.actor);
  if (investment.status === 'current' && paidIn !== undefined)
    await issueUnits(tx, staff, investment, { payments: [{ id: paidIn, amount: invested }], date });
  return {
    id,
    status: funded ? 'funded' : 'issued',
    investment: investment.id,
    amount: moneyToWire(amount),
    invested: moneyToWire(invested),
    fees: moneyToWire(fees),
    still_due: moneyToWire(cents(due.amount - amount)),
    date,
  };
}

/** Cancels the call. Its notice can no longer be opened. */
export async function cancelCall(tx: Transaction, staff: Staff, id: string) {
  const { call, investment } = await lockCall(tx, id, 'cancelled');
  if (await hasMoney(tx, id))
    throw new StaffError(
      `Money has arrived for capital call ${id}. Return it and reverse its transactions first.`,
    );
  await moveCall(tx, staff, call, 'cancelled');
  await endDebit(tx, investment);
  await withdrawOutdatedAuthorization(tx, staff.services, investment, staff.actor);
  await tx.delete(fileKeys).where(eq(fileKeys.fileId, call.noticeFileId));
  return { id, status: 'cancelled', investment: call.investmentId, notice: call.noticeFileId };
}

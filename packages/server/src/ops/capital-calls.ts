// Capital calls: issued with a notice in the investor's language, funded on receipt of the money, or cancelled.
import {
  type CapitalCallStatus,
  cents,
  dateInNewYork,
  formatDollars,
  MONEY_ACCEPTED_STATUSES,
  moneyToWire,
  sendFundsBy,
  type SplitAmount,
} from '@quoin/rules';
import { desc, eq } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import { isUniqueViolation, type Transaction } from '../database/database';
import { accounts, capitalCalls, fileKeys, investments, investors, products } from '../database/tables';
import { storeDocument } from '../journey/documents';
import { withdrawOutdatedAuthorization } from '../journey/fund';
import { amountDueFor } from '../ledger/amounts-due';
import { NOTICE_TITLES, renderNotice } from '../pdf';
import { todayInNewYork } from '../shared/clock';
import { money } from '../shared/money';
import { newId } from '../shared/new-id';
import { type CapitalCallEvent, capitalCallStates } from '../states/money-states';
import { moveState, statesBefore } from '../states/state-table';
import { fundsReceived, issueUnits, recordPayment } from '../transactions/ledger-entries';
import { callPaidNote } from '../transactions/ledger-notes';
import { capitalCallByPrefix, investmentByPrefix } from './operation/find-by-prefix';
import { moveInvestment } from '../decisions/move-investment';
import { type Operation, OperatorError, perform } from './operation/operation';
import { pastDate, typedDate, typedDollars } from './operation/typed-values';

/** Newest first. */
export async function listCapitalCalls({ services: { db } }: Operation, status?: CapitalCallStatus) {
  const rows = await db
    .select({ call: capitalCalls, investor: investors.name, product: products.name })
    .from(capitalCalls)
    .innerJoin(investments, eq(investments.id, capitalCalls.investmentId))
    .innerJoin(investors, eq(investors.id, investments.investorId))
    .innerJoin(products, eq(products.id, investments.productId))
    .where(status && eq(capitalCalls.status, status))
    .orderBy(desc(capitalCalls.issuedAt));
  return rows.map(({ call, investor, product }) => ({
    id: call.id,
    status: call.status,
    investment: call.investmentId,
    investor,
    product: product.en,
    amount: money(call.amount),
    due: call.dueDate,
    issued: dateInNewYork(call.issuedAt),
  }));
}

/** Calls a part of the unpaid commitment; the notice is stored among the documents and mailed. */
export async function issueCapitalCall(
  operation: Operation,
  prefix: string,
  given: { amount: string; due: string; dryRun?: boolean },
) {
  const { services, actor } = operation;
  const { clock } = services;
  const [amount, dueDate, today] = [typedDollars(given.amount), typedDate(given.due), todayInNewYork(clock)];
  if (sendFundsBy(dueDate) < today)
    throw new OperatorError(`Money sent today may not arrive by ${dueDate}. Give a later due date.`);
  const found = await investmentByPrefix(services.db, prefix);
  try {
    return await perform(operation, given.dryRun, async (tx, { services: used }) => {
      const { investment, account, investor, product } = await held(tx, found.id);
      if (!MONEY_ACCEPTED_STATUSES.includes(investment.status))
        throw new OperatorError(`Investment ${found.id} is ${investment.status}: nothing can be called.`);
      const commitment = cents(investment.commitment ?? 0);
      const calledSoFar = cents((await fundsReceived(tx, found.id)).amount + amount);
      if (calledSoFar > commitment)
        throw new OperatorError(
          `Only ${formatDollars(cents(commitment - calledSoFar + amount), 'en')} of the commitment is not paid in.`,
        );
      const language = account.preferredLanguage;
      const addressed = {
        language,
        date: today,
        investorName: investor.name,
        productName: product.name[language],
        reference: found.id,
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
      const noticeFileId = await storeDocument(used, tx, {
        ...notice,
        accountId: account.id,
        investmentId: found.id,
        documentType: 'notices_and_requests',
        name: `${NOTICE_TITLES[kind][language]} ${dueDate}.pdf`,
      });
      const id = newId();
      await tx.insert(capitalCalls).values({
        id,
        accountId: account.id,
        investmentId: found.id,
        status: 'issued',
        amount,
        dueDate,
        noticeFileId,
        issuedAt: clock.now(),
      });
      await recordAct(tx, clock, {
        actor,
        act: 'capital_call.issue',
        object: `capital_call:${id}`,
        detail: { investment: found.id, amount, due: dueDate },
      });
      await withdrawOutdatedAuthorization(tx, used, investment, actor);
      await used.jobs.enqueue(tx, 'send-call-mail', { capitalCallId: id });
      return { id, status: 'issued', amount: moneyToWire(amount), due: dueDate, notice: noticeFileId };
    });
  } catch (failure) {
    if (!isUniqueViolation(failure, 'capital_calls_one_issued')) throw failure;
    throw new OperatorError(`Investment ${found.id} has a capital call that is not settled yet.`);
  }
}

/** Records the money in the ledger. If the investment is current, it buys units at once. */
export async function fundCapitalCall(
  operation: Operation,
  prefix: string,
  given: { date?: string; dryRun?: boolean },
) {
  const date = pastDate(operation, given.date);
  const { id } = await capitalCallByPrefix(operation.services.db, prefix);
  return perform(operation, given.dryRun, async (tx, used) => {
    const { amount, invested, fees } = await dueForCall(tx, id);
    const call = await settle(tx, used, id, 'funded');
    const { investment } = await held(tx, call.investmentId);
    if (!MONEY_ACCEPTED_STATUSES.includes(investment.status))
      throw new OperatorError(
        `Investment ${investment.id} is ${investment.status}: approve it before the money of its call is recorded.`,
      );
    if (investment.status === 'approved') await moveInvestment(tx, used, investment, 'fund_received');
    await recordPayment(tx, used, investment, {
      amount,
      invested,
      fees,
      date,
      note: callPaidNote(call.dueDate),
    });
    await withdrawOutdatedAuthorization(tx, used.services, investment, used.actor);
    if (investment.status === 'current') await issueUnits(tx, used, investment, { amount: invested, date });
    return {
      id,
      status: 'funded',
      investment: investment.id,
      amount: moneyToWire(amount),
      invested: moneyToWire(invested),
      fees: moneyToWire(fees),
      date,
    };
  });
}

/** The notice can't be opened afterwards. */
export async function cancelCapitalCall(operation: Operation, prefix: string, given: { dryRun?: boolean }) {
  const { id } = await capitalCallByPrefix(operation.services.db, prefix);
  return perform(operation, given.dryRun, async (tx, used) => {
    const call = await settle(tx, used, id, 'cancelled');
    const { investment } = await held(tx, call.investmentId);
    await withdrawOutdatedAuthorization(tx, used.services, investment, used.actor);
    await tx.delete(fileKeys).where(eq(fileKeys.fileId, call.noticeFileId));
    return { id, status: 'cancelled', investment: call.investmentId, notice: call.noticeFileId };
  });
}

/** The call and the fees that are due with it, before it is settled. */
async function dueForCall(tx: Transaction, id: string): Promise<SplitAmount> {
  const [call] = await tx.select().from(capitalCalls).where(eq(capitalCalls.id, id));
  if (!call) throw new OperatorError(`Capital call ${id} is gone.`);
  await held(tx, call.investmentId);
  return amountDueFor(tx, { id: call.investmentId });
}

async function settle(tx: Transaction, { services, actor }: Operation, id: string, event: CapitalCallEvent) {
  const [found] = await tx.select().from(capitalCalls).where(eq(capitalCalls.id, id));
  if (found) await held(tx, found.investmentId);
  const [call] = await tx.select().from(capitalCalls).where(eq(capitalCalls.id, id)).for('update');
  if (!call || !statesBefore(capitalCallStates, event).includes(call.status))
    throw new OperatorError(`Capital call ${id} is ${call?.status ?? 'gone'}: it can't be ${event}.`);
  await moveState(tx, services, capitalCallStates, { id, from: call.status, event, actor });
  return call;
}

/** An investment with its account, locked until the transaction ends. */
async function held(tx: Transaction, investmentId: string) {
  const [row] = await tx
    .select({ investment: investments, account: accounts, investor: investors, product: products })
    .from(investments)
    .innerJoin(accounts, eq(accounts.id, investments.accountId))
    .innerJoin(investors, eq(investors.id, investments.investorId))
    .innerJoin(products, eq(products.id, investments.productId))
    .where(eq(investments.id, investmentId))
    .for('update', { of: investments });
  if (!row) throw new OperatorError(`Investment ${investmentId} is gone.`);
  return row;
}

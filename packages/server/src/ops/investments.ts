// Operations on an investment after it is signed. They use the same states and tables as the API and write an audit
// row each.
import {
  type AmountDue,
  cents,
  type Cents,
  formatExactDollars,
  INVESTMENT_STATUSES,
  type InvestmentStatus,
  managementFeeOfYear,
  splitPayment,
  worthOf,
} from '@quoin/rules';
import { Argument, Option } from 'commander';
import { and, eq } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { Transaction } from '../database/database';
import {
  capitalCalls,
  envelopes,
  investments,
  products,
  redemptions,
  transactions,
} from '../database/tables';
import { agreementsOf, readApplication } from '../journey/apply';
import { withdrawOutdatedAuthorization } from '../journey/fund';
import { countersign, passReview, requestAgreement, withdrawEnvelopesWhere } from '../journey/sign';
import { amountDueFor } from '../ledger/amounts-due';
import { productAsAgreed } from '../ledger/agreed-terms';
import { agreedFees, chargeFees, NO_FEES } from '../ledger/fees-on-top';
import { figuresOf, lastMoveOf } from '../ledger/figures';
import { ownHolding } from '../ledger/holdings';
import { callsUnderWay, redemptionsUnderWay } from '../ledger/under-way';
import { todayInNewYork } from '../shared/clock';
import { ApiError } from '../shared/errors';
import { type InvestmentEvent, investmentStates } from '../states/investment-states';
import { moveState } from '../states/state-table';
import {
  fundsReceived,
  insertTransaction,
  issueUnits,
  priceOn,
  recordPayment,
} from '../transactions/ledger-entries';
import { endedNote, feeOfYearNote, fundsReceivedNote } from '../transactions/ledger-notes';
import { amendTerms } from './amend-terms';
import type { CommandTools } from './commands';
import { investmentByPrefix } from './operation/find-by-prefix';
import { type DryRun, type Operation, OperatorError, perform } from './operation/operation';
import { pastDate, typedDollars } from './operation/typed-values';
import { listInvestments, showInvestment, showWireCode } from './read-investments';

export const ofInvestment = () =>
  new Argument('<id>', 'the investment’s id, or as much of its beginning as is unique');

export function addInvestmentCommands({ noun, verb, act, answering }: CommandTools): void {
  const investments = noun('investments', 'Investments after their application');
  const trying = (name: string, description: string) =>
    act(investments, name, description).addArgument(ofInvestment());
  const noted = (name: string, description: string) =>
    trying(name, description).requiredOption(
      '--note <text>',
      'what the investor has to do; shown to them unchanged',
    );

  verb(investments, 'list', 'Lists investments, newest first')
    .addOption(new Option('--status <status>', 'only these').choices(INVESTMENT_STATUSES))
    .action((given) => answering(listInvestments)(given.json, given.status));
  verb(investments, 'show', 'Shows one with its transactions and history')
    .addArgument(ofInvestment())
    .action((id, given) => answering(showInvestment)(given.json, id));
  verb(investments, 'wire-code', 'Shows the code that is said on the phone before a wire')
    .addArgument(ofInvestment())
    .action((id, given) => answering(showWireCode)(given.json, id));
  trying('approve', 'Approves one that is being reviewed').action((id, given) =>
    answering(approve)(given.json, id, given),
  );
  noted('ask-action', 'Asks the investor for something before approval').action((id, given) =>
    answering(askAction)(given.json, id, given),
  );
  noted('ask-re-signature', 'Creates a new agreement to sign').action((id, given) =>
    answering(askReSignature)(given.json, id, given),
  );
  trying('pass-review', 'Accepts the answers under review: the agreement is made and sent').action(
    (id, given) => answering(acceptAnswers)(given.json, id, given),
  );
  noted('return-review', 'Returns an application under review to the investor').action((id, given) =>
    answering(returnReview)(given.json, id, given),
  );
  trying('countersign', 'Countersigns the agreement of an approved one; the investor gets the executed copy')
    .requiredOption('--signatory <name>', 'who signs for the fund')
    .requiredOption('--title <title>', 'the office of the signatory')
    .action((id, given) => answering(countersignAgreement)(given.json, id, given));
  trying('fund-received', 'Records that the money has arrived: it pays fees first, then the commitment')
    .option('--amount <dollars>', 'a part of the amount due; all of it unless given')
    .option('--date <date>', 'YYYY-MM-DD, today in New York unless given')
    .action((id, given) => answering(recordFunds)(given.json, id, given));
  trying('invoice-fee', 'Charges the management fee of another year on top; it is due at once').action(
    (id, given) => answering(invoiceFee)(given.json, id, given),
  );
  trying('activate', 'Issues the units; the investment becomes current')
    .option('--date <date>', 'effective date YYYY-MM-DD, today in New York unless given')
    .action((id, given) => answering(activate)(given.json, id, given));
  trying('amend-terms', 'Applies the present terms of the product instead of those that were signed')
    .requiredOption('--reason <text>', 'the amendment that the investor has accepted')
    .action((id, given) => answering(amendTerms)(given.json, id, given));
  trying('end', 'Pays all units out at the day’s price; the investment becomes past')
    .option('--date <date>', 'YYYY-MM-DD, today in New York unless given')
    .action((id, given) => answering(end)(given.json, id, given));
}

export const approve = (operation: Operation, prefix: string, given: DryRun) =>
  withInvestment(operation, prefix, given, async (tx, used, investment) => {
    await moveByOperator(tx, used, investment, 'approved', { note: null });
    const fees = (await agreedFees(tx, investment.id)) ?? NO_FEES;
    await chargeFees(tx, used.services, investment.id, fees);
  });

/** The note instructs the investor, who reads it unchanged. */
export const askAction = (operation: Operation, prefix: string, given: Asked) =>
  withInvestment(operation, prefix, given, (tx, used, investment) =>
    suspend(tx, used, investment, 'action_asked', noteOf(given)),
  );

/** The agreement is made from the accepted answers; other answers would need another review. */
export const acceptAnswers = (operation: Operation, prefix: string, given: DryRun) =>
  withInvestment(operation, prefix, given, async (tx, { services, actor }, { id, status }) => {
    const row = await readApplication(tx, id);
    if (!row || status !== 'application_review')
      throw new OperatorError(`Investment ${id} is ${status}: only an application under review is accepted.`);
    try {
      await passReview(tx, services, row, actor);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      throw new OperatorError(`The agreement of investment ${id} cannot be made: ${failure.error}.`);
    }
  });

export const returnReview = (operation: Operation, prefix: string, given: Asked) =>
  withInvestment(operation, prefix, given, (tx, used, investment) =>
    moveByOperator(tx, used, investment, 'review_returned', { note: noteOf(given) }),
  );

const COUNTERSIGNED_IN: readonly InvestmentStatus[] = ['approved', 'fund_received', 'current'];

export const countersignAgreement = (
  operation: Operation,
  prefix: string,
  given: DryRun & { signatory: string; title: string },
) =>
  withInvestment(operation, prefix, given, async (tx, { services, actor }, { id, status }) => {
    const signatory = { name: given.signatory.trim(), title: given.title.trim() };
    if (!signatory.name || !signatory.title)
      throw new OperatorError('Name the signatory with --signatory and --title.');
    const row = await readApplication(tx, id);
    if (!row || !COUNTERSIGNED_IN.includes(status))
      throw new OperatorError(`Investment ${id} is ${status}: only an approved agreement is countersigned.`);
    try {
      await countersign(tx, services, row, { signatory, actor });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      throw new OperatorError(`The agreement of investment ${id} is countersigned already, or not signed.`);
    }
  });

/** Creates the agreement again from the same application and sends it for signature. The signed one is kept. */
export const askReSignature = (operation: Operation, prefix: string, given: Asked) =>
  withInvestment(operation, prefix, given, async (tx, used, investment) => {
    const row = await readApplication(tx, investment.id);
    if (!row) throw new OperatorError(`Investment ${investment.id} has no application to sign.`);
    await suspend(tx, used, investment, 're_signature_asked', noteOf(given));
    await withdrawEnvelopesWhere(tx, used.services, agreementsOf(investment.id), used.actor);
    const language = row.account.preferredLanguage;
    await requestAgreement(tx, used.services, row, { language, actor: used.actor });
  });

/** Nothing is due until the next approval, so an unsigned authorization is withdrawn. */
async function suspend(
  tx: Transaction,
  operation: Operation,
  investment: Investment,
  event: 'action_asked' | 're_signature_asked',
  note: string,
): Promise<void> {
  await moveByOperator(tx, operation, investment, event, { note, answer: null });
  await withdrawOutdatedAuthorization(tx, operation.services, investment, operation.actor);
}

type Asked = DryRun & { note: string };

function noteOf({ note }: Asked): string {
  if (note.trim() === '') throw new OperatorError('Say with --note what the investor is to do.');
  return note.trim();
}

/** Records a payment: it pays the fees on top first, and the rest is invested. After the last one the investment is funded. */
export async function recordFunds(
  operation: Operation,
  prefix: string,
  given: DryRun & { amount?: string; date?: string },
) {
  const date = pastDate(operation, given.date);
  return withInvestment(operation, prefix, given, async (tx, used, investment) => {
    await assertNoOpenCall(tx, investment);
    const due = await amountDueFor(tx, investment);
    const amount = given.amount === undefined ? due.amount : typedDollars(given.amount);
    assertNoExcess(investment, due, amount);
    await recordPayment(tx, used, investment, {
      ...splitPayment(due, amount),
      date,
      note: fundsReceivedNote(investment.transferMethod),
    });
    if (investment.status === 'approved' && amount === due.amount)
      await moveByOperator(tx, used, investment, 'fund_received');
    await withdrawOutdatedAuthorization(tx, used.services, investment, used.actor);
  });
}

/** A yearly management fee is charged on top for its first year at funding, and by this command for each other year. */
export const invoiceFee = (operation: Operation, prefix: string, given: DryRun) =>
  withInvestment(operation, prefix, given, async (tx, used, investment) => {
    const [product] = await tx.select().from(products).where(eq(products.id, investment.productId));
    if (!product || investment.status !== 'current')
      throw new OperatorError(
        `Investment ${investment.id} is ${investment.status}: only a current one is invoiced.`,
      );
    if (!(await agreedFees(tx, investment.id)))
      throw new OperatorError(`The agreement of investment ${investment.id} names no fees on top.`);
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
    const amount = managementFeeOfYear(
      productAsAgreed(product, investment.agreedTerms),
      cents(investment.commitment ?? 0),
      year,
    );
    if (amount === 0)
      throw new OperatorError(`${product.name.en} charges no management fee by invoice for year ${year}.`);
    const date = todayInNewYork(used.services.clock);
    await insertTransaction(tx, used, investment.id, {
      transactionType: 'management_fee_charged',
      amount,
      date,
      note: feeOfYearNote(year),
    });
    await recordAct(tx, used.services.clock, {
      actor: used.actor,
      act: 'transaction.record',
      object: `investment:${investment.id}`,
      detail: { type: 'management_fee_charged', amount, year, date },
    });
  });

/** Funds recorded without their capital call would leave it open, and it would be due twice. */
async function assertNoOpenCall(tx: Transaction, { id }: Investment): Promise<void> {
  const [call] = await callsUnderWay(tx, eq(capitalCalls.investmentId, id));
  if (call)
    throw new OperatorError(
      `Capital call ${call.id} is open. Record its funds with "capital-calls fund ${call.id}".`,
    );
}

const NOTHING_DUE: Record<NonNullable<AmountDue['reason']>, string> = {
  not_approved: 'it is not approved',
  over: 'it is over',
  between_calls: 'no capital call is open',
  paid: 'everything is paid',
};

function assertNoExcess({ id, status }: Investment, due: AmountDue, amount: Cents): void {
  if (due.reason)
    throw new OperatorError(
      `Nothing is due for investment ${id}: ${NOTHING_DUE[due.reason]} (${status}). Return the money that arrived.`,
    );
  if (amount <= due.amount) return;
  const [most, invested, fees] = [due.amount, due.invested, due.fees].map((part) =>
    formatExactDollars(part, 'en'),
  );
  throw new OperatorError(
    `Only ${most} is due for investment ${id}: ${invested} to invest and ${fees} of fees. Record at most that and return the rest.`,
  );
}

/**
 * Makes the investment current: converts the money received to units at the fund's last valuation, from the effective
 * date.
 */
export async function activate(operation: Operation, prefix: string, given: DryRun & { date?: string }) {
  const date = pastDate(operation, given.date);
  return withInvestment(operation, prefix, given, async (tx, used, investment) => {
    const received = await fundsReceived(tx, investment.id);
    if (received.last && date < received.last) {
      throw new OperatorError(
        `The funds were received on ${received.last}; the effective date cannot be before that.`,
      );
    }
    await moveByOperator(tx, used, investment, 'activated', { effectiveDate: date });
    await issueUnits(tx, used, investment, { amount: received.amount, date });
  });
}

/** Ends the investment: redeems all units at the day's price. Redemptions in progress must be settled first. */
export async function end(operation: Operation, prefix: string, given: DryRun & { date?: string }) {
  const date = pastDate(operation, given.date);
  return withInvestment(operation, prefix, given, async (tx, used, investment) => {
    await assertSettled(tx, investment.id);
    const holding = await ownHolding(tx, investment.accountId, investment.id);
    const last = holding && lastMoveOf(holding, todayInNewYork(used.services.clock));
    if (last && date < last)
      throw new OperatorError(`The last transaction is of ${last}; the investment cannot end before that.`);
    await endInvestment(tx, used, investment);
    const { units } = holding ? figuresOf(holding, date) : { units: '0' };
    if (Number(units) === 0) return;
    const price = await priceOn(tx, investment, date);
    await insertTransaction(tx, used, investment.id, {
      transactionType: 'funds_redeemed',
      amount: worthOf(units, price),
      units,
      date,
      note: endedNote({ units, price }),
    });
  });
}

async function assertSettled(tx: Transaction, investmentId: string): Promise<void> {
  const ongoing = await redemptionsUnderWay(tx, eq(redemptions.investmentId, investmentId));
  const called = await callsUnderWay(tx, eq(capitalCalls.investmentId, investmentId));
  if (ongoing.length + called.length > 0)
    throw new OperatorError(
      `Investment ${investmentId} has a redemption or a capital call under way. Settle it first.`,
    );
}

type Investment = typeof investments.$inferSelect;

/** Runs an operation on the locked investment and returns its new status. */
async function withInvestment(
  operation: Operation,
  prefix: string,
  { dryRun }: DryRun,
  act: (tx: Transaction, operation: Operation, investment: Investment) => Promise<void>,
) {
  const { id } = await investmentByPrefix(operation.services.db, prefix);
  return perform(operation, dryRun, async (tx, used) => {
    const [held] = await tx.select().from(investments).where(eq(investments.id, id)).for('update');
    if (!held) throw new OperatorError(`Investment ${id} is gone.`);
    await act(tx, used, held);
    const [after] = await tx
      .select({ status: investments.status })
      .from(investments)
      .where(eq(investments.id, id));
    return { id, status: after?.status ?? held.status };
  });
}

/** Withdraws an unsigned distribution instruction, because the investment pays nothing out any more. */
export async function endInvestment(
  tx: Transaction,
  operation: Operation,
  investment: Investment,
): Promise<void> {
  await moveByOperator(tx, operation, investment, 'ended');
  const instructions = and(
    eq(envelopes.investmentId, investment.id),
    eq(envelopes.kind, 'distribution_instruction'),
  );
  await withdrawEnvelopesWhere(tx, operation.services, instructions, operation.actor);
}

export async function moveByOperator(
  tx: Transaction,
  { services, actor }: Operation,
  { id, status }: Investment,
  event: InvestmentEvent,
  changes?: Partial<Pick<Investment, 'note' | 'answer' | 'effectiveDate' | 'targetEffectiveDate'>>,
): Promise<void> {
  try {
    await moveState(tx, services, investmentStates, { id, from: status, event, actor, changes });
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    throw new OperatorError(`Investment ${id} is ${status}: "${event}" is not possible in that state.`);
  }
}

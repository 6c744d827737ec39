// Commands on an investment after its application.
import { INVESTMENT_STATUSES, REJECTION_REASONS } from '@quoin/rules';
import { Argument, Option } from 'commander';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { requestApproval } from '../approvals/approvals';
import { investments } from '../database/tables';
import { activateInvestment, invoiceFee, recordFunds } from '../decisions/funding';
import type { Investment } from '../decisions/move-investment';
import { rejectInvestment, unapproveInvestment } from '../decisions/rejection';
import {
  acceptAnswers,
  approveInvestment,
  askForAction,
  askForSignature,
  countersignAgreement,
  returnForChanges,
} from '../decisions/review';
import { amendTerms } from './amend-terms';
import type { CommandTools } from './commands';
import { investmentByPrefix } from './operation/find-by-prefix';
import { filtering } from './operation/listing';
import {
  type DryRun,
  type Operation,
  OperatorError,
  perform,
  type StaffOperation,
} from './operation/operation';
import { pastDate, typedDollars } from './operation/typed-values';
import { rejectionReason } from './redemptions';
import { addOpenItemCommand } from './open-private-data';
import { listInvestments, showInvestment, showWireCode } from './read-investments';

export const ofInvestment = () =>
  new Argument('<id>', 'the investment’s id, or as much of its beginning as is unique');

export function addInvestmentCommands(tools: CommandTools): void {
  const { noun, verb, act, answering } = tools;
  const investments = noun('investments', 'Investments after their application');
  const trying = (name: string, description: string) =>
    act(investments, name, description).addArgument(ofInvestment());
  const run = (given: DryRun & { json?: boolean }, id: string, decide: Act) =>
    answering(withInvestment)(given.json, id, given, decide);
  const deciding = (name: string, description: string, decide: Act) =>
    trying(name, description).action((id, given) => run(given, id, decide));
  const asking = (
    name: string,
    description: string,
    ask: (...given: [...Parameters<Act>, string]) => Promise<void>,
  ) =>
    trying(name, description)
      .requiredOption('--note <text>', 'what the investor has to do; shown to them unchanged')
      .action((id, given) => run(given, id, (...held) => ask(...held, given.note)));

  filtering(verb(investments, 'list', 'Lists investments, newest first'))
    .addOption(new Option('--status <status>', 'only these').choices(INVESTMENT_STATUSES))
    .action((given) => answering(listInvestments)(given.json, given));
  verb(investments, 'show', 'Shows one with its transactions and history')
    .addArgument(ofInvestment())
    .action((id, given) => answering(showInvestment)(given.json, id));
  addOpenItemCommand(investments, tools);
  verb(investments, 'wire-code', 'Shows the code that is said on the phone before a wire')
    .addArgument(ofInvestment())
    .action((id, given) => answering(showWireCode)(given.json, id));
  deciding('approve', 'Approves one that is being reviewed', approveInvestment);
  trying('unapprove', 'Takes an approval back before money arrives; it is reviewed again')
    .requiredOption('--note <text>', 'the reason; shown to the investor unchanged')
    .action((id, given) => run(given, id, (...held) => unapproveInvestment(...held, given.note)));
  trying('reject', 'Rejects an application before money arrives')
    .addOption(rejectionReason(REJECTION_REASONS))
    .option('--note <text>', 'a sentence to the investor, shown unchanged')
    .action((id, given) => run(given, id, (...held) => rejectInvestment(...held, given)));
  asking('ask-action', 'Asks the investor for something before approval', askForAction);
  asking('ask-re-signature', 'Creates a new agreement to sign', askForSignature);
  deciding('pass-review', 'Accepts the answers under review: the agreement is made and sent', acceptAnswers);
  asking('return-review', 'Returns an application under review to the investor', returnForChanges);
  trying('countersign', 'Countersigns the agreement of an approved one; the investor gets the executed copy')
    .requiredOption('--signatory <name>', 'who signs for the fund')
    .requiredOption('--title <title>', 'the office of the signatory')
    .action((id, given) =>
      run(given, id, (tx, operation, investment) => countersignAgreement(tx, operation, investment, given)),
    );
  trying('fund-received', 'Records that the money has arrived: it pays fees first, then the commitment')
    .option('--amount <dollars>', 'a part of the amount due; all of it unless given')
    .option('--date <date>', 'YYYY-MM-DD, today in New York unless given')
    .action((id, given) =>
      run(given, id, (tx, operation, investment) =>
        recordFunds(tx, operation, investment, {
          amount: given.amount === undefined ? undefined : typedDollars(given.amount),
          date: pastDate(operation, given.date),
        }),
      ),
    );
  deciding('invoice-fee', 'Charges the management fee of another year on top; it is due at once', invoiceFee);
  trying('activate', 'Issues the units; the investment becomes current')
    .option('--date <date>', 'effective date YYYY-MM-DD, today in New York unless given')
    .action((id, given) =>
      run(given, id, (tx, operation, investment) =>
        activateInvestment(tx, operation, investment, pastDate(operation, given.date)),
      ),
    );
  trying('amend-terms', 'Applies the present terms of the product instead of those that were signed')
    .requiredOption('--reason <text>', 'the amendment that the investor has accepted')
    .action((id, given) => answering(amendTerms)(given.json, id, given));
  trying('end', 'Pays all units out at the day’s price; the investment becomes past')
    .option('--date <date>', 'YYYY-MM-DD, today in New York unless given')
    .action((id, given) => answering(end)(given.json, id, given));
}

/** Redeems all units at the day's price. Needs another person's approval. */
async function end(operation: StaffOperation, prefix: string, given: DryRun & { date?: string }) {
  const date = pastDate(operation, given.date);
  const { id } = await investmentByPrefix(operation.services.db, prefix);
  return requestApproval(operation, 'investment.end', { investment: id, date }, given);
}

type Act = (tx: Transaction, operation: Operation, investment: Investment) => Promise<void>;

/** Runs an operation on the locked investment and returns its new status. */
async function withInvestment(operation: Operation, prefix: string, { dryRun }: DryRun, act: Act) {
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

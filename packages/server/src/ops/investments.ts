// Commands on investments.
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
import { listInvestments } from '../reports/investment-lists';
import { amendTerms } from './amend-terms';
import type { CommandTools } from './commands';
import { idsOf, investmentByPrefix } from './operation/find-by-prefix';
import { filtering, listed } from './operation/listing';
import {
  type DryRun,
  oneOrAll,
  type Operation,
  OperatorError,
  perform,
  type StaffOperation,
} from './operation/operation';
import { pastDate, typedDollars } from './operation/typed-values';
import { rejectionReason } from './redemptions';
import { addOpenItemCommand } from './open-private-data';
import { showInvestment, showWireCode } from './read-investments';

export const ofInvestment = () =>
  new Argument('<id>', 'the investment’s id, or as much of its beginning as is unique');

const ofInvestments = () => new Argument('<id...>', 'ids of investments, or beginnings that are unique');

export function addInvestmentCommands(tools: CommandTools): void {
  const { noun, verb, act, answering } = tools;
  const investments = noun('investments', 'Investments after their application');
  const trying = (name: string, description: string) =>
    act(investments, name, description).addArgument(ofInvestment());
  const run = (given: DryRun & { json?: boolean }, id: string, decide: Act) =>
    answering(withInvestments)(given.json, [id], given, decide);
  const runAll = (given: DryRun & { json?: boolean }, ids: string[], decide: Act) =>
    answering(withInvestments)(given.json, ids, given, decide);
  const tryingAll = (name: string, description: string) =>
    act(investments, name, description).addArgument(ofInvestments());
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
    .action((given) => answering(listed(listInvestments))(given.json, given));
  verb(investments, 'show', 'Shows one with its transactions and history')
    .addArgument(ofInvestment())
    .action((id, given) => answering(showInvestment)(given.json, id));
  addOpenItemCommand(investments, tools);
  verb(investments, 'wire-code', 'Shows the code that is said on the phone before a wire')
    .addArgument(ofInvestment())
    .action((id, given) => answering(showWireCode)(given.json, id));
  tryingAll('approve', 'Approves those that are being reviewed, all or none').action((ids, given) =>
    runAll(given, ids, approveInvestment),
  );
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
  tryingAll(
    'countersign',
    'Signs the agreements of approved ones for the fund, all or none; the investors get the executed copies',
  )
    .requiredOption('--title <title>', 'your office, printed with your name')
    .action((ids, given) => answering(countersign)(given.json, ids, given));
  tryingAll('fund-received', 'Records that the money has arrived: it pays fees first, then the commitment')
    .option('--amount <dollars>', 'of one investment: a part of the amount due; all of it unless given')
    .option('--date <date>', 'YYYY-MM-DD, today in New York unless given')
    .action((ids, given) => answering(fundsReceived)(given.json, ids, given));
  tryingAll('invoice-fee', 'Charges the management fee of another year on top; it is due at once').action(
    (ids, given) => runAll(given, ids, invoiceFee),
  );
  tryingAll('activate', 'Issues the units; the investments become current, all or none')
    .option('--date <date>', 'effective date YYYY-MM-DD, today in New York unless given')
    .action((ids, given) =>
      runAll(given, ids, (tx, operation, investment) =>
        activateInvestment(tx, operation, investment, pastDate(operation, given.date)),
      ),
    );
  trying('amend-terms', 'Applies the present terms of the product instead of those that were signed')
    .requiredOption(
      '--reason <text>',
      'the amendment that the investor has accepted; mailed to them unchanged',
    )
    .action((id, given) => answering(amendTerms)(given.json, id, given));
  trying('end', 'Pays all units out at the day’s price; the investment becomes past')
    .option('--date <date>', 'YYYY-MM-DD, today in New York unless given')
    .action((id, given) => answering(end)(given.json, id, given));
}

const countersign = (operation: StaffOperation, prefixes: string[], given: DryRun & { title: string }) =>
  withInvestments(operation, prefixes, given, (tx, used, investment) =>
    countersignAgreement(tx, used, investment, { name: operation.staff.name, title: given.title }),
  );

function fundsReceived(
  operation: Operation,
  prefixes: string[],
  { amount, date, ...given }: DryRun & { amount?: string; date?: string },
) {
  if (amount !== undefined && prefixes.length > 1)
    throw new OperatorError(
      'Give an --amount for one investment only: of several, all that is due is recorded.',
    );
  const payment = {
    amount: amount === undefined ? undefined : typedDollars(amount),
    date: pastDate(operation, date),
  };
  return withInvestments(operation, prefixes, given, (tx, used, investment) =>
    recordFunds(tx, used, investment, payment),
  );
}

/** Redeems all units at the price of the day. Needs approval by another person. */
async function end(operation: StaffOperation, prefix: string, given: DryRun & { date?: string }) {
  const date = pastDate(operation, given.date);
  const { id } = await investmentByPrefix(operation.services.db, prefix);
  return requestApproval(operation, 'investment.end', { investment: id, date }, given);
}

type Act = (tx: Transaction, operation: Operation, investment: Investment) => Promise<void>;

/** Runs an operation on each locked investment, all or none, and returns the new statuses. */
async function withInvestments(operation: Operation, prefixes: string[], { dryRun }: DryRun, act: Act) {
  const find = (prefix: string) => investmentByPrefix(operation.services.db, prefix);
  const ids = await idsOf(prefixes, find);
  return perform(operation, dryRun, (tx, used) =>
    oneOrAll('investments', ids, (id) => actOn(tx, used, id, act)),
  );
}

async function actOn(tx: Transaction, operation: Operation, id: string, act: Act) {
  const [held] = await tx.select().from(investments).where(eq(investments.id, id)).for('update');
  if (!held) throw new OperatorError(`Investment ${id} is gone.`);
  await act(tx, operation, held);
  const [after] = await tx
    .select({ status: investments.status })
    .from(investments)
    .where(eq(investments.id, id));
  return { id, status: after?.status ?? held.status };
}

import { ENVELOPE_STATUSES, INVESTMENT_STATUSES, REJECTION_REASONS } from '@quoin/rules';
import { Argument } from 'commander';
import { requestApproval } from '../approvals/approvals';
import type { Transaction } from '../database/database';
import { activateInvestment, invoiceFee, recordFunds } from '../decisions/funding';
import { type Investment, lockInvestment } from '../decisions/move-investment';
import { rejectInvestment, unapproveInvestment } from '../decisions/rejection';
import {
  acceptAnswers,
  amendTerms,
  approveInvestment,
  askForAction,
  askForSignature,
  countersignAgreement,
  resendLink,
  returnForChanges,
} from '../decisions/review';
import { listEnvelopes, listInvestments } from '../reports/investment-lists';
import { investmentRecord, investmentStatus, readWireCode } from '../reports/investment-record';
import type { CommandTools } from './commands';
import { addOpenItemCommand } from './open-private-data';
import { envelopeByPrefix, findIds, investmentByPrefix } from './operation/find-by-prefix';
import { addFilters, createListAction } from './operation/listing';
import {
  type DryRun,
  actOnAll,
  type Operation,
  OperatorError,
  perform,
  performOn,
  showing,
  type StaffOperation,
} from './operation/operation';
import type { Printable } from './operation/print';
import { parseDayOrToday, parseDollars } from './operation/typed-values';
import { rejectionReason } from './redemptions';

export const createIdArgument = () => new Argument('<id>', 'id of the investment, or a unique prefix');

const createIdsArgument = () => new Argument('<id...>', 'ids of investments, or unique prefixes');

export function addInvestmentCommands(tools: CommandTools): void {
  const { group, subcommand, act, toAction } = tools;
  const investments = group('investments', 'Investments, from the application on');
  const trying = (name: string, description: string) =>
    act(investments, name, description).addArgument(createIdArgument());
  const actOnOne = <G extends object>(decide: Act<G>) =>
    toAction((operation, id: string, options: DryRun & G) =>
      withInvestments(operation, [id], options, decide),
    );
  const all = <G extends object>(decide: Act<G>) =>
    toAction((operation, ids: string[], options: DryRun & G) =>
      withInvestments(operation, ids, options, decide),
    );
  const addActOnAll = (name: string, description: string) =>
    act(investments, name, description).addArgument(createIdsArgument());
  const addNotedAct = (name: string, description: string, note: string, decide: Act<string>) =>
    trying(name, description)
      .requiredOption('--note <text>', note)
      .action(
        actOnOne((tx, operation, investment, options: { note: string }) =>
          decide(tx, operation, investment, options.note),
        ),
      );
  const asking = (name: string, description: string, ask: Act<string>) =>
    addNotedAct(name, description, 'what the investor has to do; shown to the investor unchanged', ask);

  addFilters(subcommand(investments, 'list', 'Lists investments, newest first'), INVESTMENT_STATUSES).action(
    toAction(createListAction(listInvestments)),
  );
  subcommand(investments, 'show', 'Shows an investment with its transactions and history')
    .addArgument(createIdArgument())
    .action(toAction(showing(investmentByPrefix, (services, { id }) => investmentRecord(services, id))));
  addOpenItemCommand(investments, tools);
  subcommand(investments, 'wire-code', 'Shows the code to read out on the phone before a wire')
    .addArgument(createIdArgument())
    .action(toAction(showing(investmentByPrefix, readWireCode)));
  addActOnAll('approve', 'Approves investments under review, all or none').action(all(approveInvestment));
  addNotedAct(
    'unapprove',
    'Withdraws an approval before money arrives; the investment is under review again',
    'the reason; shown to the investor unchanged',
    unapproveInvestment,
  );
  trying('reject', 'Rejects an application before money arrives')
    .addOption(rejectionReason(REJECTION_REASONS))
    .option('--note <text>', 'shown to the investor unchanged')
    .action(actOnOne(rejectInvestment));
  asking('ask-action', 'Asks the investor to do something before approval', askForAction);
  asking('ask-re-signature', 'Creates a new agreement to sign', askForSignature);
  trying('pass-review', 'Accepts the answers under review, and sends the agreement').action(
    actOnOne(acceptAnswers),
  );
  asking(
    'return-review',
    'Returns an application under review to the investor for changes',
    returnForChanges,
  );
  addActOnAll(
    'countersign',
    'Signs approved agreements for the fund, all or none; investors get the executed copies',
  )
    .requiredOption('--title <title>', 'your job title, printed with your name')
    .action(toAction(countersign));
  addActOnAll('fund-received', 'Records that money has arrived; it pays fees first, then the commitment')
    .option('--amount <dollars>', 'part of the amount due, for one investment (default: all of it)')
    .option('--date <date>', 'YYYY-MM-DD (default: today in New York)')
    .action(toAction(fundsReceived));
  addActOnAll(
    'invoice-fee',
    'Charges the management fee of another year on top; it is due immediately',
  ).action(all(invoiceFee));
  addActOnAll('activate', 'Issues the units; the investments become current, all or none')
    .option('--date <date>', 'effective date, YYYY-MM-DD (default: today in New York)')
    .action(
      all((tx, operation, investment, { date }: { date?: string }) =>
        activateInvestment(tx, operation, investment, parseDayOrToday(operation, date)),
      ),
    );
  trying('amend-terms', 'Applies the current terms of the product instead of the signed ones')
    .requiredOption(
      '--reason <text>',
      'the amendment that the investor has accepted; e-mailed to the investor unchanged',
    )
    .action(
      toAction(
        performOn(investmentByPrefix, (tx, used, { id }, { reason }: { reason: string }) =>
          amendTerms(tx, used, id, reason),
        ),
      ),
    );
  trying('end', 'Pays out all units at the price of the day; the investment becomes past')
    .option('--date <date>', 'YYYY-MM-DD (default: today in New York)')
    .action(toAction(end));
}

const countersign = (operation: StaffOperation, prefixes: string[], options: DryRun & { title: string }) =>
  withInvestments(operation, prefixes, options, (tx, used, investment) =>
    countersignAgreement(tx, used, investment, { name: operation.staff.name, title: options.title }),
  );

function fundsReceived(
  operation: Operation,
  prefixes: string[],
  { amount, date, ...given }: DryRun & { amount?: string; date?: string },
) {
  if (amount !== undefined && prefixes.length > 1)
    throw new OperatorError(
      '--amount works with one investment only. Without it, the whole amount due is recorded.',
    );
  const payment = {
    amount: amount === undefined ? undefined : parseDollars(amount),
    date: parseDayOrToday(operation, date),
  };
  return withInvestments(operation, prefixes, given, (tx, used, investment) =>
    recordFunds(tx, used, investment, payment),
  );
}

/** Redeems all units at the price of the day. Needs approval by another person. */
async function end(operation: StaffOperation, prefix: string, options: DryRun & { date?: string }) {
  const date = parseDayOrToday(operation, options.date);
  const { id } = await investmentByPrefix(operation.services.db, prefix);
  return requestApproval(operation, 'investment.end', { investment: id, date }, options);
}

/** Returns what to show beside the new status. */
type Act<G> = (
  tx: Transaction,
  operation: Operation,
  investment: Investment,
  options: G,
) => Promise<Printable | void>;

/** Runs an operation on each locked investment, all or none, and returns the new statuses. */
async function withInvestments<G extends DryRun>(
  operation: Operation,
  prefixes: string[],
  options: G,
  act: Act<G>,
) {
  const ids = await findIds(prefixes, (prefix) => investmentByPrefix(operation.services.db, prefix));
  return perform(operation, options.dryRun, (tx, used) =>
    actOnAll('investments', ids, async (id) => {
      const done = await act(tx, used, await lockInvestment(tx, id), options);
      return { ...(await investmentStatus(tx, id)), ...done };
    }),
  );
}

export function addEnvelopeCommands({ group, subcommand, act, toAction }: CommandTools): void {
  const envelopes = group('envelopes', 'Requests for signature');
  addFilters(subcommand(envelopes, 'list', 'Lists requests for signature, newest first'), ENVELOPE_STATUSES)
    .option('--to-countersign', 'only signed agreements that wait for "investments countersign"')
    .action(toAction(createListAction(listEnvelopes)));
  act(envelopes, 'resend', 'Sends the signing link again, valid for another seven days')
    .argument('<id>', 'id of the envelope, or a unique prefix')
    .action(toAction(performOn(envelopeByPrefix, resendLink)));
}

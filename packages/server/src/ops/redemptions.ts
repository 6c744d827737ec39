// Commands on redemptions.
import { REDEMPTION_REJECTION_REASONS, REDEMPTION_STATUSES } from '@quoin/rules';
import { Argument, Option } from 'commander';
import { requestApproval } from '../approvals/approvals';
import type { Transaction } from '../database/database';
import { approveRedemption, rejectRedemption, unapproveRedemption } from '../decisions/redemptions';
import { listRedemptions } from '../reports/investment-lists';
import type { CommandTools } from './commands';
import { addOpenPayeeCommand } from './open-private-data';
import { idsOf, redemptionByPrefix } from './operation/find-by-prefix';
import { filtering, listed } from './operation/listing';
import { type DryRun, oneOrAll, type Operation, perform, type StaffOperation } from './operation/operation';
import type { Printable } from './operation/print';

export function addRedemptionCommands(tools: CommandTools): void {
  const { noun, verb, act, answering } = tools;
  const redeeming = noun('redemptions', 'Redemptions that investors requested');
  const trying = (name: string, description: string) =>
    act(redeeming, name, description).addArgument(
      new Argument('<id>', 'id of the redemption, or a unique prefix'),
    );
  const run = (given: DryRun & { json?: boolean }, id: string, decide: Act) =>
    answering(withRedemptions)(given.json, [id], given, decide);

  filtering(verb(redeeming, 'list', 'Lists redemptions, newest first'))
    .addOption(new Option('--status <status>', 'only with this status').choices(REDEMPTION_STATUSES))
    .action((given) => answering(listed(listRedemptions))(given.json, given));
  addOpenPayeeCommand(redeeming, tools);
  act(
    redeeming,
    'approve',
    'Approves requested redemptions, all or none; investors can no longer change them',
  )
    .argument('<id...>', 'ids of redemptions, or unique prefixes')
    .action((ids, given) => answering(withRedemptions)(given.json, ids, given, approveRedemption));
  trying('unapprove', 'Withdraws an approval before the units are redeemed')
    .requiredOption('--note <text>', 'the reason; shown to the investor unchanged')
    .action((id, given) => run(given, id, (...held) => unapproveRedemption(...held, given.note)));
  trying('reject', 'Rejects a redemption before its units are redeemed')
    .addOption(rejectionReason(REDEMPTION_REJECTION_REASONS))
    .option('--note <text>', 'shown to the investor unchanged')
    .action((id, given) => run(given, id, (...held) => rejectRedemption(...held, given)));
  trying('complete', 'Redeems the units at the price of the redemption day').action((id, given) =>
    answering(complete)(given.json, id, given),
  );
}

type Act = (tx: Transaction, operation: Operation, id: string) => Promise<Printable>;

async function withRedemptions(operation: Operation, prefixes: string[], { dryRun }: DryRun, decide: Act) {
  const ids = await idsOf(prefixes, (prefix) => redemptionByPrefix(operation.services.db, prefix));
  return perform(operation, dryRun, (tx, used) => oneOrAll('redemptions', ids, (id) => decide(tx, used, id)));
}

export const rejectionReason = (reasons: readonly string[]) =>
  new Option('--reason <reason>', 'shown to the investor').choices(reasons).makeOptionMandatory();

/** Redeems the units at the price of the redemption day. Needs approval by another person. */
async function complete(operation: StaffOperation, prefix: string, given: DryRun) {
  const { id } = await redemptionByPrefix(operation.services.db, prefix);
  return requestApproval(operation, 'redemption.complete', { redemption: id }, given);
}

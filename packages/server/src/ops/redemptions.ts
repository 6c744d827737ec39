import {
  REDEMPTION_REJECTION_REASONS,
  REDEMPTION_STATUSES,
  type RedemptionRejectionReason,
} from '@quoin/rules';
import { Argument, Option } from 'commander';
import { requestApproval } from '../approvals/approvals';
import { approveRedemption, rejectRedemption, unapproveRedemption } from '../decisions/redemptions';
import type { Rejection } from '../decisions/rejection';
import { listRedemptions } from '../reports/investment-lists';
import type { CommandTools } from './commands';
import { addOpenPayeeCommand } from './open-private-data';
import { redemptionByPrefix } from './operation/find-by-prefix';
import { addFilters, createListAction } from './operation/listing';
import {
  type DryRun,
  lineByLine,
  type Operation,
  perform,
  performOn,
  type StaffOperation,
} from './operation/operation';

export function addRedemptionCommands(tools: CommandTools): void {
  const { group, subcommand, act, toAction } = tools;
  const redeeming = group('redemptions', 'Redemptions that investors requested');
  const trying = (name: string, description: string) =>
    act(redeeming, name, description).addArgument(
      new Argument('<id>', 'id of the redemption, or a unique prefix'),
    );
  const addActOnEach = (name: string, description: string) =>
    act(redeeming, name, description).addArgument(
      new Argument('<id...>', 'ids of redemptions, or unique prefixes'),
    );

  addFilters(subcommand(redeeming, 'list', 'Lists redemptions, newest first'), REDEMPTION_STATUSES).action(
    toAction(createListAction(listRedemptions)),
  );
  addOpenPayeeCommand(redeeming, tools);
  addActOnEach(
    'approve',
    'Approves requested redemptions, each by itself; investors can no longer change them',
  ).action(toAction(approve));
  trying('unapprove', 'Withdraws an approval before the units are redeemed')
    .requiredOption('--note <text>', 'the reason; shown to the investor unchanged')
    .action(
      toAction(
        performOn(redemptionByPrefix, (tx, used, { id }, { note }: { note: string }) =>
          unapproveRedemption(tx, used, id, note),
        ),
      ),
    );
  trying('reject', 'Rejects a redemption before its units are redeemed')
    .addOption(rejectionReason(REDEMPTION_REJECTION_REASONS))
    .option('--note <text>', 'shown to the investor unchanged')
    .action(
      toAction(
        performOn(redemptionByPrefix, (tx, used, { id }, options: Rejection<RedemptionRejectionReason>) =>
          rejectRedemption(tx, used, id, options),
        ),
      ),
    );
  addActOnEach('complete', 'Redeems the units at the price of the redemption day, each by itself').action(
    toAction(complete),
  );
  trying('reverse', 'Takes a completed one back by a correcting row; it is approved again')
    .requiredOption('--reason <text>', 'shown to the investor unchanged')
    .action(toAction(reverse));
}

const approve = (operation: Operation, prefixes: string[], { dryRun }: DryRun) =>
  lineByLine(prefixes, {
    find: (prefix) => redemptionByPrefix(operation.services.db, prefix),
    act: (id) => perform(operation, dryRun, (tx, used) => approveRedemption(tx, used, id)),
    toLine: ({ status, day, paid_to }) => ({ status, day, paid_to }),
  });

export const rejectionReason = (reasons: readonly string[]) =>
  new Option('--reason <reason>', 'shown to the investor').choices(reasons).makeOptionMandatory();

/** Redeems the units at the price of the redemption day. Each needs approval by another person. */
const complete = (operation: StaffOperation, prefixes: string[], options: DryRun) =>
  lineByLine(prefixes, {
    find: (prefix) => redemptionByPrefix(operation.services.db, prefix),
    act: (id) => requestApproval(operation, 'redemption.complete', { redemption: id }, options),
    toLine: ({ approval = null, investor, amount }) => ({ approval, investor, amount }),
  });

/** Needs approval by another person. */
async function reverse(operation: StaffOperation, prefix: string, options: DryRun & { reason: string }) {
  const reason = options.reason.trim();
  const { id } = await redemptionByPrefix(operation.services.db, prefix);
  return requestApproval(operation, 'redemption.reverse', { redemption: id, reason }, options);
}

// Commands on deletion requests: list them, erase the account after the waiting period, or reject the request.
import { DELETION_STATUSES } from '@quoin/rules';
import { Option } from 'commander';
import { completeDeletion, rejectDeletion } from '../decisions/deletions';
import { listDeletions } from '../reports/account-lists';
import type { CommandTools } from './commands';
import { deletionByPrefix } from './operation/find-by-prefix';
import { listed, pagingOfAccount } from './operation/listing';
import { type DryRun, type Operation, perform } from './operation/operation';

export function addDeletionCommands({ noun, verb, act, answering }: CommandTools): void {
  const deletions = noun('deletions', 'Requests to delete an account');
  pagingOfAccount(verb(deletions, 'list', 'Lists requests to delete an account, newest first'))
    .addOption(new Option('--status <status>', 'only with this status').choices(DELETION_STATUSES))
    .action(answering(listed(listDeletions)));
  act(deletions, 'complete', 'Deletes the account and all data that need not be kept; this can’t be undone')
    .argument('<id>', 'id of the request, or a unique prefix')
    .action(answering(complete));
  act(deletions, 'refuse', 'Rejects the request, and sends the reason by e-mail')
    .argument('<id>', 'id of the request, or a unique prefix')
    .requiredOption('--why <sentence>', 'reason; shown to the investor unchanged')
    .action(answering(refuse));
}

async function complete(operation: Operation, prefix: string, { dryRun = false }: DryRun) {
  const { id } = await deletionByPrefix(operation.services.db, prefix);
  return { ...(dryRun && { dry_run: true }), ...(await completeDeletion(operation, id, dryRun)) };
}

async function refuse(operation: Operation, prefix: string, given: DryRun & { why: string }) {
  const { id } = await deletionByPrefix(operation.services.db, prefix);
  return perform(operation, given.dryRun, (tx, used) => rejectDeletion(tx, used, id, given.why));
}

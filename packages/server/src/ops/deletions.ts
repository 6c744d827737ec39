// Commands on deletion requests: list them, erase the account after the waiting period, or reject the request.
import { dateInNewYork, DELETION_STATUSES, DELETION_WAIT_DAYS } from '@quoin/rules';
import { Option } from 'commander';
import { eraseAccount, isDeletable, settledFrom } from '../journey/account';
import { listDeletions } from '../reports/account-lists';
import { deletionStates } from '../states/account-states';
import { moveState } from '../states/state-table';
import type { CommandTools } from './commands';
import { deletionByPrefix } from './operation/find-by-prefix';
import { listed, pagingOfAccount } from './operation/listing';
import { type DryRun, type Operation, OperatorError, perform } from './operation/operation';

export function addDeletionCommands({ noun, verb, act, answering }: CommandTools): void {
  const deletions = noun('deletions', 'Requests to delete an account');
  pagingOfAccount(verb(deletions, 'list', 'Lists requests to delete an account, newest first'))
    .addOption(new Option('--status <status>', 'only with this status').choices(DELETION_STATUSES))
    .action((given) => answering(listed(listDeletions))(given.json, given));
  act(deletions, 'complete', 'Deletes the account and all data that need not be kept; this can’t be undone')
    .argument('<id>', 'id of the request, or a unique prefix')
    .action((id, given) => answering(completeDeletion)(given.json, id, given));
  act(deletions, 'refuse', 'Rejects the request, and sends the reason by e-mail')
    .argument('<id>', 'id of the request, or a unique prefix')
    .requiredOption('--why <sentence>', 'reason; shown to the investor unchanged')
    .action((id, given) => answering(rejectDeletion)(given.json, id, given));
}

/** Erases the account except for data that the law requires to keep: see `RETENTION` of the rules. */
async function completeDeletion(operation: Operation, prefix: string, { dryRun }: DryRun) {
  const { clock, db, fileStore } = operation.services;
  const request = await openRequest(operation, prefix);
  if (settledFrom(request.requestedAt) > clock.now())
    throw new OperatorError(
      `The investor can withdraw the request for ${DELETION_WAIT_DAYS} days. Complete it on ${dateInNewYork(settledFrom(request.requestedAt))} or later.`,
    );
  if (!(await isDeletable(db, request.accountId)))
    throw new OperatorError(
      'The account has a pending or current investment, so it can’t be deleted. Reject the request.',
    );
  let gone: string[] = [];
  const answer = await perform(operation, dryRun, async (tx, { services, actor }) => {
    const erased = await eraseAccount(tx, services, request.accountId, actor);
    gone = erased.storeKeys;
    await moveState(tx, services, deletionStates, {
      id: request.id,
      from: request.status,
      event: 'done',
      actor,
      changes: { mailTo: erased.email, reason: '' },
    });
    return {
      id: request.id,
      status: 'done',
      files_removed: gone.length,
      kept_as_investor: erased.hasInvested,
    };
  });
  if (!dryRun) for (const key of gone) await fileStore.remove(key);
  return answer;
}

async function rejectDeletion(operation: Operation, prefix: string, given: DryRun & { why: string }) {
  const { id, status } = await openRequest(operation, prefix);
  return perform(operation, given.dryRun, async (tx, { services, actor }) => {
    const changes = { note: given.why };
    await moveState(tx, services, deletionStates, { id, from: status, event: 'refused', actor, changes });
    return { id, status: 'refused', why: given.why };
  });
}

async function openRequest({ services: { db } }: Operation, prefix: string) {
  const request = await deletionByPrefix(db, prefix);
  if (request.status !== 'requested')
    throw new OperatorError(`Request ${request.id} is already ${request.status}.`);
  return request;
}

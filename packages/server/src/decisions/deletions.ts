// Staff decide on requests to delete an account.
import { dateInNewYork, DELETION_WAIT_DAYS } from '@quoin/rules';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { actOrUndo } from '../database/transact-or-undo';
import { deletionRequests } from '../database/tables';
import { eraseAccount, isDeletable, settledFrom } from '../journey/account';
import { assertNothingOwed } from '../reports/payouts/assert-unpaid';
import { StaffError } from '../shared/errors';
import { staffText } from '../shared/staff-input';
import { deletionStates } from '../states/account-states';
import { moveState } from '../states/state-table';
import type { Staff } from '../transactions/ledger-entries';

/** Locks a request that is not decided yet. @throws StaffError */
async function lockDeletion(tx: Transaction, id: string) {
  const [request] = await tx.select().from(deletionRequests).where(eq(deletionRequests.id, id)).for('update');
  if (!request) throw new StaffError(`Request ${id} no longer exists.`);
  if (request.status !== 'requested') throw new StaffError(`Request ${id} is already ${request.status}.`);
  return request;
}

/**
 * Erases the account except for data that the law requires to keep: see `RETENTION` of the rules. Removes its files after the
 * commit.
 * @throws StaffError
 */
export async function completeDeletion(staff: Staff, id: string, dryRun: boolean) {
  const { storeKeys, hasInvested } = await actOrUndo(staff, dryRun, (tx, used) => erase(tx, used, id));
  if (!dryRun) for (const key of storeKeys) await staff.services.fileStore.remove(key);
  return { id, status: 'done', files_removed: storeKeys.length, kept_as_investor: hasInvested };
}

async function erase(tx: Transaction, { services, actor }: Staff, id: string) {
  const { accountId, requestedAt, status } = await lockDeletion(tx, id);
  await assertNothingOwed(tx, services, accountId);
  const settled = settledFrom(requestedAt);
  if (settled > services.clock.now())
    throw new StaffError(
      `The investor can withdraw the request for ${DELETION_WAIT_DAYS} days. Complete it on ${dateInNewYork(settled)} or later.`,
    );
  if (!(await isDeletable(tx, accountId)))
    throw new StaffError(
      'The account has a pending or current investment, so it can’t be deleted. Reject the request.',
    );
  const { storeKeys, email, hasInvested } = await eraseAccount(tx, services, accountId, actor);
  const changes = { mailTo: email, reason: '' };
  await moveState(tx, services, deletionStates, { id, from: status, event: 'done', actor, changes });
  return { storeKeys, hasInvested };
}

/** @param why mailed to the investor unchanged */
export async function rejectDeletion(tx: Transaction, { services, actor }: Staff, id: string, why: string) {
  const note = staffText(why, 'why', 'Explain to the investor why the account is not deleted.');
  const { status } = await lockDeletion(tx, id);
  await moveState(tx, services, deletionStates, {
    id,
    from: status,
    event: 'refused',
    actor,
    changes: { note },
  });
  return { id, status: 'refused', why: note };
}

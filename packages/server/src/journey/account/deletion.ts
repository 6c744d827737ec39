// Requests the deletion of an account, and withdraws the request.
import type { ReplyOf } from '@quoin/contract';
import { DELETION_WAIT_DAYS, investmentGroup } from '@quoin/rules';
import { desc, eq } from 'drizzle-orm';
import { recordAct } from '../../audit/record-act';
import { type Executor, onDuplicate } from '../../database/database';
import { deletionRequests, investments } from '../../database/tables';
import type { Handler } from '../../http/handler';
import { DAY_MS } from '../../shared/clock';
import { ApiError } from '../../shared/errors';
import { newId } from '../../shared/new-id';
import { deletionStates } from '../../states/account-states';
import { moveState } from '../../states/state-table';
import { requireCheck } from '../access';

export type DeletionRow = typeof deletionRequests.$inferSelect;

/** @throws ApiError password_check_needed, deletion_not_open, deletion_requested */
export const requestDeletion: Handler<'requestDeletion'> = async ({ body, signedIn }, services) => {
  const { clock, db, jobs } = services;
  const { accountId } = signedIn;
  await requireCheck(services, signedIn, 'passwordCheckedAt');
  const row: DeletionRow = {
    id: newId(),
    accountId,
    status: 'requested',
    reason: body.reason.trim(),
    note: null,
    mailTo: null,
    requestedAt: clock.now(),
    settledAt: null,
  };
  await db
    .transaction(async (tx) => {
      if (!(await isDeletable(tx, accountId))) throw new ApiError('deletion_not_open');
      await tx.insert(deletionRequests).values(row);
      const actor = `account:${accountId}` as const;
      await recordAct(tx, clock, {
        actor,
        act: 'deletion.requested',
        object: actor,
        detail: { request: row.id },
      });
      await jobs.enqueue(tx, 'send-deletion-mail', { requestId: row.id, event: 'requested' });
    })
    .catch(onDuplicate('deletion_requests_one_open', () => new ApiError('deletion_requested')));
  return deletionReply(row);
};

/** @throws ApiError deletion_missing */
export const withdrawDeletion: Handler<'withdrawDeletion'> = async (
  { signedIn: { accountId } },
  services,
) => {
  await services.db.transaction(async (tx) => {
    const row = await newestDeletion(tx, accountId);
    if (row?.status !== 'requested') throw new ApiError('deletion_missing');
    const actor = `account:${accountId}` as const;
    await moveState(tx, services, deletionStates, {
      id: row.id,
      from: row.status,
      event: 'withdrawn',
      actor,
    });
  });
  return { done: true };
};

/** Whether every investment has ended or was canceled. */
export async function isDeletable(db: Executor, accountId: string): Promise<boolean> {
  const rows = await db
    .select({ status: investments.status })
    .from(investments)
    .where(eq(investments.accountId, accountId));
  return rows.every(({ status }) => investmentGroup(status) === 'past');
}

export async function newestDeletion(db: Executor, accountId: string): Promise<DeletionRow | undefined> {
  const [row] = await db
    .select()
    .from(deletionRequests)
    .where(eq(deletionRequests.accountId, accountId))
    .orderBy(desc(deletionRequests.requestedAt))
    .limit(1);
  return row;
}

export const deletionReply = ({ status, requestedAt, note }: DeletionRow): ReplyOf<'requestDeletion'> => ({
  status,
  requested_at: requestedAt.toISOString(),
  settled_from: settledFrom(requestedAt).toISOString(),
  note,
});

/** Earliest time for the decision of staff. */
export const settledFrom = (requestedAt: Date): Date =>
  new Date(requestedAt.getTime() + DELETION_WAIT_DAYS * DAY_MS);

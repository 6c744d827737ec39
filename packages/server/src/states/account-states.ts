// An account's way: made, proven by the link that is mailed to it, and kept out by staff for as long as it takes.
import type { AccountStatus } from '@quoin/rules';
import { and, eq } from 'drizzle-orm';
import { recordAct, type Act } from '../audit/record-act';
import type { Clock } from '../shared/clock';
import type { Transaction } from '../database/database';
import { accounts } from '../database/tables';
import { ApiError } from '../shared/errors';
import { transitionOf, type Transition } from './transition';

export type AccountEvent = 'activate' | 'disable' | 'enable';

export const ACCOUNT_TRANSITIONS: readonly Transition<AccountStatus, AccountEvent>[] = [
  { from: 'registered', event: 'activate', to: 'activated', who: 'investor' },
  { from: 'activated', event: 'disable', to: 'disabled', who: 'operator' },
  { from: 'disabled', event: 'enable', to: 'activated', who: 'operator' },
];

export interface AccountMove {
  accountId: string;
  /** The status the caller read; the update repeats it. */
  from: AccountStatus;
  event: AccountEvent;
  actor: Act['actor'];
  changes?: Partial<Pick<typeof accounts.$inferInsert, 'activatedAt'>>;
}

/** Moves an account by one row of the table and records it; `transition_refused` if another was faster. */
export async function moveAccount(
  tx: Transaction,
  clock: Clock,
  { accountId, from, event, actor, changes }: AccountMove,
): Promise<AccountStatus> {
  const { to } = transitionOf(ACCOUNT_TRANSITIONS, from, event);
  const moved = await tx
    .update(accounts)
    .set({ ...changes, status: to })
    .where(and(eq(accounts.id, accountId), eq(accounts.status, from)))
    .returning({ id: accounts.id });
  if (moved.length === 0) throw new ApiError('transition_refused');
  await recordAct(tx, clock, {
    actor,
    act: `account.${event}`,
    object: `account:${accountId}`,
    detail: { from, to },
  });
  return to;
}

import type { AccountStatus, DeletionStatus } from '@quoin/rules';
import { accounts, deletionRequests } from '../database/tables';
import type { QueuedJob } from '../jobs/jobs';
import { stateTable } from './state-table';

export type AccountEvent = 'activate' | 'disable' | 'enable';

/** Account lifecycle: registered, activated by the mailed link, disabled and enabled by operators. */
export const accountStates = stateTable<AccountStatus, AccountEvent>()({
  name: 'account',
  rows: accounts,
  transitions: [
    { from: 'registered', event: 'activate', to: 'activated', who: 'investor' },
    { from: 'activated', event: 'disable', to: 'disabled', who: 'operator' },
    { from: 'disabled', event: 'enable', to: 'activated', who: 'operator' },
  ],
  // Staff notify the owner of a disabled account themselves. A deletion has its own e-mail.
  mails: { activate: null, disable: null, enable: null },
});

export type DeletionEvent = 'withdrawn' | 'refused' | 'done';

const mail =
  (event: DeletionEvent) =>
  (requestId: string): QueuedJob => ({ name: 'send-deletion-mail', payload: { requestId, event } });

/** Lifecycle of a deletion request: withdrawn by the owner, or settled by an operator. */
export const deletionStates = stateTable<DeletionStatus, DeletionEvent>()({
  name: 'deletion',
  rows: deletionRequests,
  stamps: (settledAt) => ({ settledAt }),
  audit: ({ id, accountId }) => ({ object: `account:${accountId}`, detail: { request: id } }),
  transitions: [
    { from: 'requested', event: 'withdrawn', to: 'withdrawn', who: 'investor' },
    { from: 'requested', event: 'refused', to: 'refused', who: 'operator' },
    { from: 'requested', event: 'done', to: 'done', who: 'operator' },
  ],
  mails: { withdrawn: mail('withdrawn'), refused: mail('refused'), done: mail('done') },
});

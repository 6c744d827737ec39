import type { CapitalCallStatus, RedemptionStatus } from '@quoin/rules';
import { capitalCalls, redemptions } from '../database/tables';
import type { QueuedJob } from '../jobs/jobs';
import { stateTable } from './state-table';

export type CapitalCallEvent = 'funded' | 'cancelled';

/** A capital call is issued with its notice, then funded, or cancelled before the money arrives. */
export const capitalCallStates = stateTable<CapitalCallStatus, CapitalCallEvent>()({
  name: 'capital_call',
  rows: capitalCalls,
  stamps: (settledAt) => ({ settledAt }),
  transitions: [
    { from: 'issued', event: 'funded', to: 'funded', who: 'operator' },
    { from: 'issued', event: 'cancelled', to: 'cancelled', who: 'operator' },
  ],
  mails: {
    // The payment has its own mail.
    funded: null,
    cancelled: (capitalCallId) => ({ name: 'send-call-cancelled-mail', payload: { capitalCallId } }),
  },
});

export type RedemptionEvent = 'changed' | 'approved' | 'unapproved' | 'completed' | 'cancelled' | 'rejected';

/** A redemption is requested by its own insert, every other event by a move. */
export type RedemptionMailEvent = 'requested' | RedemptionEvent;

const mail =
  (event: RedemptionMailEvent) =>
  (redemptionId: string): QueuedJob => ({ name: 'send-redemption-mail', payload: { redemptionId, event } });

/** A redemption is requested, approved and completed, or cancelled or rejected before it is completed. */
export const redemptionStates = stateTable<RedemptionStatus, RedemptionEvent>()({
  name: 'redemption',
  rows: redemptions,
  audit: ({ amount, redemptionDay }) => ({ detail: { amount, redemption_day: redemptionDay } }),
  transitions: [
    { from: 'requested', event: 'changed', to: 'requested', who: 'investor' },
    { from: 'requested', event: 'approved', to: 'approved', who: 'operator' },
    { from: 'approved', event: 'completed', to: 'completed', who: 'operator' },
    { from: 'approved', event: 'unapproved', to: 'requested', who: 'operator' },
    { from: 'requested', event: 'rejected', to: 'rejected', who: 'operator' },
    { from: 'approved', event: 'rejected', to: 'rejected', who: 'operator' },
    { from: 'requested', event: 'cancelled', to: 'cancelled', who: 'investor' },
    { from: 'approved', event: 'cancelled', to: 'cancelled', who: 'investor' },
  ],
  mails: {
    changed: mail('changed'),
    approved: mail('approved'),
    unapproved: mail('unapproved'),
    completed: mail('completed'),
    cancelled: mail('cancelled'),
    rejected: mail('rejected'),
  },
});

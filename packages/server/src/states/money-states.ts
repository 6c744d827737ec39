import type { CapitalCallStatus, RedemptionStatus, ReferralCreditStatus } from '@quoin/rules';
import { capitalCalls, redemptions, referralCredits } from '../database/tables';
import type { QueuedJob } from '../jobs/jobs';
import { stateTable } from './state-table';

export type CapitalCallEvent = 'funded' | 'cancelled' | 'reopened';

/**
 * Capital call lifecycle: issued with its notice, then funded, or cancelled before the money arrives. It is due again if its
 * payment is reversed.
 */
export const capitalCallStates = stateTable<CapitalCallStatus, CapitalCallEvent>()({
  name: 'capital_call',
  rows: capitalCalls,
  stamps: (settledAt) => ({ settledAt }),
  transitions: [
    { from: 'issued', event: 'funded', to: 'funded', who: 'operator' },
    { from: 'issued', event: 'cancelled', to: 'cancelled', who: 'operator' },
    { from: 'funded', event: 'reopened', to: 'issued', who: 'operator' },
  ],
  mails: {
    // The payment has its own e-mail.
    funded: null,
    cancelled: (capitalCallId) => ({ name: 'send-call-cancelled-mail', payload: { capitalCallId } }),
    reopened: (capitalCallId) => ({ name: 'send-call-mail', payload: { capitalCallId } }),
  },
});

export type RedemptionEvent =
  'changed' | 'approved' | 'unapproved' | 'completed' | 'reversed' | 'cancelled' | 'rejected';

/** `requested` is not a transition: an insert creates the redemption. */
export type RedemptionMailEvent = 'requested' | RedemptionEvent;

const mail =
  (event: RedemptionMailEvent) =>
  (redemptionId: string): QueuedJob => ({ name: 'send-redemption-mail', payload: { redemptionId, event } });

/**
 * Redemption lifecycle: requested, approved and completed, or cancelled or rejected before completion. A reversed completion
 * leaves it approved.
 */
export const redemptionStates = stateTable<RedemptionStatus, RedemptionEvent>()({
  name: 'redemption',
  rows: redemptions,
  audit: ({ amount, redemptionDay }) => ({ detail: { amount, redemption_day: redemptionDay } }),
  transitions: [
    { from: 'requested', event: 'changed', to: 'requested', who: 'investor' },
    { from: 'requested', event: 'approved', to: 'approved', who: 'operator' },
    { from: 'approved', event: 'completed', to: 'completed', who: 'operator' },
    { from: 'completed', event: 'reversed', to: 'approved', who: 'operator' },
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
    reversed: mail('reversed'),
    cancelled: mail('cancelled'),
    rejected: mail('rejected'),
  },
});

/** Referral credit lifecycle: starts with the decision of staff, which can be taken back. */
export const referralCreditStates = stateTable<ReferralCreditStatus, 'reversed'>()({
  name: 'referral_credit',
  rows: referralCredits,
  transitions: [
    { from: 'paid', event: 'reversed', to: 'reversed', who: 'operator' },
    { from: 'rejected', event: 'reversed', to: 'reversed', who: 'operator' },
  ],
  mails: {
    reversed: (creditId) => ({ name: 'send-referral-mail', payload: { creditId, event: 'reversed' } }),
  },
});

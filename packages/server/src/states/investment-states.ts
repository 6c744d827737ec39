import type { ApplicationState, InvestmentStatus } from '@quoin/rules';
import { applications, investments } from '../database/tables';
import type { QueuedJob } from '../jobs/jobs';
import { stateTable } from './state-table';

/** Events that notify the investor by e-mail. An amendment of the terms is no change of state. */
export type InvestmentMailEvent =
  | 'documents_changed'
  | 'review_returned'
  | 'approved'
  | 'unapproved'
  | 'action_asked'
  | 're_signature_asked'
  | 'activated'
  | 'canceled'
  | 'rejected'
  | 'ended'
  | 'terms_amended';

const mail =
  (event: InvestmentMailEvent) =>
  (investmentId: string): QueuedJob => ({ name: 'send-investment-mail', payload: { investmentId, event } });

/** The e-mail of each event; null for none. */
const MAILS = {
  information_completed: null,
  information_broken: null,
  information_changed: null,
  documents_changed: mail('documents_changed'),
  sent_for_signature: null,
  review_requested: null,
  // An e-mail with the signing link follows.
  review_passed: null,
  review_returned: mail('review_returned'),
  agreement_signed: null,
  approved: mail('approved'),
  unapproved: mail('unapproved'),
  action_asked: mail('action_asked'),
  action_answered: null,
  re_signature_asked: mail('re_signature_asked'),
  // Each payment and each reversal has its own e-mail.
  fund_received: null,
  funds_reversed: null,
  activated: mail('activated'),
  canceled: mail('canceled'),
  rejected: mail('rejected'),
  ended: mail('ended'),
  // The e-mail about the reversal covers this.
  reopened: null,
};
export type InvestmentEvent = keyof typeof MAILS;

/** Investment lifecycle, from the start of the application to the end of the investment. */
export const investmentStates = stateTable<InvestmentStatus, InvestmentEvent>()({
  name: 'investment',
  rows: investments,
  transitions: [
    {
      from: 'completing_information',
      event: 'information_completed',
      to: 'completing_application',
      who: 'investor',
    },
    {
      from: 'completing_application',
      event: 'information_broken',
      to: 'completing_information',
      who: 'investor',
    },
    { from: 'completing_application', event: 'sent_for_signature', to: 'pending_signature', who: 'investor' },
    { from: 'completing_application', event: 'review_requested', to: 'application_review', who: 'investor' },
    { from: 'application_review', event: 'review_passed', to: 'pending_signature', who: 'operator' },
    { from: 'application_review', event: 'review_returned', to: 'completing_application', who: 'operator' },
    {
      from: 'application_review',
      event: 'information_changed',
      to: 'completing_application',
      who: 'investor',
    },
    {
      from: 'pending_signature',
      event: 'information_changed',
      to: 'completing_application',
      who: 'investor',
    },
    // Staff added a version of a must-read document.
    { from: 'application_review', event: 'documents_changed', to: 'completing_application', who: 'operator' },
    { from: 'pending_signature', event: 'documents_changed', to: 'completing_application', who: 'operator' },
    { from: 're_signature_needed', event: 'documents_changed', to: 're_signature_needed', who: 'operator' },
    { from: 'pending_signature', event: 'agreement_signed', to: 'being_reviewed', who: 'job' },
    { from: 'being_reviewed', event: 'approved', to: 'approved', who: 'operator' },
    { from: 'action_needed', event: 'approved', to: 'approved', who: 'operator' },
    { from: 'approved', event: 'unapproved', to: 'being_reviewed', who: 'operator' },
    { from: 'action_needed', event: 'action_answered', to: 'being_reviewed', who: 'investor' },
    { from: 'being_reviewed', event: 'action_asked', to: 'action_needed', who: 'operator' },
    { from: 'approved', event: 'action_asked', to: 'action_needed', who: 'operator' },
    { from: 'being_reviewed', event: 're_signature_asked', to: 're_signature_needed', who: 'operator' },
    { from: 'action_needed', event: 're_signature_asked', to: 're_signature_needed', who: 'operator' },
    { from: 'approved', event: 're_signature_asked', to: 're_signature_needed', who: 'operator' },
    // A repeated signature may have been declined.
    { from: 're_signature_needed', event: 're_signature_asked', to: 're_signature_needed', who: 'operator' },
    { from: 're_signature_needed', event: 'agreement_signed', to: 'being_reviewed', who: 'job' },
    { from: 'approved', event: 'fund_received', to: 'fund_received', who: 'operator' },
    { from: 'fund_received', event: 'funds_reversed', to: 'approved', who: 'operator' },
    // The payment had bought units, which are taken back with it.
    { from: 'current', event: 'funds_reversed', to: 'approved', who: 'operator' },
    { from: 'fund_received', event: 'activated', to: 'current', who: 'operator' },
    { from: 'current', event: 'ended', to: 'past', who: 'operator' },
    // Its last redemption was reversed.
    { from: 'past', event: 'reopened', to: 'current', who: 'operator' },
    { from: 'completing_information', event: 'canceled', to: 'canceled', who: 'investor' },
    { from: 'completing_application', event: 'canceled', to: 'canceled', who: 'investor' },
    { from: 'application_review', event: 'canceled', to: 'canceled', who: 'investor' },
    { from: 'pending_signature', event: 'canceled', to: 'canceled', who: 'investor' },
    { from: 're_signature_needed', event: 'canceled', to: 'canceled', who: 'investor' },
    { from: 'being_reviewed', event: 'canceled', to: 'canceled', who: 'investor' },
    { from: 'action_needed', event: 'canceled', to: 'canceled', who: 'investor' },
    { from: 'approved', event: 'canceled', to: 'canceled', who: 'investor' },
    { from: 'application_review', event: 'rejected', to: 'rejected', who: 'operator' },
    { from: 'pending_signature', event: 'rejected', to: 'rejected', who: 'operator' },
    { from: 're_signature_needed', event: 'rejected', to: 'rejected', who: 'operator' },
    { from: 'being_reviewed', event: 'rejected', to: 'rejected', who: 'operator' },
    { from: 'action_needed', event: 'rejected', to: 'rejected', who: 'operator' },
    { from: 'approved', event: 'rejected', to: 'rejected', who: 'operator' },
  ],
  mails: MAILS,
});

export type ApplicationEvent = 'completed' | 'broken' | 'signed';

/** Application lifecycle. A signature is final. */
export const applicationStates = stateTable<ApplicationState, ApplicationEvent>()({
  name: 'application',
  rows: applications,
  key: 'investmentId',
  column: 'state',
  audit: ({ investmentId }) => ({ object: `investment:${investmentId}` }),
  transitions: [
    { from: 'incomplete', event: 'completed', to: 'information_complete', who: 'investor' },
    { from: 'information_complete', event: 'broken', to: 'incomplete', who: 'investor' },
    { from: 'information_complete', event: 'signed', to: 'agreement_signed', who: 'job' },
  ],
  mails: { completed: null, broken: null, signed: null },
});

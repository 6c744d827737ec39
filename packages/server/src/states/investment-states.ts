import type { ApplicationState, InvestmentStatus } from '@quoin/rules';
import { applications, investments } from '../database/tables';
import type { QueuedJob } from '../jobs/jobs';
import { stateTable } from './state-table';

export type InvestmentEvent =
  | 'information_completed'
  | 'information_broken'
  | 'sent_for_signature'
  | 'information_changed'
  | 'review_requested'
  | 'review_passed'
  | 'review_returned'
  | 'agreement_signed'
  | 'approved'
  | 'action_asked'
  | 'action_answered'
  | 're_signature_asked'
  | 'fund_received'
  | 'funds_reversed'
  | 'activated'
  | 'canceled'
  | 'ended';

const cancellationMail = (investmentId: string): QueuedJob => ({
  name: 'send-cancellation-mail',
  payload: { investmentId },
});

/** From the start of the application to an active investment and its end. */
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
    { from: 'pending_signature', event: 'agreement_signed', to: 'being_reviewed', who: 'job' },
    { from: 'being_reviewed', event: 'approved', to: 'approved', who: 'operator' },
    { from: 'action_needed', event: 'approved', to: 'approved', who: 'operator' },
    { from: 'action_needed', event: 'action_answered', to: 'being_reviewed', who: 'investor' },
    { from: 'being_reviewed', event: 'action_asked', to: 'action_needed', who: 'operator' },
    { from: 'approved', event: 'action_asked', to: 'action_needed', who: 'operator' },
    {
      from: 'being_reviewed',
      event: 're_signature_asked',
      to: 're_signature_needed',
      who: 'operator',
    },
    { from: 'action_needed', event: 're_signature_asked', to: 're_signature_needed', who: 'operator' },
    { from: 'approved', event: 're_signature_asked', to: 're_signature_needed', who: 'operator' },
    // A repeated signature may have been declined.
    {
      from: 're_signature_needed',
      event: 're_signature_asked',
      to: 're_signature_needed',
      who: 'operator',
    },
    { from: 're_signature_needed', event: 'agreement_signed', to: 'being_reviewed', who: 'job' },
    { from: 'approved', event: 'fund_received', to: 'fund_received', who: 'operator' },
    { from: 'fund_received', event: 'funds_reversed', to: 'approved', who: 'operator' },
    { from: 'fund_received', event: 'activated', to: 'current', who: 'operator' },
    { from: 'current', event: 'ended', to: 'past', who: 'operator' },
    {
      from: 'completing_information',
      event: 'canceled',
      to: 'canceled',
      who: 'investor',
      job: cancellationMail,
    },
    {
      from: 'completing_application',
      event: 'canceled',
      to: 'canceled',
      who: 'investor',
      job: cancellationMail,
    },
    { from: 'application_review', event: 'canceled', to: 'canceled', who: 'investor', job: cancellationMail },
    { from: 'pending_signature', event: 'canceled', to: 'canceled', who: 'investor', job: cancellationMail },
    {
      from: 're_signature_needed',
      event: 'canceled',
      to: 'canceled',
      who: 'investor',
      job: cancellationMail,
    },
    { from: 'being_reviewed', event: 'canceled', to: 'canceled', who: 'investor', job: cancellationMail },
    { from: 'action_needed', event: 'canceled', to: 'canceled', who: 'investor', job: cancellationMail },
    { from: 'approved', event: 'canceled', to: 'canceled', who: 'investor', job: cancellationMail },
  ],
});

export type ApplicationEvent = 'completed' | 'broken' | 'signed';

/** A signature is final. */
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
});

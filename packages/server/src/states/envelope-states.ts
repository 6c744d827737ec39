import type { EnvelopeKind, EnvelopeStatus } from '@quoin/rules';
import type { Transaction } from '../database/database';
import { envelopes } from '../database/tables';
import type { EnvelopeSubject } from '../database/tables/envelope-columns';
import type { QueuedJob } from '../jobs/jobs';
import type { Services } from '../services';
import { stateTable } from './state-table';

const sendMail = (envelopeId: string): QueuedJob => ({ name: 'send-envelope-mail', payload: { envelopeId } });
const seal = (envelopeId: string): QueuedJob => ({ name: 'seal-envelope', payload: { envelopeId } });
/** Not needed while an envelope is being prepared: the provider does not have it yet. */
const voidAtProvider = (envelopeId: string): QueuedJob => ({
  name: 'void-envelope',
  payload: { envelopeId },
});

/** The e-mail of each event; null for none. */
const MAILS = {
  prepared: sendMail,
  viewed: null,
  /** A signer has signed, and another signer is next. */
  signature_added: null,
  /** The last or only signer has signed. */
  signature_given: null,
  sealed: null,
  ran_out: null,
  resent: sendMail,
  withdrawn: null,
  /** The investment was canceled, which also voids signed documents. */
  annulled: null,
};
export type EnvelopeEvent = keyof typeof MAILS;

/** Envelope lifecycle: prepared, sent, viewed, signed and sealed. It can expire, be resent and be cancelled. */
export const envelopeStates = stateTable<EnvelopeStatus, EnvelopeEvent>()({
  name: 'envelope',
  rows: envelopes,
  transitions: [
    { from: 'preparing', event: 'prepared', to: 'sent', who: 'job' },
    { from: 'sent', event: 'viewed', to: 'viewed', who: 'investor' },
    { from: 'sent', event: 'signature_added', to: 'sent', who: 'investor' },
    { from: 'viewed', event: 'signature_added', to: 'viewed', who: 'investor' },
    { from: 'sent', event: 'signature_given', to: 'sealing', who: 'investor', job: seal },
    { from: 'viewed', event: 'signature_given', to: 'sealing', who: 'investor', job: seal },
    { from: 'sealing', event: 'sealed', to: 'signed', who: 'job' },
    { from: 'sent', event: 'ran_out', to: 'expired', who: 'job' },
    { from: 'viewed', event: 'ran_out', to: 'expired', who: 'job' },
    { from: 'sent', event: 'resent', to: 'sent', who: 'investor' },
    { from: 'viewed', event: 'resent', to: 'sent', who: 'investor' },
    { from: 'expired', event: 'resent', to: 'sent', who: 'investor' },
    { from: 'preparing', event: 'withdrawn', to: 'cancelled', who: 'investor' },
    { from: 'sent', event: 'withdrawn', to: 'cancelled', who: 'investor', job: voidAtProvider },
    { from: 'viewed', event: 'withdrawn', to: 'cancelled', who: 'investor', job: voidAtProvider },
    { from: 'expired', event: 'withdrawn', to: 'cancelled', who: 'investor', job: voidAtProvider },
    { from: 'preparing', event: 'annulled', to: 'cancelled', who: 'investor' },
    { from: 'sent', event: 'annulled', to: 'cancelled', who: 'investor', job: voidAtProvider },
    { from: 'viewed', event: 'annulled', to: 'cancelled', who: 'investor', job: voidAtProvider },
    { from: 'expired', event: 'annulled', to: 'cancelled', who: 'investor', job: voidAtProvider },
    { from: 'sealing', event: 'annulled', to: 'cancelled', who: 'investor', job: voidAtProvider },
    { from: 'signed', event: 'annulled', to: 'cancelled', who: 'investor', job: voidAtProvider },
  ],
  mails: MAILS,
});

export interface Sealed<K extends EnvelopeKind> {
  accountId: string;
  /** File of the sealed document. */
  fileId: string;
  subject: EnvelopeSubject<K>;
}

/** Runs in the transaction that seals the document, with the subject of the envelope locked. */
export type EnvelopeEffect<K extends EnvelopeKind> = (
  tx: Transaction,
  services: Services,
  sealed: Sealed<K>,
) => Promise<void>;

export type EnvelopeEffects = { [K in EnvelopeKind]: EnvelopeEffect<K> };

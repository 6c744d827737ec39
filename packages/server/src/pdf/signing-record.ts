// What is known of a signing, as stamp and certificate tell it.
import type { Language, Signature } from '@quoin/rules';
import type { SignerAct, SignerDevice } from '../database/tables/envelope-columns';

export interface RecordedAct {
  at: Date;
  /** Undefined of acts from before devices were kept. */
  device?: SignerDevice | undefined;
}

export interface SignerRecord {
  name: string;
  email: string;
  signature: Signature;
  consentVersion: string;
  /** `identified` only where a check was asked for. */
  acts: Record<Exclude<SignerAct, 'identified'>, RecordedAct> & { identified?: RecordedAct };
}

export interface SigningRecord {
  language: Language;
  envelopeId: string;
  title: string;
  /** Of the unsigned document, lower-case hex. */
  sha256: string;
  pages: number;
  /** In the order in which they signed; the places on the paper are theirs in the same order. */
  signers: readonly SignerRecord[];
  sentAt: Date;
  sealedAt: Date;
}

/** `2026-11-20 17:04:05` */
export const inUtc = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ');

export const inNewYork = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'America/New_York',
  })
    .format(at)
    .replace(/\u202f/g, ' ');

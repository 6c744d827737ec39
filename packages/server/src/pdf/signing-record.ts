// Record of a signing, for the stamps and the certificate.
import type { Language, Signature } from '@quoin/rules';
import type { SignerAct, SignerDevice } from '../database/tables/envelope-columns';

export interface RecordedAct {
  at: Date;
  /** Undefined for acts from before devices were stored. */
  device?: SignerDevice | undefined;
}

export interface SignerRecord {
  name: string;
  email: string;
  signature: Signature;
  consentVersion: string;
  /** Has `identified` only if a check was required. */
  acts: Record<Exclude<SignerAct, 'identified'>, RecordedAct> & { identified?: RecordedAct };
}

export interface SigningRecord {
  language: Language;
  envelopeId: string;
  title: string;
  /** SHA-256 of the unsigned document in lower-case hex. */
  sha256: string;
  pages: number;
  /** In signing order, which is also the order of the signature fields. */
  signers: readonly SignerRecord[];
  sentAt: Date;
  sealedAt: Date;
}

/** Suffix for times of `inNewYork`. */
export const ZONE: Record<Language, string> = { en: 'ET', 'zh-CN': '美东时间' };

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

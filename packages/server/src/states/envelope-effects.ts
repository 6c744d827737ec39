// What a seal brings into force. Until then nothing that an envelope asks for holds.
import type { EnvelopeKind } from '@quoin/rules';
import type { Transaction } from '../database/database';
import type { EnvelopeSubject } from '../database/tables/envelope-subjects';
import type { Services } from '../services';

export interface Sealed<K extends EnvelopeKind> {
  accountId: string;
  /** The sealed document. */
  fileId: string;
  subject: EnvelopeSubject<K>;
}

/** In the transaction of the seal, with what the envelope is about held. */
export type EnvelopeEffect<K extends EnvelopeKind> = (
  tx: Transaction,
  services: Services,
  sealed: Sealed<K>,
) => Promise<void>;

export type EnvelopeEffects = { [K in EnvelopeKind]: EnvelopeEffect<K> };

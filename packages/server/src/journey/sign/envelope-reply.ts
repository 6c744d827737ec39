import type { ReplyOf } from '@quoin/contract';
import type { Executor } from '../../database/database';
import { agreementTitle } from '../../paper';
import { CONSENT_TEXT, CONSENT_VERSION } from './consent';
import { readFile, type EnvelopeRow } from './store';

/** An envelope on the wire; the consent is shown in the language of the agreement. */
export async function envelopeReply(db: Executor, row: EnvelopeRow): Promise<ReplyOf<'getEnvelope'>> {
  const file = await readFile(db, row.sealedFileId ?? row.unsignedFileId);
  return {
    id: row.id,
    investment_id: row.investmentId,
    kind: row.kind,
    status: row.status,
    title: agreementTitle(row.language),
    signer_name: row.signerName,
    document: file ? { file_id: file.id, sha256: file.sha256, pages: file.pages ?? 1 } : null,
    consent: {
      version: CONSENT_VERSION,
      language: row.language,
      text: CONSENT_TEXT[row.language],
      given_at: row.consentAt?.toISOString() ?? null,
    },
    end_reached_at: row.endReachedAt?.toISOString() ?? null,
    signed_at: row.signedAt?.toISOString() ?? null,
    expire: row.expiresAt.toISOString(),
  };
}

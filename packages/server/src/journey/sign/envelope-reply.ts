import type { ReplyOf } from '@quoin/contract';
import type { Services } from '../../services';
import { ENVELOPE_KINDS } from './envelope-kinds';
import { identityCheckOf } from './identity';
import { readFile, type EnvelopeRow } from './store';

/** An envelope on the wire; the consent is shown in the language of the paper, which waits for the identity check. */
export async function envelopeReply(
  { clock, db }: Services,
  row: EnvelopeRow,
): Promise<ReplyOf<'getEnvelope'>> {
  const { title, consent } = ENVELOPE_KINDS[row.kind];
  const identityCheck = identityCheckOf(clock, row);
  const file = identityCheck ? undefined : await readFile(db, row.sealedFileId ?? row.unsignedFileId);
  return {
    id: row.id,
    investment_id: row.investmentId,
    kind: row.kind,
    status: row.status,
    title: title[row.language],
    signer_name: row.signerName,
    identity_check: identityCheck,
    document: file ? { file_id: file.id, sha256: file.sha256, pages: file.pages ?? 1 } : null,
    consent: {
      version: consent.version,
      language: row.language,
      text: consent.text[row.language],
      given_at: row.consentAt?.toISOString() ?? null,
    },
    end_reached_at: row.endReachedAt?.toISOString() ?? null,
    signed_at: row.signedAt?.toISOString() ?? null,
    expire: row.expiresAt.toISOString(),
  };
}

import type { ReplyOf } from '@quoin/contract';
import type { NationalIdType } from '@quoin/rules';
import type { Services } from '../../services';
import { numberOfSigner } from '../apply';
import { ENVELOPE_KINDS } from './envelope-kinds';
import { checkNeeded } from './identity';
import { atTurn, type Signing } from './signers';
import { readFile, type EnvelopeRow } from './store';

/** An envelope on the wire; the consent is shown in the language of the paper, which waits for the check of who signs. */
export async function envelopeReply(services: Services, signing: Signing): Promise<ReplyOf<'getEnvelope'>> {
  const { envelope: row, signers } = signing;
  const { title, consent } = ENVELOPE_KINDS[row.kind];
  const check = checkNeeded(services.clock, signing);
  const file = check ? undefined : await readFile(services.db, row.sealedFileId ?? row.unsignedFileId);
  const signer = atTurn(signers);
  return {
    id: row.id,
    investment_id: row.investmentId,
    kind: row.kind,
    status: row.status,
    title: title[row.language],
    signers: signers.map(({ name, signedAt }) => ({ name, signed_at: signedAt?.toISOString() ?? null })),
    signer_name: signer.name,
    identity_check: check?.by === 'access_code' ? check.purpose : null,
    signer_check: check?.by === 'own_number' ? await numberType(services, row, signer.place) : null,
    document: file ? { file_id: file.id, sha256: file.sha256, pages: file.pages ?? 1 } : null,
    consent: {
      version: consent.version,
      language: row.language,
      text: consent.text[row.language],
      given_at: signer.consentAt?.toISOString() ?? null,
    },
    end_reached_at: signer.endReachedAt?.toISOString() ?? null,
    signed_at: row.signedAt?.toISOString() ?? null,
    expire: row.expiresAt.toISOString(),
  };
}

async function numberType(
  services: Services,
  { investmentId }: EnvelopeRow,
  place: number,
): Promise<NationalIdType> {
  const known = await numberOfSigner(services, investmentId ?? '', place);
  if (!known) throw new Error('a complete application has a number of each of its signers');
  return known.type;
}

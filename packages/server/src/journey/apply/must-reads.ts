// The documents that an applicant must read, each in one language and in its current version.
import type { Language } from '@quoin/rules';
import type { Executor } from '../../database/database';
import { currentDocuments, documentsReadFor, inLanguage } from '../documents';
import { type ApplicationRow, envelopeOf } from './store';

/**
 * In order. A signed application keeps the versions that were read.
 * @param ticked ids of files: a document that was read in any language is not requested in another one
 */
export async function mustReadFor(
  db: Executor,
  { application, investment, product }: ApplicationRow,
  language: Language,
  ticked = application.values.amount_and_signature.must_read,
) {
  if (application.state !== 'agreement_signed') return mustReadOf(db, product.id, language, ticked);
  const agreement = await envelopeOf(db, investment.id);
  const documents = agreement ? await documentsReadFor(db, agreement.id) : [];
  return documents.map(({ document: { fileId, name }, file: { pages }, sha256 }) => ({
    fileId,
    name,
    pages,
    sha256,
  }));
}

export async function mustReadOf(
  db: Executor,
  productId: string,
  language: Language,
  ticked: readonly string[] = [],
) {
  const documents = inLanguage(await currentDocuments(db, productId), language, ticked);
  return documents
    .filter(({ document }) => document.mustRead)
    .map(({ document: { fileId, name }, pages, sha256 }) => ({ fileId, name, pages, sha256 }));
}

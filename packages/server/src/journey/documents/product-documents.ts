// Current versions of product documents, and versions that were read before a signature.
import type { Language } from '@quoin/rules';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { agreementDocuments, envelopes, files, productDocuments } from '../../database/tables';

/** In reading order, in all languages. */
export const currentDocuments = (db: Executor, productId: string) =>
  db
    .select({ document: productDocuments, pages: files.pages, sha256: files.sha256 })
    .from(productDocuments)
    .innerJoin(files, eq(files.id, productDocuments.fileId))
    .where(and(eq(productDocuments.productId, productId), isNull(productDocuments.withdrawnAt)))
    .orderBy(
      asc(productDocuments.position),
      asc(productDocuments.documentKey),
      asc(productDocuments.language),
      asc(productDocuments.fileId),
    );

export type CurrentDocument = Awaited<ReturnType<typeof currentDocuments>>[number];

/**
 * Selects one file per document: one that the reader has ticked, otherwise the one in the reader's language, otherwise the
 * one for readers of all languages.
 */
export function pickByLanguage(
  documents: readonly CurrentDocument[],
  language: Language,
  ticked: readonly string[] = [],
): CurrentDocument[] {
  const rank = ({ document }: CurrentDocument): number => {
    if (ticked.includes(document.fileId)) return 0;
    if (document.language === language) return 1;
    return document.fallbackReason === null ? 3 : 2;
  };
  const best = new Map<string, CurrentDocument>();
  for (const one of documents) {
    const before = best.get(one.document.documentKey);
    if (!before || rank(one) < rank(before)) best.set(one.document.documentKey, one);
  }
  return [...best.values()];
}

/** Versions read before this agreement was requested, in reading order. */
export const documentsReadFor = (db: Executor, envelopeId: string) =>
  db
    .select({ document: productDocuments, file: files, sha256: agreementDocuments.sha256 })
    .from(agreementDocuments)
    .innerJoin(files, eq(files.id, agreementDocuments.fileId))
    .innerJoin(productDocuments, eq(productDocuments.fileId, files.id))
    .where(eq(agreementDocuments.envelopeId, envelopeId))
    .orderBy(asc(productDocuments.position), asc(productDocuments.documentKey), asc(files.id));

/** Condition on `files`: the account has read the file before it requested an agreement. */
export const readForAgreement = (db: Executor, accountId: string) =>
  db
    .select({ id: envelopes.id })
    .from(agreementDocuments)
    .innerJoin(envelopes, eq(envelopes.id, agreementDocuments.envelopeId))
    .where(and(eq(agreementDocuments.fileId, files.id), eq(envelopes.accountId, accountId)));

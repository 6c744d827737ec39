// Documents and escrow accounts of one product.
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { maskedEscrowNumber } from '../bank-accounts/escrow-accounts';
import type { Executor } from '../database/database';
import { escrowAccounts, files, productDocuments } from '../database/tables';
import type { Services } from '../services';

/** In reading order. @param all also versions that are replaced or withdrawn */
export async function listProductDocuments(db: Executor, id: string, all = false) {
  const rows = await db
    .select({ document: productDocuments, file: files })
    .from(productDocuments)
    .innerJoin(files, eq(files.id, productDocuments.fileId))
    .where(and(eq(productDocuments.productId, id), all ? undefined : isNull(productDocuments.withdrawnAt)))
    .orderBy(
      asc(productDocuments.position),
      asc(productDocuments.documentKey),
      asc(productDocuments.language),
      asc(productDocuments.effectiveDate),
      asc(files.createdAt),
      asc(productDocuments.version),
      asc(files.id),
    );
  return rows.map(({ document, file }) => ({
    id: file.id,
    document: document.documentKey,
    type: document.documentType,
    language: document.language,
    version: document.version,
    effective: document.effectiveDate,
    must_read: document.mustRead,
    pages: file.pages,
    withdrawn: document.withdrawnAt?.toISOString() ?? null,
    fallback: document.fallbackReason,
    sha256: file.sha256,
  }));
}

/** Escrow accounts of a product, newest first. */
export async function listEscrowAccounts({ db, vault }: Pick<Services, 'db' | 'vault'>, productId: string) {
  const rows = await db
    .select()
    .from(escrowAccounts)
    .where(eq(escrowAccounts.productId, productId))
    .orderBy(desc(escrowAccounts.approvedAt), desc(escrowAccounts.id));
  return rows.map((row) => ({
    bank: row.details.bank_name,
    account_name: row.details.account_holder,
    number: maskedEscrowNumber(vault, row),
    reference: row.referenceFormat,
    in_force_from: row.inForceFrom.toISOString(),
    withdrawn: row.withdrawnAt?.toISOString() ?? null,
  }));
}

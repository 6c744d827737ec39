import type { ProductStatus } from '@quoin/rules';
import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { maskedEscrowNumber, productsWithEscrow } from '../bank-accounts/escrow-accounts';
import type { Executor } from '../database/database';
import { escrowAccounts, files, productDocuments, products, recordings, webinars } from '../database/tables';
import type { Services } from '../services';
import { money } from '../shared/money';
import { type ListFilters, listPage, getTotals } from './list-page';

/** In catalogue order. */
export const listProducts = async (
  { clock, db }: Services,
  { status, page }: Pick<ListFilters<ProductStatus>, 'status' | 'page'>,
) => {
  const withEscrow = await productsWithEscrow(db, clock);
  return listPage({
    page,
    query: db
      .select({ product: products, all: getTotals() })
      .from(products)
      .where(status && eq(products.status, status))
      .orderBy(asc(products.position), asc(products.id)),
    toRow: ({ product }) => ({
      id: product.id,
      name: product.name.en,
      category: product.category,
      status: product.status,
      minimum: money(product.minimumInvestment),
      redeems: product.redemptionFrequency,
      notice: product.redemptionNoticeDays,
      valued: product.valuationDate,
      escrow: withEscrow.has(product.id) ? 'in force' : 'missing',
    }),
  });
};

/** Newest first. @param filters.recorded only those with a recording */
export const listWebinars = ({ db }: Services, { page, recorded }: ListFilters & { recorded?: boolean }) =>
  listPage({
    page,
    query: db
      .select({ webinar: webinars, product: products.name, seconds: recordings.seconds, all: getTotals() })
      .from(webinars)
      .innerJoin(products, eq(products.id, webinars.productId))
      .leftJoin(recordings, eq(recordings.webinarId, webinars.id))
      .where(recorded ? isNotNull(recordings.webinarId) : undefined)
      .orderBy(desc(webinars.heldOn), asc(webinars.id)),
    toRow: ({ webinar, product, seconds }) => ({
      id: webinar.id,
      title: webinar.title.en,
      product: product.en,
      held_on: webinar.heldOn,
      recorded_seconds: seconds,
    }),
  });

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

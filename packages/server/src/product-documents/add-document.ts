// Adds a version of a product document. Withdraws the previous version, which stays readable for those who signed with it.
import type { Bilingual, Language } from '@quoin/rules';
import { and, asc, eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { type Act, recordAct } from '../audit/record-act';
import type { Executor, Transaction } from '../database/database';
import { files, productDocuments, products } from '../database/tables';
import { fileDigest, storePdf } from '../journey/documents';
import type { Services } from '../services';
import type { Clock } from '../shared/clock';
import { assertNotFuture, StaffError } from '../shared/staff-error';
import { DOCUMENT_TYPE_ROWS, PRODUCT_DOCUMENT_TYPES, type ProductDocumentType } from './document-types';
import { withdrawRow } from './withdraw-document';

export interface NewVersion {
  productId: string;
  documentType: ProductDocumentType;
  documentKey: string;
  language: Language;
  version: string;
  /** YYYY-MM-DD */
  effectiveDate: string;
  name: Bilingual;
  fallbackReason: string | null;
  /** The caller has checked the file. */
  pdf: { bytes: Buffer; pages: number };
}

type StoredVersion = typeof productDocuments.$inferSelect & { sha256: string };

/** All versions of a document in all languages, oldest first. */
const loadVersions = async (
  db: Executor,
  { productId, documentKey }: Pick<NewVersion, 'productId' | 'documentKey'>,
): Promise<StoredVersion[]> => {
  const rows = await db
    .select({ document: productDocuments, sha256: files.sha256 })
    .from(productDocuments)
    .innerJoin(files, eq(files.id, productDocuments.fileId))
    .where(and(eq(productDocuments.productId, productId), eq(productDocuments.documentKey, documentKey)))
    .orderBy(asc(files.createdAt), asc(files.id));
  return rows.map(({ document, sha256 }) => ({ ...document, sha256 }));
};

/** @throws StaffError if the version cannot be added */
export async function assertAddable(db: Executor, clock: Clock, added: NewVersion): Promise<void> {
  assertNotFuture(clock, added.effectiveDate);
  const problem = await validateVersion(db, added);
  if (problem) throw new StaffError(problem);
}

async function validateVersion(db: Executor, added: NewVersion): Promise<string | undefined> {
  const versions = await loadVersions(db, added);
  const { documentKey, documentType, effectiveDate, language, version } = added;
  const other = versions.find((one) => one.documentType !== documentType);
  if (other) return `${documentKey} has the type ${other.documentType}`;
  const inLanguage = versions.filter((one) => one.language === language);
  const same = inLanguage.find((one) => one.version === version);
  if (same?.withdrawnAt) return `version ${version} was withdrawn; use another version`;
  if (same && same.sha256 !== fileDigest(added.pdf.bytes))
    return `version ${version} already exists with other content; use another version`;
  const current = inLanguage.find((one) => one.withdrawnAt === null);
  if (current && effectiveDate < current.effectiveDate && current !== same)
    return `takes effect before version ${current.version} (${current.effectiveDate})`;
  return undefined;
}

/** Call `assertAddable` before, and `completeVersions` after the last version. */
export async function addDocument(
  tx: Transaction,
  services: Services,
  actor: Act['actor'],
  { pdf, ...added }: NewVersion,
): Promise<AddedVersion> {
  const { mustRead, group } = DOCUMENT_TYPE_ROWS[added.documentType];
  const before = (await loadVersions(tx, added)).find(
    ({ language, withdrawnAt }) => language === added.language && withdrawnAt === null,
  );
  if (before?.version === added.version) return describe(tx, services, actor, before, added);
  if (before) await withdrawRow(tx, services.clock, before.fileId);
  const [product] = await tx
    .select({ name: products.name })
    .from(products)
    .where(eq(products.id, added.productId));
  const fileId = await storePdf(services, tx, {
    ...pdf,
    accountId: null,
    name: `${product?.name[added.language] ?? ''}, ${added.name[added.language]}.pdf`,
  });
  await tx.insert(productDocuments).values({
    ...added,
    fileId,
    group,
    mustRead,
    position: PRODUCT_DOCUMENT_TYPES.indexOf(added.documentType),
  });
  await recordAct(tx, services.clock, {
    actor,
    act: 'product_document.add',
    object: `product:${added.productId}`,
    detail: {
      file: fileId,
      document: added.documentKey,
      language: added.language,
      version: added.version,
      sha256: fileDigest(pdf.bytes),
      replaces: before?.fileId ?? null,
    },
  });
  return { fileId, done: before ? 'updated' : 'created', before };
}

interface AddedVersion {
  fileId: string;
  done: 'created' | 'updated' | 'unchanged';
  /** The version that was current before. */
  before: StoredVersion | undefined;
}

/** Updates the metadata of a version whose content is unchanged. */
async function describe(
  tx: Transaction,
  { clock }: Services,
  actor: Act['actor'],
  before: StoredVersion,
  { effectiveDate, name, fallbackReason }: Omit<NewVersion, 'pdf'>,
): Promise<AddedVersion> {
  const { fileId, productId } = before;
  const described = { effectiveDate, name, fallbackReason };
  const { effectiveDate: date, name: title, fallbackReason: reason } = before;
  if (isDeepStrictEqual(described, { effectiveDate: date, name: title, fallbackReason: reason }))
    return { fileId, done: 'unchanged', before };
  await tx.update(productDocuments).set(described).where(eq(productDocuments.fileId, fileId));
  await recordAct(tx, clock, {
    actor,
    act: 'product_document.describe',
    object: `product:${productId}`,
    detail: { file: fileId, effective_date: effectiveDate, fallback_reason: fallbackReason },
  });
  return { fileId, done: 'updated', before };
}

/** Languages with an older current version. All must have the same, so that investors read the same in both languages. */
export async function olderLanguages(
  db: Executor,
  added: Pick<NewVersion, 'productId' | 'documentKey' | 'version'>,
): Promise<{ language: Language; version: string }[]> {
  const current = (await loadVersions(db, added)).filter(({ withdrawnAt }) => withdrawnAt === null);
  return current.filter(({ version }) => version !== added.version);
}

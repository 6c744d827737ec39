// Stores a file: bytes in the file store, metadata in a row.
import { dateInNewYork, type DocumentType, type Language, getUsualPeriodEnd } from '@quoin/rules';
import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Executor, Transaction } from '../../database/database';
import { documents, files, investments, investors, products } from '../../database/tables';
import { type Instruction, INSTRUCTION_TITLES, renderInstruction } from '../../pdf';
import type { Services } from '../../services';
import { todayInNewYork } from '../../shared/clock';
import { newId } from '../../shared/new-id';

export interface NewFile {
  /** Defaults to a new id; an upload already has one. */
  id?: string;
  /** Owner; null for documents of products. */
  accountId: string | null;
  /** Display name with extension. */
  name: string;
  bytes: Buffer;
  pages: number | null;
  contentType?: string;
  /** Defaults to now. The demo world stores past documents. */
  createdAt?: Date;
}

/**
 * Stores a file and returns its id. Writes the bytes first, so that a row never lacks them. Bytes of a failed transaction
 * are unreachable.
 */
export async function storePdf(services: Services, tx: Executor, document: NewFile): Promise<string> {
  const fileId = document.id ?? newId();
  const storeKey = `files/${fileId}`;
  await services.fileStore.put(storeKey, document.bytes);
  await tx.insert(files).values({
    id: fileId,
    accountId: document.accountId,
    name: document.name,
    contentType: document.contentType ?? 'application/pdf',
    size: document.bytes.length,
    sha256: fileDigest(document.bytes),
    pages: document.pages,
    storeKey,
    createdAt: document.createdAt ?? services.clock.now(),
  });
  return fileId;
}

export interface NewDocument extends NewFile {
  accountId: string;
  investmentId: string;
  documentType: DocumentType;
  /** Last day of the quarter or year it covers. Defaults by document type. */
  periodEnd?: string | undefined;
}

/** Stores a document and adds it to the investment. */
export async function storeDocument(
  services: Services,
  tx: Executor,
  document: NewDocument,
): Promise<string> {
  const fileId = await storePdf(services, tx, document);
  const { documentType, createdAt = services.clock.now() } = document;
  await tx.insert(documents).values({
    fileId,
    accountId: document.accountId,
    investmentId: document.investmentId,
    documentType,
    updatedAt: createdAt,
    periodEnd: document.periodEnd ?? getUsualPeriodEnd(documentType, dateInNewYork(createdAt)),
  });
  return fileId;
}

/** SHA-256 of a file in lower-case hex, which identifies the document. */
export const fileDigest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Data of an instruction without investor and investment. */
export type InstructionFacts = WithoutAddress<Instruction>;
type WithoutAddress<T> = T extends unknown
  ? Omit<T, 'language' | 'date' | 'investorName' | 'productName' | 'reference'>
  : never;

/** @returns the file id */
export async function postInstruction(
  services: Services,
  tx: Transaction,
  investmentId: string,
  language: Language,
  facts: InstructionFacts,
): Promise<string> {
  const [row] = await tx
    .select({ investment: investments, investor: investors.name, product: products.name })
    .from(investments)
    .innerJoin(investors, eq(investors.id, investments.investorId))
    .innerJoin(products, eq(products.id, investments.productId))
    .where(eq(investments.id, investmentId));
  if (!row) throw new Error('the investment of the instruction is missing');
  const date = todayInNewYork(services.clock);
  const document = await renderInstruction({
    ...facts,
    language,
    date,
    investorName: row.investor,
    productName: row.product[language],
    reference: investmentId,
  });
  return storeDocument(services, tx, {
    ...document,
    accountId: row.investment.accountId,
    investmentId,
    documentType: 'notices_and_requests',
    name: `${INSTRUCTION_TITLES[facts.kind][language]} ${date}.pdf`,
  });
}

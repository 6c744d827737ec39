// Keeps a file: its bytes in the file store, its facts in a row.
import { createHash } from 'node:crypto';
import { dateInNewYork, usualPeriodEnd, type DocumentType } from '@quoin/rules';
import type { Executor } from '../../database/database';
import { documents, files } from '../../database/tables';
import { newId } from '../../shared/new-id';
import type { Services } from '../../services';

export interface StoredPaper {
  /** A new one, unless the file had an id before it had bytes, as an upload has. */
  id?: string;
  /** Owner; null for a product's own paper. */
  accountId: string | null;
  /** As the reader sees it, with its ending. */
  name: string;
  bytes: Buffer;
  pages: number | null;
  contentType?: string;
  /** Now, unless told: the demo world stores papers of the past. */
  createdAt?: Date;
}

/**
 * Stores a file and returns its id. The bytes are written first, so a row never lacks them; bytes without a row, left by
 * a transaction that failed, are unreachable.
 */
export async function storePaper(services: Services, tx: Executor, paper: StoredPaper): Promise<string> {
  const fileId = paper.id ?? newId();
  const storeKey = `files/${fileId}`;
  await services.fileStore.put(storeKey, paper.bytes);
  await tx.insert(files).values({
    id: fileId,
    accountId: paper.accountId,
    name: paper.name,
    contentType: paper.contentType ?? 'application/pdf',
    size: paper.bytes.length,
    sha256: fileDigest(paper.bytes),
    pages: paper.pages,
    storeKey,
    createdAt: paper.createdAt ?? services.clock.now(),
  });
  return fileId;
}

export interface InvestmentPaper extends StoredPaper {
  accountId: string;
  investmentId: string;
  documentType: DocumentType;
  /** The last day of the quarter or the year that it is about. What usually comes at its time, unless told. */
  periodEnd?: string | undefined;
}

/** Stores a paper and puts it among the investment's documents. */
export async function storeDocument(
  services: Services,
  tx: Executor,
  paper: InvestmentPaper,
): Promise<string> {
  const fileId = await storePaper(services, tx, paper);
  const { documentType, createdAt = services.clock.now() } = paper;
  await tx.insert(documents).values({
    fileId,
    accountId: paper.accountId,
    investmentId: paper.investmentId,
    documentType,
    updatedAt: createdAt,
    periodEnd: paper.periodEnd ?? usualPeriodEnd(documentType, dateInNewYork(createdAt)),
  });
  return fileId;
}

/** SHA-256 of a file, lower-case hex: what readers and signers name a document by. */
export const fileDigest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

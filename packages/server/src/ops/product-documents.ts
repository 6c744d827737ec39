// Commands on product documents: import, list, withdraw, and open any version.
import { asc, and, eq, ilike, isNull } from 'drizzle-orm';
import { Argument } from 'commander';
import { files, productDocuments } from '../database/tables';
import { storedBytes } from '../journey/documents';
import { withdrawDocument } from '../product-documents/withdraw-document';
import type { CommandTools } from './commands';
import { importProductDocuments } from './import/import-product-documents';
import { byPrefix, productByPrefix } from './operation/find-by-prefix';
import { type DryRun, type Operation, OperatorError, perform } from './operation/operation';
import { writeNewFile } from '../shared/write-new-file';
import { typedText } from './operation/typed-values';

export function addProductDocumentCommands(
  products: ReturnType<CommandTools['noun']>,
  { verb, act, answering }: CommandTools,
): void {
  const ofDocument = () => new Argument('<document>', 'id of its file, or a unique prefix');
  verb(products, 'documents', 'Lists the documents of a product in reading order, with versions and dates')
    .argument('<id>', 'id of the product, or a unique prefix')
    .option('--all', 'also versions that are replaced or withdrawn')
    .action((id, given) => answering(listProductDocuments)(given.json, id, given));
  act(products, 'import-documents', 'Adds versions of documents from a file, all rows or none')
    .argument('<file>', '.csv or .json; paths in it are relative to its folder')
    .action((file, given) => answering(importProductDocuments)(given.json, file, given));
  act(
    products,
    'withdraw-document',
    'Withdraws a version; investors who read it before signing can still open it',
  )
    .addArgument(ofDocument())
    .requiredOption('--reason <text>', 'for the audit log')
    .action((id, given) => answering(withdraw)(given.json, id, given));
  verb(products, 'open-document', 'Writes any version of a document to a file')
    .addArgument(ofDocument())
    .requiredOption('--to <path>', 'new file')
    .action((id, given) => answering(openDocument)(given.json, id, given));
}

export async function listProductDocuments(
  { services: { db } }: Operation,
  prefix: string,
  { all = false }: { all?: boolean },
) {
  const { id } = await productByPrefix(db, prefix);
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

export async function withdraw(operation: Operation, prefix: string, given: DryRun & { reason: string }) {
  const reason = typedText('reason', given.reason);
  const { id } = await documentByPrefix(operation, prefix);
  return perform(operation, given.dryRun, async (tx, { services, actor }) => {
    const problem = await withdrawDocument(tx, services, actor, { fileId: id, reason });
    if (problem) throw new OperatorError(problem);
    return { id, status: 'withdrawn' };
  });
}

export async function openDocument(operation: Operation, prefix: string, { to }: { to: string }) {
  const file = await documentByPrefix(operation, prefix);
  await writeNewFile(to, await storedBytes(operation.services, file));
  return { id: file.id, sha256: file.sha256, file: to };
}

const documentByPrefix = ({ services: { db } }: Operation, prefix: string) =>
  byPrefix('product document', prefix, (pattern, most) =>
    db
      .select({ id: files.id, storeKey: files.storeKey, sha256: files.sha256 })
      .from(productDocuments)
      .innerJoin(files, eq(files.id, productDocuments.fileId))
      .where(ilike(files.id, pattern))
      .orderBy(asc(files.id))
      .limit(most),
  );

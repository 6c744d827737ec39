// Commands on product documents: import, list, withdraw, and open any version.
import { Argument } from 'commander';
import { storedBytes } from '../journey/documents';
import { withdrawDocument } from '../product-documents/withdraw-document';
import { listProductDocuments } from '../reports/product-record';
import type { CommandTools } from './commands';
import { importProductDocuments } from './import/import-product-documents';
import { productByPrefix, productDocumentByPrefix } from './operation/find-by-prefix';
import { type DryRun, type Operation, perform } from './operation/operation';
import { writeNewFile } from '../shared/write-new-file';

export function addProductDocumentCommands(
  products: ReturnType<CommandTools['noun']>,
  { verb, act, answering }: CommandTools,
): void {
  const ofDocument = () => new Argument('<document>', 'id of its file, or a unique prefix');
  verb(products, 'documents', 'Lists the documents of a product in reading order, with versions and dates')
    .argument('<id>', 'id of the product, or a unique prefix')
    .option('--all', 'also versions that are replaced or withdrawn')
    .action(answering(list));
  act(products, 'import-documents', 'Adds versions of documents from a file, all rows or none')
    .argument('<file>', '.csv or .json; paths in it are relative to its folder')
    .action(answering(importProductDocuments));
  act(
    products,
    'withdraw-document',
    'Withdraws a version; investors who read it before signing can still open it',
  )
    .addArgument(ofDocument())
    .requiredOption('--reason <text>', 'for the audit log')
    .action(answering(withdraw));
  verb(products, 'open-document', 'Writes any version of a document to a file')
    .addArgument(ofDocument())
    .requiredOption('--to <path>', 'new file')
    .action(answering(openDocument));
}

async function list({ services: { db } }: Operation, prefix: string, { all = false }: { all?: boolean }) {
  const { id } = await productByPrefix(db, prefix);
  return listProductDocuments(db, id, all);
}

async function withdraw(operation: Operation, prefix: string, given: DryRun & { reason: string }) {
  const { id } = await productDocumentByPrefix(operation.services.db, prefix);
  return perform(operation, given.dryRun, async (tx, { services, actor }) => {
    await withdrawDocument(tx, services, actor, { fileId: id, reason: given.reason });
    return { id, status: 'withdrawn' };
  });
}

async function openDocument(operation: Operation, prefix: string, { to }: { to: string }) {
  const file = await productDocumentByPrefix(operation.services.db, prefix);
  await writeNewFile(to, await storedBytes(operation.services, file));
  return { id: file.id, sha256: file.sha256, file: to };
}

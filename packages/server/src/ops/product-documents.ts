// Commands on product documents: import, list, withdraw, and open any version.
import { LANGUAGES } from '@quoin/rules';
import { Argument } from 'commander';
import { dirname, resolve } from 'node:path';
import { examinedFile } from '../decisions/documents';
import { fieldChanges } from '../decisions/field-changes';
import { readStoredBytes } from '../journey/documents';
import { addDocument, assertAddable, type NewVersion } from '../product-documents/add-document';
import { completeVersions, type VersionProblem } from '../product-documents/complete-versions';
import { PRODUCT_DOCUMENT_TYPES } from '../product-documents/document-types';
import { withdrawDocument } from '../product-documents/withdraw-document';
import { listProductDocuments } from '../reports/product-lists';
import { StaffError } from '../shared/staff-error';
import { writeNewFile } from '../shared/write-new-file';
import type { CommandTools } from './commands';
import { fileRows } from './import/file-rows';
import { importFile, type ImportPlan } from './import/import-file';
import type { RowReader } from './import/row-reader';
import {
  assertProduct,
  lockProducts,
  productByPrefix,
  productDocumentByPrefix,
} from './operation/find-by-prefix';
import { type DryRun, type Operation, performOn } from './operation/operation';
import { fileOrProblem } from './operation/read-file';

export function addProductDocumentCommands(
  products: ReturnType<CommandTools['group']>,
  { subcommand, act, toAction }: CommandTools,
): void {
  const createDocumentArgument = () => new Argument('<document>', 'id of its file, or a unique prefix');
  subcommand(
    products,
    'documents',
    'Lists the documents of a product in reading order, with versions and dates',
  )
    .argument('<id>', 'id of the product, or a unique prefix')
    .option('--all', 'also versions that are replaced or withdrawn')
    .action(toAction(list));
  act(products, 'import-documents', 'Adds versions of documents from a file, all rows or none')
    .argument('<file>', '.csv or .json; paths in it are relative to its folder')
    .action(toAction(importProductDocuments));
  act(
    products,
    'withdraw-document',
    'Withdraws a version; investors who read it before signing can still open it',
  )
    .addArgument(createDocumentArgument())
    .requiredOption('--reason <text>', 'for the audit log')
    .action(
      toAction(
        performOn(
          productDocumentByPrefix,
          async (tx, { services, actor }, { id }, { reason }: { reason: string }) => {
            await withdrawDocument(tx, services, actor, { fileId: id, reason });
            return { id, status: 'withdrawn' };
          },
        ),
      ),
    );
  subcommand(products, 'open-document', 'Writes any version of a document to a file')
    .addArgument(createDocumentArgument())
    .requiredOption('--to <path>', 'new file')
    .action(toAction(openDocument));
}

async function list({ services: { db } }: Operation, prefix: string, { all = false }: { all?: boolean }) {
  const { id } = await productByPrefix(db, prefix);
  return listProductDocuments(db, id, all);
}

async function openDocument(operation: Operation, prefix: string, { to }: { to: string }) {
  const file = await productDocumentByPrefix(operation.services.db, prefix);
  await writeNewFile(to, await readStoredBytes(operation.services, file));
  return { id: file.id, sha256: file.sha256, file: to };
}

// Imports versions of product documents, one line per PDF, all or none.
const COLUMNS = [
  'product_id',
  'type',
  'document',
  'language',
  'version',
  'effective_date',
  'name_en',
  'name_zh',
  'file',
  'fallback_reason',
] as const;

/** The content of a file, or why it is rejected. */
type Examined = { pdf: NewVersion['pdf'] } | { problem: string };

/** @param path manifest; its files are relative to its folder */
async function importProductDocuments(operation: Operation, path: string, { dryRun = false }: DryRun) {
  const names = (await fileRows(path, COLUMNS)).map(({ cells }) => cells.get('file')?.trim() ?? '');
  const examined = new Map<string, Examined>();
  for (const name of new Set(names))
    examined.set(name, await examine(operation, resolve(dirname(path), name)));
  return importFile(operation, path, documentPlan(examined), dryRun);
}

async function examine({ services }: Operation, path: string): Promise<Examined> {
  const bytes = await fileOrProblem(path);
  if (typeof bytes === 'string') return { problem: bytes };
  try {
    const { bytes: content, pages } = await examinedFile(services, bytes, 'can’t be stored');
    return pages ? { pdf: { bytes: content, pages } } : { problem: 'is not a PDF' };
  } catch (failure) {
    if (failure instanceof StaffError) return { problem: failure.message };
    throw failure;
  }
}

const FIELD_COLUMNS: Readonly<Record<VersionProblem<NewVersion>['field'], string>> = {
  version: 'version',
  fallbackReason: 'fallback_reason',
};

const documentPlan = (examined: ReadonlyMap<string, Examined>): ImportPlan<NewVersion> => ({
  columns: COLUMNS,
  read: (row) => readVersion(row, examined),
  getKey: ({ productId, documentKey, language }) =>
    productId && documentKey ? `${productId} ${documentKey} ${language}` : '',
  lock: lockProducts,
  check: async (tx, version, { services: { clock } }) => {
    await assertProduct(tx, version.productId);
    await assertAddable(tx, clock, version);
  },
  write: async (tx, version, { services, actor }) => {
    const { fileId, done, before } = await addDocument(tx, services, actor, version);
    const { version: label, effectiveDate, name, fallbackReason } = version;
    const changes = before && fieldChanges(before, { version: label, effectiveDate, name, fallbackReason });
    return { file: fileId, done, changes };
  },
  finish: async (tx, rows, operation) => {
    const lines = new Map(rows.map(({ line, item }) => [item, line]));
    const problems = await completeVersions(tx, operation, [...lines.keys()]);
    return problems.map(({ version, field, problem }) => ({
      line: lines.get(version) ?? 0,
      column: FIELD_COLUMNS[field],
      problem,
    }));
  },
});

const LABEL = /^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$/;
const KEY = /^[a-z0-9][a-z0-9_-]{0,63}$/;

function readVersion(row: RowReader, examined: ReadonlyMap<string, Examined>): NewVersion {
  return {
    productId: row.text('product_id'),
    documentType: row.oneOf('type', PRODUCT_DOCUMENT_TYPES),
    documentKey:
      row.optional('document') === undefined
        ? (row.optional('type') ?? '')
        : row.matching('document', KEY, 'must have only lowercase letters, digits, hyphens and underscores'),
    language: row.oneOf('language', LANGUAGES),
    version: row.matching('version', LABEL, 'must have only letters, digits, dots and hyphens, at most 32'),
    effectiveDate: row.pastDate('effective_date'),
    name: { en: row.text('name_en'), 'zh-CN': row.text('name_zh') },
    fallbackReason: row.optional('fallback_reason') ?? null,
    pdf: readPdf(row, examined),
  };
}

const NO_PDF: NewVersion['pdf'] = { bytes: Buffer.alloc(0), pages: 0 };

function readPdf(row: RowReader, examined: ReadonlyMap<string, Examined>): NewVersion['pdf'] {
  const name = row.text('file');
  const found = examined.get(name);
  if (found && 'pdf' in found) return found.pdf;
  return name === '' ? NO_PDF : row.wrong('file', found?.problem ?? 'can’t be read', NO_PDF);
}

// Imports versions of product documents, one line per PDF, all or none.
import { LANGUAGES } from '@quoin/rules';
import { dirname, resolve } from 'node:path';
import type { Transaction } from '../../database/database';
import { examinedFile } from '../../decisions/documents';
import {
  addDocument,
  type NewVersion,
  olderLanguages,
  problemOfVersion,
} from '../../product-documents/add-document';
import { PRODUCT_DOCUMENT_TYPES } from '../../product-documents/document-types';
import { missingDocuments } from '../../product-documents/missing-documents';
import { recheckReaders } from '../../journey/apply';
import { todayInNewYork } from '../../shared/clock';
import { StaffError } from '../../shared/errors';
import { type DryRun, type Operation, withoutFiles } from '../operation/operation';
import { fileOrProblem } from '../operation/read-file';
import { fieldChanges } from '../../decisions/field-changes';
import { fileRows } from './file-rows';
import { importFile, type ImportPlan } from './import-file';
import type { RowProblem, RowReader } from './row-reader';
import { unknownProduct } from './unknown-product';

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
export async function importProductDocuments(operation: Operation, path: string, { dryRun = false }: DryRun) {
  const names = (await fileRows(path, COLUMNS)).map(({ cells }) => cells.get('file')?.trim() ?? '');
  const examined = new Map<string, Examined>();
  for (const name of new Set(names))
    examined.set(name, await examine(operation, resolve(dirname(path), name)));
  const used = dryRun ? withoutFiles(operation) : operation;
  return importFile(operation, path, documentPlan(used, examined), dryRun);
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

const documentPlan = (
  operation: Operation,
  examined: ReadonlyMap<string, Examined>,
): ImportPlan<NewVersion> => ({
  columns: COLUMNS,
  read: (row) => versionOf(row, todayInNewYork(operation.services.clock), examined),
  keyOf: ({ productId, documentKey, language }) =>
    productId && documentKey ? `${productId} ${documentKey} ${language}` : '',
  refuse: async (tx, version) =>
    (await unknownProduct(tx, version.productId)) ?? problemOfVersion(tx, version),
  write: async (tx, version) => {
    const { services, actor } = operation;
    const { fileId, done, before } = await addDocument(tx, services, actor, version);
    const { version: label, effectiveDate, name, fallbackReason } = version;
    const changes = before && fieldChanges(before, { version: label, effectiveDate, name, fallbackReason });
    return { file: fileId, done, changes };
  },
  finish: (tx, rows) => finish(tx, operation, rows),
});

const LABEL = /^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$/;
const KEY = /^[a-z0-9][a-z0-9_-]{0,63}$/;

function versionOf(row: RowReader, today: string, examined: ReadonlyMap<string, Examined>): NewVersion {
  const documentType = row.oneOf('type', PRODUCT_DOCUMENT_TYPES);
  const effectiveDate = row.given('effective_date', row.date('effective_date'), '');
  if (effectiveDate > today) row.wrong('effective_date', `must not be after today, ${today}`, undefined);
  return {
    productId: row.text('product_id'),
    documentType,
    documentKey:
      row.optional('document') === undefined
        ? (row.optional('type') ?? '')
        : row.matching('document', KEY, 'must have only lowercase letters, digits, hyphens and underscores'),
    language: row.oneOf('language', LANGUAGES),
    version: row.matching('version', LABEL, 'must have only letters, digits, dots and hyphens, at most 32'),
    effectiveDate,
    name: { en: row.text('name_en'), 'zh-CN': row.text('name_zh') },
    fallbackReason: row.optional('fallback_reason') ?? null,
    pdf: pdfOf(row, examined),
  };
}

const NO_PDF: NewVersion['pdf'] = { bytes: Buffer.alloc(0), pages: 0 };

function pdfOf(row: RowReader, examined: ReadonlyMap<string, Examined>): NewVersion['pdf'] {
  const name = row.text('file');
  const found = examined.get(name);
  if (found && 'pdf' in found) return found.pdf;
  return name === '' ? NO_PDF : row.wrong('file', found?.problem ?? 'can’t be read', NO_PDF);
}

/** Checks languages and versions of the whole file, and open applications of its products. */
async function finish(
  tx: Transaction,
  { services, actor }: Operation,
  rows: readonly { line: number; item: NewVersion }[],
): Promise<RowProblem[]> {
  const problems: RowProblem[] = [];
  for (const { line, item } of rows) {
    for (const { language, version } of await olderLanguages(tx, item))
      problems.push({
        line,
        column: 'version',
        problem: `is ${item.version}, but ${item.documentKey} in ${language} is ${version}; import both`,
      });
    const missing = await missingDocuments(tx, item.productId);
    const own = missing.find((one) => one.startsWith(`${item.documentKey} in `));
    if (own)
      problems.push({
        line,
        column: 'fallback_reason',
        problem: `is missing, and so is ${own}: investors in each language must read it`,
      });
  }
  if (problems.length === 0)
    for (const productId of new Set(rows.map(({ item }) => item.productId)))
      await recheckReaders(tx, services, productId, actor);
  return problems;
}

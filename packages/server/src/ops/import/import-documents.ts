// Imports documents, such as the K-1s of a year: one line per file and investment.
import { DOCUMENT_TYPES, type DocumentType } from '@quoin/rules';
import { basename, dirname, resolve } from 'node:path';
import type { Transaction } from '../../database/database';
import { assertPostable, type Confirmed, postDocument, validatePeriod } from '../../decisions/documents';
import { findInvestmentByPrefix, investmentByPrefix } from '../operation/find-by-prefix';
import { type DryRun, type Operation, perform } from '../operation/operation';
import { readGivenDocument } from '../operation/read-file';
import { importRows } from './import-file';
import type { RowReader } from './row-reader';

const DOCUMENT_COLUMNS = ['file', 'investment_id', 'email', 'product_id', 'type', 'period', 'name'] as const;

interface FileDocument {
  /** Relative to the folder of the manifest. */
  file: string;
  /** Identifies either an investment, or the only investment of a person in a product. */
  investment: string;
  email: string;
  product: string;
  type: DocumentType;
  period: string | undefined;
  name: string | undefined;
}

export const importDocuments = (
  operation: Operation,
  path: string,
  { dryRun, again, shared }: DryRun & Confirmed,
) =>
  perform(operation, dryRun, async (tx, used) => {
    const rows = await importRows(tx, used, path, {
      columns: DOCUMENT_COLUMNS,
      read: readDocument,
      getKey: ({ file, investment, email, product }) =>
        file && `${file} ${investment || `${email} ${product}`}`,
      check: async (_tx, item) => {
        const { id: investmentId, accountId } = await loadInvestment(tx, item);
        const content = await readGivenDocument(used, resolve(dirname(path), item.file));
        const document = { documentType: item.type, periodEnd: item.period };
        await assertPostable(
          tx,
          used,
          { id: investmentId, accountId },
          { content, ...document, again, shared },
        );
        const name = item.name ?? basename(item.file);
        return { ...content, ...document, accountId, investmentId, name };
      },
      write: async (_tx, _item, _operation, document) => {
        const posted = await postDocument(tx, used, document);
        return { done: 'created' as const, document: posted.id, investment: posted.investment };
      },
    });
    return { posted: rows.length, rows };
  });

function readDocument(row: RowReader): FileDocument {
  const investment = row.optional('investment_id') ?? '';
  const [email, product] = [row.optional('email') ?? '', row.optional('product_id') ?? ''];
  if (investment === '' && (email === '' || product === ''))
    row.wrong('investment_id', 'is missing; alternatively give email and product_id', undefined);
  const type = row.oneOf('type', DOCUMENT_TYPES);
  const period = row.date('period') ?? undefined;
  const problem = period && validatePeriod(type, period, row.today);
  if (problem) row.wrong('period', problem, undefined);
  return {
    file: row.text('file'),
    investment,
    email,
    product,
    type,
    period,
    name: row.optional('name'),
  };
}

const loadInvestment = (tx: Transaction, { investment, email, product }: FileDocument) =>
  investment ? investmentByPrefix(tx, investment) : findInvestmentByPrefix(tx, email, product);

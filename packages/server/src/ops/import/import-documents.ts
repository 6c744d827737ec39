// Imports documents, such as the K-1s of a year: one line per file and investment.
import { DOCUMENT_TYPES, type DocumentType } from '@quoin/rules';
import { basename, dirname, resolve } from 'node:path';
import type { Transaction } from '../../database/database';
import {
  assertOfNobodyElse,
  checkedPeriod,
  examinedFile,
  hasContent,
  postDocument,
} from '../../decisions/documents';
import { displayName } from '../../journey/investors';
import { heldInvestment, investmentByPrefix } from '../operation/find-by-prefix';
import { problemOf } from '../../transactions/transaction-error';
import { type DryRun, type Operation, OperatorError, perform } from '../operation/operation';
import { readGivenFile } from '../operation/read-file';
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
  period: string | null;
  name: string | undefined;
}

type Content = Awaited<ReturnType<typeof examinedFile>>;

export const importDocuments = (
  operation: Operation,
  path: string,
  given: DryRun & { again?: boolean; shared?: boolean },
) =>
  perform(operation, given.dryRun, async (tx, used) => {
    const contents = new Map<FileDocument, { content: Content; investmentId: string; accountId: string }>();
    const rows = await importRows(tx, used, path, {
      columns: DOCUMENT_COLUMNS,
      read: documentOf,
      keyOf: ({ file, investment, email, product }) =>
        file && `${file} ${investment || `${email} ${product}`}`,
      refuse: (_tx, item) =>
        problemOf(async () => {
          if (item.period !== null) checkedPeriod(used.services, item.type, item.period);
          const { id, accountId } = await investmentOf(tx, item);
          const content = await contentOf(used, resolve(dirname(path), item.file));
          if (!given.again && (await hasContent(tx, id, content.bytes)))
            throw new OperatorError('The investment already has this file. Add --again to post it again.');
          if (!given.shared)
            await assertOfNobodyElse(tx, {
              ...content,
              accountId,
              investmentId: id,
              documentType: item.type,
            });
          contents.set(item, { content, investmentId: id, accountId });
        }),
      write: async (_tx, item) => {
        const found = contents.get(item);
        if (!found) throw new Error(`${item.file} was not examined`);
        const { content, ...of } = found;
        const posted = await postDocument(tx, used, {
          ...content,
          ...of,
          name: displayName(item.name ?? basename(item.file)),
          documentType: item.type,
          periodEnd: item.period ?? undefined,
        });
        return { done: 'created' as const, document: posted.id, investment: posted.investment };
      },
    });
    return { posted: rows.length, rows };
  });

function documentOf(row: RowReader): FileDocument {
  const investment = row.optional('investment_id') ?? '';
  const [email, product] = [row.optional('email') ?? '', row.optional('product_id') ?? ''];
  if (investment === '' && (email === '' || product === ''))
    row.wrong('investment_id', 'is missing; alternatively give email and product_id', undefined);
  return {
    file: row.text('file'),
    investment,
    email,
    product,
    type: row.oneOf('type', DOCUMENT_TYPES),
    period: row.date('period'),
    name: row.optional('name'),
  };
}

const investmentOf = (tx: Transaction, { investment, email, product }: FileDocument) =>
  investment ? investmentByPrefix(tx, investment) : heldInvestment(tx, email, product);

async function contentOf({ services }: Operation, path: string): Promise<Content> {
  return examinedFile(services, await readGivenFile(path), path);
}

// Adds documents to an investment: uploaded files, and statements made from the ledger.
import { ERROR_MESSAGES_EN, fillMessage } from '@quoin/contract';
import {
  addMonths,
  cents,
  dateInNewYork,
  type DocumentType,
  lastQuarterEnd,
  quarterEnd,
  signedCents,
} from '@quoin/rules';
import { and, asc, eq } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { recordAct } from '../audit/record-act';
import type { Transaction } from '../database/database';
import { accounts, documents, files, investments } from '../database/tables';
import { storeDocument } from '../journey/documents';
import { checkUpload, displayName } from '../journey/investors';
import { figuresOf } from '../ledger/figures';
import { type Holding, ownHolding, type TransactionRow } from '../ledger/holdings';
import { NOTICE_TITLES, renderNotice, transactionName } from '../pdf';
import { ApiError } from '../shared/errors';
import { investmentByPrefix, productByPrefix } from './operation/find-by-prefix';
import { type DryRun, type Operation, OperatorError, perform } from './operation/operation';
import { pastDate, typedDate } from './operation/typed-values';

/**
 * Posts a PDF or an image to one investment, or to all current ones of a product. The file is checked like an upload,
 * and the investors are notified by mail.
 */
export async function postDocument(
  operation: Operation,
  prefix: string | undefined,
  given: DryRun & { file: string; type: DocumentType; name?: string; product?: string; period?: string },
) {
  const holders = await holdersOf(operation, prefix, given.product);
  const periodEnd = given.period === undefined ? undefined : typedPeriod(given.type, given.period);
  const bytes = await readFile(given.file).catch(() => {
    throw new OperatorError(`The file ${given.file} can't be read.`);
  });
  if (await operation.services.scanner.isInfected(bytes))
    throw new OperatorError(`The virus scanner finds something in ${given.file}. It was not posted.`);
  const checked = await checkUpload(operation.services, bytes).catch((failure: unknown) => {
    if (!(failure instanceof ApiError)) throw failure;
    const message = fillMessage(ERROR_MESSAGES_EN[failure.error], 'en', failure.details.values);
    throw new OperatorError(`${given.file}: ${message}`);
  });
  const name = displayName(given.name ?? basename(given.file));
  // A PDF is rewritten only if it must be, because that breaks the seal of its issuer.
  const content = checked.changed ? checked : { ...checked, bytes };
  return perform(operation, given.dryRun, async (tx, used) => {
    const posted = [];
    for (const { id: investmentId, accountId } of holders) {
      posted.push(
        await post(tx, used, {
          ...content,
          accountId,
          investmentId,
          name,
          documentType: given.type,
          periodEnd,
        }),
      );
      used.onProgress?.(posted.length, holders.length);
    }
    return { posted: posted.length, documents: posted };
  });
}

/** A period identifies whether a document was already posted. */
function typedPeriod(type: DocumentType, text: string): string {
  const end = typedDate(text);
  if (
    type === 'investor_statements'
      ? quarterEnd(end) === end
      : type === 'tax_documents' && end.endsWith('-12-31')
  )
    return end;
  throw new OperatorError(
    'Give --period with a statement as the last day of its quarter, with a tax document as the last day of its year.',
  );
}

async function holdersOf(
  { services: { db } }: Operation,
  prefix: string | undefined,
  product: string | undefined,
): Promise<(typeof investments.$inferSelect)[]> {
  if ((prefix === undefined) === (product === undefined))
    throw new OperatorError('Give the id of one investment, or a --product for all who hold it.');
  if (prefix !== undefined) return [await investmentByPrefix(db, prefix)];
  const { id } = await productByPrefix(db, product ?? '');
  const found = await db
    .select()
    .from(investments)
    .where(and(eq(investments.productId, id), eq(investments.status, 'current')))
    .orderBy(asc(investments.id));
  if (found.length === 0) throw new OperatorError(`Nobody holds ${id} now.`);
  return found;
}

/**
 * Creates statements for the quarter that ends on a day: of one investment, or of every current one. Each account has
 * its own transaction, so a command that was interrupted can be repeated and goes on.
 */
export async function issueStatements(
  operation: Operation,
  prefix: string | undefined,
  given: { to: string; dryRun?: boolean },
) {
  const { db } = operation.services;
  const to = pastDate(operation, given.to);
  if (quarterEnd(to) !== to)
    throw new OperatorError(`${to} is no last day of a quarter. The last one was ${lastQuarterEnd(to)}.`);
  const chosen = prefix
    ? [await investmentByPrefix(db, prefix)]
    : await db
        .select()
        .from(investments)
        .where(eq(investments.status, 'current'))
        .orderBy(asc(investments.accountId), asc(investments.id));
  const statements: Posted[] = [];
  let done = 0;
  for (const accountId of new Set(chosen.map((one) => one.accountId))) {
    const held = chosen.filter((one) => one.accountId === accountId);
    await perform(operation, given.dryRun, async (tx, used) => {
      for (const { id } of held) {
        const holding = await ownHolding(tx, accountId, id);
        const statement = holding && (await issueStatement(tx, used, holding, to));
        if (statement) statements.push(statement);
      }
      return {};
    });
    done += held.length;
    operation.onProgress?.(done, chosen.length);
  }
  if (prefix && statements.length === 0)
    throw new OperatorError(`There is nothing to state as of ${to}, or it was stated already.`);
  return { ...(given.dryRun ? { dry_run: true } : {}), to, issued: statements.length, statements };
}

/** Undefined if there were no valued units by that day, or the statement already exists. */
async function issueStatement(
  tx: Transaction,
  operation: Operation,
  holding: Holding,
  to: string,
): Promise<Posted | undefined> {
  const { investment, investor, product } = holding;
  const figures = figuresOf(holding, to);
  if (figures.nav === undefined || figures.unitPrice === undefined) return undefined;
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, investment.accountId));
  if (!account) throw new OperatorError(`Account ${investment.accountId} is gone.`);
  const language = account.preferredLanguage;
  const kind = 'account_statement';
  const name = `${NOTICE_TITLES[kind][language]} ${to}.pdf`;
  if (await isPosted(tx, investment.id, name)) return undefined;
  const from = quarterStart(to);
  const statement = await renderNotice({
    kind,
    language,
    date: to,
    investorName: investor.name,
    productName: product.name[language],
    reference: investment.id,
    period: { from, to },
    contribution: figures.contribution,
    dividends: figures.dividends,
    withdrawn: figures.withdrawn,
    fees: figures.fees,
    nav: figures.nav,
    units: figures.units,
    unitPrice: figures.unitPrice,
    movements: holding.transactions
      .filter((row) => isOfPeriod(row, from, to))
      .map(({ date, transactionType: type, amount, reversesId }) => ({
        date,
        what: transactionName({ type, isReversal: reversesId !== null }, language),
        amount: signedCents(type, cents(amount)),
      }))
      .reverse(),
  });
  const { accountId, id: investmentId } = investment;
  return post(tx, operation, {
    ...statement,
    accountId,
    investmentId,
    name,
    documentType: 'investor_statements',
    periodEnd: to,
  });
}

/** A reversal also belongs to the period in which it was recorded, because earlier statements do not show it. */
const isOfPeriod = ({ date, recordedAt, reversesId }: TransactionRow, from: string, to: string): boolean => {
  const recorded = dateInNewYork(recordedAt);
  return (date >= from && date <= to) || (reversesId !== null && recorded >= from && recorded <= to);
};

/** First day of the quarter that ends in the month of the day. */
const quarterStart = (to: string): string => addMonths(`${to.slice(0, 7)}-01`, -2);

async function isPosted(tx: Transaction, investmentId: string, name: string): Promise<boolean> {
  const found = await tx
    .select({ id: files.id })
    .from(documents)
    .innerJoin(files, eq(files.id, documents.fileId))
    .where(and(eq(documents.investmentId, investmentId), eq(files.name, name)));
  return found.length > 0;
}

type Posted = Record<'id' | 'investment' | 'name' | 'type', string>;

async function post(
  tx: Transaction,
  { services, actor }: Operation,
  document: Parameters<typeof storeDocument>[2],
): Promise<Posted> {
  const fileId = await storeDocument(services, tx, document);
  await recordAct(tx, services.clock, {
    actor,
    act: 'document.post',
    object: `file:${fileId}`,
    detail: { investment: document.investmentId, type: document.documentType },
  });
  await services.jobs.enqueue(tx, 'send-document-mail', { fileId });
  return { id: fileId, investment: document.investmentId, name: document.name, type: document.documentType };
}

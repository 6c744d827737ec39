// Quarterly statements, created from the ledger.
import { addMonths, cents, dateInNewYork, signedCents } from '@quoin/rules';
import { and, asc, countDistinct, eq, gt, inArray, like } from 'drizzle-orm';
import type { Executor, Transaction } from '../database/database';
import { accounts, documents, files, investments } from '../database/tables';
import { actOrUndo } from '../database/transact-or-undo';
import { getFigures } from '../ledger/figures';
import { type Holding, findOwnHolding, type TransactionRow } from '../ledger/holdings';
import { NOTICE_TITLES, renderNotice, transactionName } from '../pdf';
import { StaffError } from '../shared/staff-error';
import type { Staff } from '../transactions/ledger-entries';
import { assertQuarterEnd, postDocument, type Posted } from './documents';
import type { Investment } from './move-investment';
import { withdrawDocument } from './withdraw-documents';

const NOTICE_KIND = 'account_statement';

/** Statuses of investments that may have a statement. */
const STATED_STATUSES = ['current', 'past'] as const;

async function countAccountsWithHoldings(db: Executor): Promise<number> {
  const [row] = await db
    .select({ accounts: countDistinct(investments.accountId) })
    .from(investments)
    .where(inArray(investments.status, STATED_STATUSES));
  return row?.accounts ?? 0;
}

const BATCH_SIZE = 1000;

/** Pages through all accounts with a current or past investment. */
async function* accountsWithHoldings(db: Executor): AsyncGenerator<string[]> {
  let last = '';
  for (;;) {
    const rows = await db
      .selectDistinct({ id: investments.accountId })
      .from(investments)
      .where(and(gt(investments.accountId, last), inArray(investments.status, STATED_STATUSES)))
      .orderBy(asc(investments.accountId))
      .limit(BATCH_SIZE);
    const page = rows.map(({ id }) => id);
    if (page.length > 0) yield page;
    if (page.length < BATCH_SIZE) return;
    last = page.at(-1) ?? last;
  }
}

interface StatementsToIssue {
  /** Last day of the quarter, YYYY-MM-DD. */
  to: string;
  /** Defaults to all investments held in the quarter. */
  investment?: Pick<Investment, 'id' | 'accountId'>;
  dryRun?: boolean;
  onProgress?: (done: number, total: number) => void;
}

/**
 * Issues all statements of a quarter that are not issued yet. Uses one transaction per account, so that an interrupted run
 * can be repeated to continue. Concurrent runs share the work: each skips accounts that another one has locked, and checks them
 * at the end.
 * @throws StaffError if the day is no quarter end, or the only investment gets no statement
 */
export async function* issueAllStatements(
  staff: Staff,
  { to, investment, dryRun = false, onProgress }: StatementsToIssue,
): AsyncGenerator<Posted> {
  const { db } = staff.services;
  assertQuarterEnd(staff.services, to);
  const passedOver: string[] = [];
  let isNone = true;
  const issue = async function* (accountId: string, isPatient: boolean): AsyncGenerator<Posted> {
    const due = { accountId, investmentId: investment?.id, to, isPatient };
    const issued = await actOrUndo(staff, dryRun, (tx, used) => issueStatements(tx, used, due));
    if (!issued && !isPatient) passedOver.push(accountId);
    if (issued && issued.length > 0) isNone = false;
    yield* issued ?? [];
  };
  const total = investment ? 1 : await countAccountsWithHoldings(db);
  let done = 0;
  for await (const page of investment ? [[investment.accountId]] : accountsWithHoldings(db)) {
    for (const accountId of page) {
      yield* issue(accountId, false);
      done += 1;
      onProgress?.(done, total);
    }
  }
  for (const accountId of passedOver) yield* issue(accountId, true);
  if (investment && isNone)
    throw new StaffError(
      `There is no new statement as of ${to}: nothing was held, or it was already issued.`,
    );
}

interface Due {
  accountId: string;
  /** Defaults to all current and past investments. */
  investmentId?: string;
  to: string;
  /** Whether to wait for another process that issues statements of the account. Otherwise there is no result. */
  isPatient: boolean;
}

/**
 * Issues the missing statements of an account, except for investments that ended before the quarter or had no valued units
 * by its end. Locks the account, so that concurrent processes issue each statement once.
 */
async function issueStatements(
  tx: Transaction,
  staff: Staff,
  { accountId, investmentId, to, isPatient }: Due,
): Promise<Posted[] | undefined> {
  const [account] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update', isPatient ? {} : { skipLocked: true });
  if (!account) return undefined;
  const due = await tx
    .select({ id: investments.id })
    .from(investments)
    .where(
      and(
        eq(investments.accountId, accountId),
        investmentId ? eq(investments.id, investmentId) : inArray(investments.status, STATED_STATUSES),
      ),
    )
    .orderBy(asc(investments.id));
  const statements: Posted[] = [];
  for (const { id } of due) {
    const holding = await findOwnHolding(tx, accountId, id);
    if (!holding || endedBefore(holding, to) || (await issuedStatement(tx, holding, to))) continue;
    const statement = await makeStatement(tx, staff, holding, { to });
    if (statement) statements.push(statement);
  }
  return statements;
}

/** Whether the investment ended before the quarter and was not corrected since. */
const endedBefore = (holding: Holding, to: string): boolean =>
  holding.investment.status === 'past' &&
  Number(getFigures(holding, to).units) === 0 &&
  !holding.transactions.some((row) => isOfPeriod(row, quarterStart(to), to));

/** Replaces the statement by one from the current ledger, marked as corrected. @throws StaffError */
export async function reissueStatement(
  tx: Transaction,
  staff: Staff,
  { id, accountId }: Pick<Investment, 'id' | 'accountId'>,
  { to, reason }: { to: string; reason: string },
) {
  assertQuarterEnd(staff.services, to);
  const holding = await findOwnHolding(tx, accountId, id);
  if (!holding) throw new StaffError(`Investment ${id} no longer exists.`);
  const issued = await issuedStatement(tx, holding, to);
  if (!issued) throw new StaffError(`Investment ${id} has no statement as of ${to} to replace.`);
  const corrects = dateInNewYork(issued.postedAt);
  const statement = await makeStatement(tx, staff, holding, { to, corrects });
  if (!statement) throw new StaffError(`Investment ${id} has nothing to show in a statement as of ${to}.`);
  const opened = await withdrawDocument(tx, staff, issued.fileId, { reason, replacedBy: statement.id });
  return { to, ...statement, replaces: issued.fileId, opened };
}

async function makeStatement(
  tx: Transaction,
  staff: Staff,
  holding: Holding,
  { to, corrects }: { to: string; corrects?: string },
): Promise<Posted | undefined> {
  const { investment, investor, product } = holding;
  const figures = getFigures(holding, to);
  if (figures.nav === undefined || figures.unitPrice === undefined) return undefined;
  const language = await loadLanguage(tx, investment.accountId);
  const from = quarterStart(to);
  const statement = await renderNotice({
    kind: NOTICE_KIND,
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
    corrects,
  });
  const document = {
    ...statement,
    accountId: investment.accountId,
    investmentId: investment.id,
    name: getName(language, to, corrects !== undefined),
    documentType: 'investor_statements',
    periodEnd: to,
  } as const;
  return postDocument(tx, staff, document, corrects !== undefined);
}

/**
 * The investor's existing statement of that quarter. Found by the English words of its name, which it has in both
 * languages: earlier versions had other Chinese words, and gave statements that were issued late the wrong period.
 */
async function issuedStatement(tx: Transaction, { investment }: Holding, to: string) {
  const [found] = await tx
    .select({ fileId: files.id, postedAt: documents.updatedAt })
    .from(documents)
    .innerJoin(files, eq(files.id, documents.fileId))
    .where(
      and(
        eq(documents.investmentId, investment.id),
        eq(documents.documentType, 'investor_statements'),
        like(files.name, `%${NOTICE_TITLES[NOTICE_KIND].en} ${to}%`),
      ),
    );
  return found;
}

const CORRECTED = { en: ' (corrected)', 'zh-CN': '（更正）' };

const getName = (language: keyof typeof CORRECTED, to: string, isCorrected: boolean): string =>
  `${NOTICE_TITLES[NOTICE_KIND][language]} ${to}${isCorrected ? CORRECTED[language] : ''}.pdf`;

async function loadLanguage(tx: Transaction, accountId: string) {
  const [account] = await tx
    .select({ language: accounts.preferredLanguage })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!account) throw new Error(`account ${accountId} no longer exists`);
  return account.language;
}

/** A reversal also belongs to the period of its recording, because earlier statements do not show it. */
const isOfPeriod = ({ date, recordedAt, reversesId }: TransactionRow, from: string, to: string): boolean => {
  const recorded = dateInNewYork(recordedAt);
  return (date >= from && date <= to) || (reversesId !== null && recorded >= from && recorded <= to);
};

/** First day of the quarter that ends in the month of the day. */
const quarterStart = (to: string): string => addMonths(`${to.slice(0, 7)}-01`, -2);

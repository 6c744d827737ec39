import type { ReplyOf } from '@quoin/contract';
import {
  cents,
  type FigureMath,
  investmentGroup,
  type InvestmentGroup,
  type Language,
  moneyToWire,
  calculatePerformance,
} from '@quoin/rules';
import { Decimal } from 'decimal.js';
import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { documents, files } from '../../database/tables';
import type { SomeHandlers } from '../../http/handler';
import { getFigures, getRecord, calculateWorth } from '../../ledger/figures';
import { type Holding, loadHoldings, findOwnHolding } from '../../ledger/holdings';
import type { Services } from '../../services';
import { todayInNewYork } from '../../shared/clock';
import { ApiError } from '../../shared/errors';
import { money } from '../../shared/money';
import { documentsReadFor, wasRead } from '../documents';
import { isOfInvestment, loadRedemptionReplies } from '../redeem';
import { getAccountStatement } from './account-statement';
import { asOfDates, courseReply, investmentReply, totalsReply } from './investment-reply';

export const portfolioHandlers = {
  async listInvestments({ query, signedIn, language }, services) {
    const asOf = query.date ?? todayInNewYork(services.clock);
    const holdings = await loadGroup(services.db, signedIn.accountId, query.status);
    const stated = holdings.map((holding) => ({ holding, figures: getFigures(holding, asOf) }));
    return {
      items: stated.map(({ holding, figures }) => investmentReply(holding, figures, language)),
      totals: totalsReply(stated, asOf),
    };
  },

  async getPortfolioCourse({ query, signedIn }, { clock, db }) {
    const asOf = query.date ?? todayInNewYork(clock);
    const holdings = await loadGroup(db, signedIn.accountId, query.status);
    return { items: courseReply(holdings, asOfDates(holdings, asOf).reverse()) };
  },

  async getInvestment({ params, signedIn, language }, { clock, db }) {
    const holding = await loadOwnHolding(db, signedIn.accountId, params.investmentId);
    return investmentReply(holding, getFigures(holding, todayInNewYork(clock)), language);
  },

  async getInvestmentPart({ params, query, signedIn, language }, services) {
    const asOf = query.date ?? todayInNewYork(services.clock);
    const holding = await loadOwnHolding(services.db, signedIn.accountId, params.investmentId);
    switch (params.type) {
      case 'performance':
        return { type: 'performance', ...performancePart(holding, asOf) };
      case 'documents':
        return { type: 'documents', ...(await documentsPart(services, holding, language)) };
      case 'transactions':
        return { type: 'transactions', ...transactionsPart(holding) };
      case 'redemption':
        return { type: 'redemption', ...(await redemptionPart(services, holding, language)) };
      case 'all':
        return {
          type: 'all',
          investment: investmentReply(holding, getFigures(holding, asOf), language),
          performance: performancePart(holding, asOf),
          documents: await documentsPart(services, holding, language),
          transactions: transactionsPart(holding),
          redemption: await redemptionPart(services, holding, language),
        };
    }
  },

  async listAsOfDates({ signedIn }, { clock, db }) {
    return { items: asOfDates(await loadHoldings(db, signedIn.accountId), todayInNewYork(clock)) };
  },

  getAccountStatement,
} satisfies SomeHandlers;

async function loadGroup(
  db: Executor,
  accountId: string,
  status: InvestmentGroup | 'all' = 'all',
): Promise<Holding[]> {
  const holdings = await loadHoldings(db, accountId);
  return status === 'all'
    ? holdings
    : holdings.filter(({ investment }) => investmentGroup(investment.status) === status);
}

async function loadOwnHolding(db: Executor, accountId: string, investmentId: string): Promise<Holding> {
  const holding = await findOwnHolding(db, accountId, investmentId);
  if (!holding) throw new ApiError('not_authorized_action');
  return holding;
}

/** Investments of this account, newest first. */
const loadDocuments = (db: Executor, accountId: string, investmentId: string) =>
  db
    .select({ document: documents, file: files, read: wasRead(db, accountId) })
    .from(documents)
    .innerJoin(files, eq(files.id, documents.fileId))
    .where(eq(documents.investmentId, investmentId))
    .orderBy(desc(documents.updatedAt));

type Part = ReplyOf<'getInvestmentPart'>;
type ContentOf<T extends Part['type']> = Omit<Extract<Part, { type: T }>, 'type'>;

/** @param asOf YYYY-MM-DD; later transactions and valuations are excluded */
function performancePart(holding: Holding, asOf: string): ContentOf<'performance'> {
  const { effectiveDate } = holding.investment;
  const record = getRecord(holding);
  const valued = record.valuations.filter(
    ({ date }) => effectiveDate !== null && date >= effectiveDate && date <= asOf,
  );
  const worth = calculateWorth(
    holding,
    valued.map(({ date }) => date),
  );
  return {
    as_of_date: getFigures(holding, asOf).valuation_date ?? null,
    periods: calculatePerformance(record, asOf).map((one) => ({
      period: one.period,
      gap: one.gap ?? null,
      from: one.gap === undefined ? one.from : null,
      figures: one.gap === undefined ? Object.values(one.figures).map(mathOnTheWire) : [],
    })),
    valuations: valued.map(({ date, unit_price }, index) => ({
      date,
      unit_price,
      nav: moneyToWire(worth[index]?.nav ?? cents(0)),
    })),
  };
}

const mathOnTheWire = ({ figure, values = {}, rows, result }: FigureMath) => ({
  figure,
  values: Object.entries(values).map(([symbol, value]) => ({ symbol, value })),
  rows: [...rows],
  result: result.kind === 'several_roots' ? { ...result, roots: [...result.roots] } : result,
});

async function documentsPart(
  { db }: Services,
  { applicationState, envelopeId, investment, product }: Holding,
  language: Language,
): Promise<ContentOf<'documents'>> {
  const rows = await loadDocuments(db, investment.accountId, investment.id);
  const isSigned = applicationState === 'agreement_signed' && envelopeId !== null;
  const read = isSigned ? await documentsReadFor(db, envelopeId) : [];
  return {
    items: rows.map(({ document, file, read: wasOpened }) => ({
      file_id: file.id,
      name: file.name,
      document_type: document.documentType,
      product_name: product.name[language],
      updated_at: document.updatedAt.toISOString(),
      size: file.size,
      read: wasOpened,
    })),
    read_before_signing: read.map(({ document }) => ({
      file_id: document.fileId,
      name: document.name[language],
      group: document.group,
      version: document.version,
      effective_date: document.effectiveDate,
    })),
  };
}

const transactionsPart = ({ transactions }: Holding): ContentOf<'transactions'> => ({
  items: transactions.map((row) => ({
    id: row.id,
    transaction_type: row.transactionType,
    amount: money(row.amount),
    shares: row.units === null ? null : new Decimal(row.units).toFixed(6),
    date: row.date,
    note: row.note,
    reverses: row.reversesId,
  })),
});

const redemptionPart = async (
  services: Services,
  { investment }: Holding,
  language: Language,
): Promise<ContentOf<'redemption'>> => ({
  items: await loadRedemptionReplies(services, isOfInvestment(investment.id), language),
});

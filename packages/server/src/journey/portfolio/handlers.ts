import { investmentGroup, type InvestmentGroup } from '@quoin/rules';
import { todayInNewYork } from '../../shared/clock';
import type { Executor } from '../../database/database';
import type { SomeHandlers } from '../../http/handler';
import { ApiError } from '../../shared/errors';
import { figuresOf } from '../../ledger/figures';
import { holdingsOf, ownHolding, type Holding } from '../../ledger/holdings';
import { getAccountStatement } from './account-statement';
import { asOfDates } from './as-of-dates';
import { documentsPart, performancePart, redemptionPart, transactionsPart } from './investment-parts';
import { courseReply, investmentReply, totalsReply } from './investment-reply';

export const portfolioHandlers = {
  async listInvestments({ query, signedIn, language }, services) {
    const asOf = query.date ?? todayInNewYork(services.clock);
    const holdings = await groupOf(services.db, signedIn.accountId, query.status);
    const stated = holdings.map((holding) => ({ holding, figures: figuresOf(holding, asOf) }));
    return {
      items: stated.map(({ holding, figures }) => investmentReply(holding, figures, language)),
      totals: totalsReply(stated, asOf),
    };
  },

  async getPortfolioCourse({ query, signedIn }, { clock, db }) {
    const asOf = query.date ?? todayInNewYork(clock);
    const holdings = await groupOf(db, signedIn.accountId, query.status);
    return { items: courseReply(holdings, asOfDates(holdings, asOf).reverse()) };
  },

  async getInvestment({ params, signedIn, language }, { clock, db }) {
    const holding = await own(db, signedIn.accountId, params.investmentId);
    return investmentReply(holding, figuresOf(holding, todayInNewYork(clock)), language);
  },

  async getInvestmentPart({ params, query, signedIn, language }, services) {
    const asOf = query.date ?? todayInNewYork(services.clock);
    const holding = await own(services.db, signedIn.accountId, params.investmentId);
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
          investment: investmentReply(holding, figuresOf(holding, asOf), language),
          performance: performancePart(holding, asOf),
          documents: await documentsPart(services, holding, language),
          transactions: transactionsPart(holding),
          redemption: await redemptionPart(services, holding, language),
        };
    }
  },

  async listAsOfDates({ signedIn }, { clock, db }) {
    return { items: asOfDates(await holdingsOf(db, signedIn.accountId), todayInNewYork(clock)) };
  },

  getAccountStatement,
} satisfies SomeHandlers;

async function groupOf(
  db: Executor,
  accountId: string,
  status: InvestmentGroup | 'all' = 'all',
): Promise<Holding[]> {
  const holdings = await holdingsOf(db, accountId);
  return status === 'all'
    ? holdings
    : holdings.filter(({ investment }) => investmentGroup(investment.status) === status);
}

async function own(db: Executor, accountId: string, investmentId: string): Promise<Holding> {
  const holding = await ownHolding(db, accountId, investmentId);
  if (!holding) throw new ApiError('not_authorized_action');
  return holding;
}

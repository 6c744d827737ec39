import { investmentGroup, cents, moneyToWire } from '@quoin/rules';
import { Decimal } from 'decimal.js';
import { todayInNewYork } from '../../clock';
import type { Executor } from '../../database/database';
import type { Handlers } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { investmentReply, totalsReply } from './investment-reply';
import { documentsOf, holdingsOf, ownHolding, type Holding } from './store';

export const portfolioHandlers: Handlers<'listInvestments' | 'getInvestment' | 'getInvestmentPart'> = {
  async listInvestments({ query, signedIn, language }, { clock, db }) {
    const asOf = query.date ?? todayInNewYork(clock);
    const { status = 'all' } = query;
    const holdings = (await holdingsOf(db, signedIn.accountId)).filter(
      ({ investment }) => status === 'all' || investmentGroup(investment.status) === status,
    );
    return {
      items: holdings.map((holding) => investmentReply(holding, asOf, language)),
      totals: totalsReply(holdings, asOf),
    };
  },

  async getInvestment({ params, signedIn, language }, { clock, db }) {
    const holding = await own(db, signedIn.accountId, params.investmentId);
    return investmentReply(holding, todayInNewYork(clock), language);
  },

  async getInvestmentPart({ params, signedIn, language }, { db }) {
    const holding = await own(db, signedIn.accountId, params.investmentId);
    if (params.type === 'transactions') {
      const items = holding.transactions.map((row) => ({
        id: row.id,
        transaction_type: row.transactionType,
        amount: moneyToWire(cents(row.amount)),
        shares: row.units === null ? null : new Decimal(row.units).toFixed(6),
        date: row.date,
        note: row.note,
      }));
      return { type: 'transactions', items };
    }
    const items = (await documentsOf(db, holding.investment.id)).map(({ document, file }) => ({
      file_id: file.id,
      name: file.name,
      document_type: document.documentType,
      product_name: holding.product.name[language],
      updated_at: document.updatedAt.toISOString(),
      size: file.size,
    }));
    return { type: 'documents', items };
  },
};

async function own(db: Executor, accountId: string, investmentId: string): Promise<Holding> {
  const holding = await ownHolding(db, accountId, investmentId);
  if (!holding) throw new Refusal('not_authorized_action');
  return holding;
}

// The portfolio and an investment's transactions, as sheets to export.
import type { ReplyOf } from '@quoin/contract';
import { signedAmount, signedUnits } from '@quoin/rules';
import { useTerms } from '@quoin/ui';
import { newYorkToday } from '../../browser/server-time';
import { useText } from '../../i18n';
import { toSheet, type FilledColumn, type Sheet } from '../../sheets/sheet';
import type { Investment } from './investment-on-card';
import type { PortfolioGroup } from './investment-parts';

type Portfolio = ReplyOf<'listInvestments'>;

interface InvestmentColumn extends FilledColumn<Investment> {
  /** Value in the totals row. */
  total?: string | null;
}

/** Amounts with a total, in the order of their columns. */
const TOTALLED_COLUMNS = [
  'commitment',
  'contribution',
  'nav',
  'dividend',
  'withdrawn',
  'fees_paid',
  'net_gain_loss',
] as const;

export function usePortfolioSheet() {
  const text = useText();
  const terms = useTerms();
  return ({ items, totals }: Portfolio, group: PortfolioGroup, date = newYorkToday()): Sheet => {
    const columns: InvestmentColumn[] = [
      {
        header: text('portfolio.sheet.fund'),
        kind: 'text',
        of: ({ product }) => product.name,
        total: text('portfolio.sheet.total'),
      },
      { header: text('portfolio.sheet.investor'), kind: 'text', of: ({ investor }) => investor.name },
      {
        header: text('portfolio.sheet.category'),
        kind: 'text',
        of: ({ product }) => terms.category[product.category],
      },
      {
        header: text('portfolio.sheet.status'),
        kind: 'text',
        of: ({ status }) => terms.investmentStatus[status],
      },
      { header: text('portfolio.fact.effective'), kind: 'date', of: (one) => one.effective_date },
      ...TOTALLED_COLUMNS.map((figure) => ({
        header: text(`portfolio.fact.${figure}`),
        kind: 'money' as const,
        of: (one: Investment) => one[figure],
        total: totals[figure],
      })),
      { header: text('portfolio.fact.rate_of_return'), kind: 'percent', of: (one) => one.rate_of_return },
      { header: text('portfolio.fact.irr'), kind: 'percent', of: ({ irr }) => irr, total: totals.irr },
      { header: text('portfolio.fact.units'), kind: 'units', of: ({ units }) => units },
      { header: text('portfolio.fact.unit_price'), kind: 'price', of: (one) => one.unit_price },
      {
        header: text('portfolio.statement.as_of'),
        kind: 'date',
        of: (one) => one.as_of_date,
        total: totals.as_of_date,
      },
      { header: text('portfolio.sheet.valued'), kind: 'date', of: (one) => one.valuation_date },
    ];
    const name = [text('portfolio.title'), text(`portfolio.tab.${group}`), date].join(' ');
    const { rows, ...sheet } = toSheet(name, columns, items);
    return { ...sheet, rows: [...rows, columns.map(({ total = null }) => total)] };
  };
}

type Transaction = Extract<ReplyOf<'getInvestmentPart'>, { type: 'transactions' }>['items'][number];

export function useTransactionsSheet() {
  const text = useText();
  const terms = useTerms();
  return (transactions: readonly Transaction[], fund: string): Sheet => {
    const columns: FilledColumn<Transaction>[] = [
      { header: text('portfolio.sheet.date'), kind: 'date', of: ({ date }) => date },
      {
        header: text('portfolio.sheet.type'),
        kind: 'text',
        of: ({ transaction_type, reverses }) => {
          const type = terms.transactionType[transaction_type];
          return reverses === null ? type : text('portfolio.sheet.reversed', { type });
        },
      },
      {
        header: text('portfolio.sheet.amount'),
        kind: 'money',
        of: (one) => signedAmount(one.transaction_type, one.amount),
      },
      {
        header: text('portfolio.fact.units'),
        kind: 'units',
        of: (one) => one.shares && signedUnits(one.transaction_type, one.shares),
      },
      { header: text('portfolio.sheet.note'), kind: 'text', of: ({ note }) => note },
    ];
    return toSheet(text('portfolio.sheet.transactions', { fund }), columns, transactions);
  };
}

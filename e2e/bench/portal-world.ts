// An investor with fifty investments, ten years of monthly valuations and ten thousand documents. Synthetic.
import type { ReplyOf } from '@quoin/contract';
import {
  addMonths,
  DOCUMENT_TYPES,
  PERFORMANCE_FIGURES,
  PERFORMANCE_PERIODS,
  PRODUCT_CATEGORIES,
} from '@quoin/rules';
import type { ReplyTo } from './open-portal';

export const INVESTMENTS = 50;
export const DOCUMENTS = 10_000;
const MONTHS = 120;
const FIRST_MONTH = '2016-01-31';

type Investment = ReplyOf<'getInvestment'>;
type Performance = Extract<ReplyOf<'getInvestmentPart'>, { type: 'performance' }>;

const days = Array.from({ length: MONTHS }, (_, month) => addMonths(FIRST_MONTH, month));
const lastDay = days.at(-1) ?? FIRST_MONTH;
const money = (place: number, month = 0) => `${100_000 + place * 1_931 + month * 377}.${10 + (month % 90)}`;

const investment = (place: number): Investment => ({
  id: `investment-${place}`,
  status: 'current',
  group: 'current',
  application_state: 'agreement_signed',
  investor: { id: 'investor', investor_type: 'individual', name: 'Morgan Reyes' },
  product: {
    id: `product-${place}`,
    name: `Quarry Income Fund ${place + 1}`,
    category: PRODUCT_CATEGORIES[place % PRODUCT_CATEGORIES.length] ?? 'crypto',
    art: `art-${place}`,
  },
  created_date: '2015-12-01',
  target_effective_date: FIRST_MONTH,
  effective_date: FIRST_MONTH,
  investment_period: null,
  commitment: '100000.00',
  units: '1000.000000',
  unit_price: '120.10',
  contribution: '100000.00',
  nav: money(place),
  dividend: '8230.40',
  withdrawn: '0.00',
  fees_paid: '0.00',
  net_gain_loss: '12230.10',
  rate_of_return: '0.122301',
  irr: '0.081204',
  valuation_date: lastDay,
  as_of_date: lastDay,
  envelope_id: null,
  note: null,
  rejection: null,
});

const portfolio: ReplyOf<'listInvestments'> = {
  items: Array.from({ length: INVESTMENTS }, (_, index) => investment(index)),
  totals: {
    commitment: '5000000.00',
    contribution: '5000000.00',
    nav: '7365475.00',
    dividend: '411520.00',
    withdrawn: '0.00',
    fees_paid: '0.00',
    net_gain_loss: '611505.00',
    rate_of_return: null,
    irr: '0.081204',
    as_of_date: lastDay,
  },
};

const course: ReplyOf<'getPortfolioCourse'> = {
  items: days.map((date, month) => ({
    ...{ date, nav: money(49, month) },
    ...{ net_contribution: '5000000.00', dividend: '411520.00', fees_paid: '50000.00' },
  })),
};

const performance: Performance = {
  type: 'performance',
  as_of_date: lastDay,
  periods: PERFORMANCE_PERIODS.map((period) => ({
    period,
    gap: null,
    from: FIRST_MONTH,
    figures: PERFORMANCE_FIGURES.map((figure) => ({
      figure,
      values: [],
      rows: days.map((date, month) => ({
        date,
        what: 'valuation' as const,
        flow: null,
        nav: money(0, month),
        weight: null,
      })),
      result: { kind: 'value' as const, value: '1.204511' },
    })),
  })),
  valuations: days.map((date, month) => ({ date, unit_price: '120.1000', nav: money(0, month) })),
};

const redemptions: ReplyOf<'listRedemptionStandings'> = {
  items: portfolio.items.map(({ id, nav }) => ({
    investment_id: id,
    open: true,
    barrier: null,
    available: nav ?? '0.00',
    multiple: '1000.00',
    as_of_date: lastDay,
    schedule: { frequency: 'any_day', notice_days: 0 },
    redemption_days: { from: lastDay, to: addMonths(lastDay, 12), dates: [] },
    held: { units: '1000.000000', unit_price: '120.1000' },
    ongoing: null,
    estimate: null,
  })),
};

type DocumentRow = ReplyOf<'listDocuments'>['items'][number];

/** Newest first. */
const documents = Array.from({ length: DOCUMENTS }, (_, index): DocumentRow => {
  const { id, product, investor } = investment(index % INVESTMENTS);
  const day = days[MONTHS - 1 - Math.floor((index * MONTHS) / DOCUMENTS)] ?? lastDay;
  return {
    file_id: `document-${index}`,
    investment_id: id,
    investor_id: investor.id,
    name: `Account Statement ${day} No ${DOCUMENTS - index}.pdf`,
    document_type: DOCUMENT_TYPES[index % DOCUMENT_TYPES.length] ?? 'investor_statements',
    product_id: product.id,
    product_name: product.name,
    investor_type: index % 7 === 0 ? 'ira' : 'individual',
    updated_at: `${day}T15:00:00.000Z`,
    size: 48_000 + index,
    read: index % 3 > 0,
  };
});

function documentPage(query: URLSearchParams): ReplyOf<'listDocuments'> {
  const [page, page_size] = [Number(query.get('page')), Number(query.get('page_size'))];
  const items = documents.slice((page - 1) * page_size, page * page_size);
  return { items, page, page_size, total: DOCUMENTS };
}

const REPLIES: Partial<Record<string, ReturnType<ReplyTo>>> = {
  '/v1/investors/investment': portfolio,
  '/v1/investors/investment/course': course,
  '/v1/investors/investment/as_of_dates': { items: days.toReversed() },
  '/v1/user/redemptions': redemptions,
  '/v1/investments/investment-0': investment(0),
  '/v1/investments/investment-0/performance': performance,
};

export const replyTo: ReplyTo = (path, query) =>
  path === '/v1/documents' ? documentPage(query) : REPLIES[path];

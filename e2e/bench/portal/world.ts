// An investor who holds much: fifty investments and ten years of monthly valuations. Made up, and the
// same at every run.
import type { CallName, ReplyOf } from '@quoin/contract';
import { addMonths, PERFORMANCE_FIGURES, PERFORMANCE_PERIODS, PRODUCT_CATEGORIES } from '@quoin/rules';

export const INVESTMENTS = 50;
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
  commitment: '100000.00',
  units: '1000.000000',
  unit_price: '120.10',
  contribution: '100000.00',
  nav: money(place),
  dividend: '8230.40',
  net_gain_loss: '12230.10',
  rate_of_return: '0.122301',
  as_of_date: lastDay,
  envelope_id: null,
  note: null,
});

const portfolio: ReplyOf<'listInvestments'> = {
  items: Array.from({ length: INVESTMENTS }, (_, place) => investment(place)),
  totals: {
    commitment: '5000000.00',
    contribution: '5000000.00',
    nav: '7365475.00',
    dividend: '411520.00',
    net_gain_loss: '611505.00',
    rate_of_return: null,
    as_of_date: lastDay,
  },
};

const course: ReplyOf<'getPortfolioCourse'> = {
  items: days.map((date, month) => ({ date, nav: money(49, month), contribution: '5000000.00' })),
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

/** What the API would answer, by the end of the path. */
export const REPLIES = {
  '/v1/investors/investment': portfolio,
  '/v1/investors/investment/course': course,
  '/v1/investors/investment/as_of_dates': { items: days.toReversed() },
  '/v1/investments/investment-0': investment(0),
  '/v1/investments/investment-0/performance': performance,
} satisfies Record<string, ReplyOf<CallName>>;

// Sixty products of a shelf, made up, and the words about them that the plain kits need.
export const CATEGORY = {
  fixed_income: 'Fixed Income',
  crypto: 'Crypto',
  real_estate: 'Real Estate Funds',
  alternative_private_market: 'Alternative Private Market Funds',
  private_equity: 'Private Equity Funds',
  hedge_fund: 'Hedge Funds',
  pre_ipo: 'Pre-IPO',
} as const;

export type Category = keyof typeof CATEGORY;

export const STATUS = {
  upcoming: 'Upcoming',
  published: 'Open',
  closed: 'Closed',
  exited: 'Exited',
} as const;

type Status = keyof typeof STATUS;

export interface Product {
  name: string;
  summary: string;
  category: Category;
  sector: string;
  status: Status;
  art: string;
  expectedAnnualizedReturn: string | null;
  minimumInvestment: string;
  allowedCountries: string[];
  lockUp: { count: number; unit: 'months' | 'years' };
}

const CATEGORIES: Category[] = [
  'fixed_income',
  'crypto',
  'real_estate',
  'alternative_private_market',
  'private_equity',
  'hedge_fund',
  'pre_ipo',
];
const STATUSES: Status[] = ['published', 'published', 'upcoming', 'closed', 'exited'];
const SECTORS = ['Logistics', 'Lending', 'Software', 'Energy'];

const at = <Item>(list: readonly [Item, ...Item[]] | Item[], index: number, other: Item): Item =>
  list[index % list.length] ?? other;

export const PRODUCTS: readonly Product[] = Array.from({ length: 60 }, (_, index) => {
  const category = at(CATEGORIES, index, 'pre_ipo');
  return {
    name: `Meridian ${CATEGORY[category]} ${index + 1}`,
    summary: 'A diversified portfolio of senior loans to mid-sized companies, with quarterly distributions.',
    category,
    sector: at(SECTORS, index, 'Lending'),
    status: at(STATUSES, index, 'published'),
    art: `${category}-${index % 4}`,
    expectedAnnualizedReturn: index % 6 ? `0.${String(700 + index * 7).padStart(4, '0')}` : null,
    minimumInvestment: `${10_000 + (index % 10) * 10_000}.00`,
    allowedCountries: ['US', 'CA'],
    lockUp: { count: (index % 5) + 1, unit: index % 3 ? 'years' : 'months' },
  };
});

export const STATUS_OPTIONS = [
  { value: 'published', label: STATUS.published },
  { value: 'upcoming', label: STATUS.upcoming },
  { value: 'closed', label: STATUS.closed },
];
export const ELIGIBILITY_OPTIONS = [
  { value: 'ira', label: 'IRA' },
  { value: 'us', label: 'US' },
  { value: 'international', label: 'International' },
];

export const WORDS = {
  filters: 'Filter products',
  category: 'Category',
  status: 'Investment status',
  eligibility: 'Eligibility',
  any: 'Any',
  all: 'All',
  expectedReturn: 'Expected annualized return',
  minimum: 'Minimum investment',
  residence: 'Investor residence',
  lockUp: 'Lock-up period',
  details: 'See details',
  notStated: 'Not stated',
};

const percent = new Intl.NumberFormat('en', { style: 'percent', minimumFractionDigits: 2 });
const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** The facts of a card as the plain kits write them: label and value. */
export const factsOf = (product: Product): [string, string][] => [
  [
    WORDS.expectedReturn,
    product.expectedAnnualizedReturn === null
      ? WORDS.notStated
      : percent.format(Number(product.expectedAnnualizedReturn)),
  ],
  [WORDS.minimum, dollars.format(Number(product.minimumInvestment))],
  [WORDS.residence, 'United States and Canada'],
  [WORDS.lockUp, `${product.lockUp.count} ${product.lockUp.unit}`],
];

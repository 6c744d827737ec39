// A product as the server returns it.
import type { ReplyOf } from '@quoin/contract';

export const aProduct = (id: string): ReplyOf<'listProducts'>['items'][number] => ({
  id,
  name: `Fund ${id}`,
  summary: 'Senior loans to ports.',
  category: 'fixed_income',
  status: 'published',
  sector: 'Infrastructure',
  art: 'fixed_income-1',
  eligibility: ['us'],
  allowed_countries: ['US'],
  lock_up: { count: 2, unit: 'years' },
  minimum_investment: '50000.00',
  expected_annualized_return: '0.0925',
  next_close_date: '2026-01-31',
});

type Details = NonNullable<ReplyOf<'getProduct'>['details']>;

/** As the server returns it to a signed-in user. */
export const investmentDetails = (changed: Partial<Details> = {}): Details => ({
  market_correlation: 'low',
  inception_annualized_return: null,
  valuation_date: null,
  fund_aum: null,
  net_irr: null,
  projected_close_date: null,
  managers: [{ total_aum: null, prior_performance: null }],
  ...changed,
});

export const productDetail = ({
  id = 'p-1',
  action,
}: {
  id?: string;
  action: ReplyOf<'getProduct'>['action'];
}): ReplyOf<'getProduct'> => ({
  ...aProduct(id),
  overview: ['The fund lends to ports.'],
  sector_tags: ['Ports'],
  managers: [{ name: 'Harbor Partners', about: 'Founded in 2009.' }],
  details: action.startsWith('sign_in') ? null : investmentDetails(),
  action,
  trending: [],
});

export const materials: ReplyOf<'getProductMaterials'> = {
  terms: {
    capital_call_schedule: 'All at once.',
    exit_policy: 'Quarterly.',
    redemption: { frequency: 'quarter_ends', notice_days: 45 },
    rows: [],
  },
  fees: {
    management_fee: '0.015',
    management_fee_basis: 'per_year',
    management_fee_charge: 'on_top_at_funding',
    management_fee_year_cap: 3,
    performance_fee: '0.1',
    hurdle_rate: '0.05',
    subscription_fee: '0.01',
  },
  layers: [
    {
      kind: 'access_fund',
      name: 'Fund p-1',
      interest: 'Limited partner interests',
      units: '280000.000000',
      management_fee: '0.015',
      performance_fee: '0.1',
    },
    {
      kind: 'assets',
      name: 'Loans',
      interest: 'Notes',
      units: null,
      management_fee: null,
      performance_fee: null,
    },
  ],
  documents: [],
  webinars: [],
};

import Type from 'typebox';
import {
  APPLICATION_FILTERS,
  ASSET_CLASSES,
  LOOK_THROUGH_KINDS,
  MANAGEMENT_FEE_CHARGES,
  MARKET_CORRELATIONS,
  PRODUCT_CATEGORIES,
  PRODUCT_DOCUMENT_GROUPS,
  PRODUCT_ELIGIBILITIES,
  PRODUCT_STATUSES,
} from '@quoin/rules';
import type { Call } from '../call';
import { CALLS } from '../calls';
import {
  CalendarDate,
  Country,
  Id,
  Money,
  Nullable,
  OneOf,
  Page,
  PageNumber,
  PageSize,
  Period,
  Rate,
  RedemptionSchedule,
  Units,
} from '../shapes/primitives';

/** The actions that a visitor may take on a product now. */
export const PRODUCT_ACTIONS = [
  'invest',
  'sign_in',
  'reserve',
  'sign_in_to_reserve',
  'closed',
  'switch_residence',
] as const;

const cardFacts = {
  id: Id,
  name: Type.String(),
  summary: Type.String(),
  category: OneOf(PRODUCT_CATEGORIES),
  status: OneOf(PRODUCT_STATUSES),
  sector: Type.String(),
  /** The path of the generated picture, which the portal serves. */
  art: Type.String(),
  eligibility: Type.Array(OneOf(PRODUCT_ELIGIBILITIES)),
  allowed_countries: Type.Array(Country),
  lock_up: Period,
  minimum_investment: Money,
  expected_annualized_return: Nullable(Rate),
  next_close_date: Nullable(CalendarDate),
};

export const ProductCard = Type.Object(cardFacts);

const InvestmentDetails = Type.Object({
  market_correlation: OneOf(MARKET_CORRELATIONS),
  inception_annualized_return: Nullable(Rate),
  valuation_date: Nullable(CalendarDate),
  fund_aum: Nullable(Money),
  net_irr: Nullable(Rate),
  projected_close_date: Nullable(CalendarDate),
  /** In the order of the product's managers. */
  managers: Type.Array(
    Type.Object({
      total_aum: Nullable(Money),
      /** The performance of the manager's earlier funds, in the manager's own words. */
      prior_performance: Nullable(Type.String()),
    }),
  ),
});

export const ProductDetail = Type.Object({
  ...cardFacts,
  overview: Type.Array(Type.String()),
  sector_tags: Type.Array(Type.String()),
  /** The lead manager is first. */
  managers: Type.Array(Type.Object({ name: Type.String(), about: Type.String() })),
  /** Null for visitors, who must sign in to open the documents. */
  details: Nullable(InvestmentDetails),
  action: OneOf(PRODUCT_ACTIONS),
  trending: Type.Array(ProductCard),
});

const ProductDocument = Type.Object({
  file_id: Id,
  group: OneOf(PRODUCT_DOCUMENT_GROUPS),
  name: Type.String(),
  must_read: Type.Boolean(),
  pages: Type.Integer(),
});

export const ProductMaterials = Type.Object({
  terms: Type.Object({
    capital_call_schedule: Type.String(),
    exit_policy: Type.String(),
    redemption: RedemptionSchedule,
    rows: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  }),
  fees: Type.Object({
    management_fee: Rate,
    management_fee_basis: OneOf(['per_year', 'one_time']),
    management_fee_charge: OneOf(MANAGEMENT_FEE_CHARGES),
    management_fee_year_cap: Nullable(Type.Integer()),
    performance_fee: Rate,
    hurdle_rate: Nullable(Rate),
    subscription_fee: Rate,
  }),
  /** From the fund that investors buy down to the final assets. */
  layers: Type.Array(
    Type.Object({
      kind: OneOf(LOOK_THROUGH_KINDS),
      name: Type.String(),
      interest: Type.String(),
      units: Nullable(Units),
      management_fee: Nullable(Rate),
      performance_fee: Nullable(Rate),
    }),
  ),
  documents: Type.Array(ProductDocument),
  webinars: Type.Array(
    Type.Object({
      id: Id,
      title: Type.String(),
      speaker: Type.String(),
      held_on: CalendarDate,
      minutes: Type.Integer(),
      summary: Type.String(),
      /** The length of its recording; null while there is none. */
      recorded_seconds: Nullable(Type.Integer()),
    }),
  ),
});

export const browse = {
  listProducts: {
    ...CALLS.listProducts,
    summary: 'The products a residence may see; a signed-in account sees those of its own country',
    query: Type.Object(
      {
        category: Type.Optional(OneOf(PRODUCT_CATEGORIES)),
        status: Type.Optional(OneOf(PRODUCT_STATUSES)),
        eligibility: Type.Optional(OneOf(PRODUCT_ELIGIBILITIES)),
        /** One or several categories. */
        asset_class: Type.Optional(OneOf(ASSET_CLASSES)),
        /** Filters by the account's own applications, without cancelled ones; ignored for visitors. */
        application: Type.Optional(OneOf(APPLICATION_FILTERS)),
        /** A visitor's residence, US by default; ignored when signed in. */
        country: Type.Optional(Country),
        page: Type.Optional(PageNumber),
        page_size: Type.Optional(PageSize),
      },
      { additionalProperties: false },
    ),
    reply: Page(ProductCard),
    errors: [],
    origin: 'ours',
  },
  getProduct: {
    ...CALLS.getProduct,
    summary: 'A product with what anyone may know of it, and the investment details for who is signed in',
    params: Type.Object({ productId: Id }),
    query: Type.Object({ country: Type.Optional(Country) }, { additionalProperties: false }),
    reply: ProductDetail,
    errors: ['not_found'],
    origin: 'ours',
  },
  getProductMaterials: {
    ...CALLS.getProductMaterials,
    summary: 'Terms, fees, layers, documents and webinars: signed in only',
    params: Type.Object({ productId: Id }),
    reply: ProductMaterials,
    errors: ['not_found', 'country_not_eligible'],
    origin: 'ours',
  },
} as const satisfies Record<string, Call>;

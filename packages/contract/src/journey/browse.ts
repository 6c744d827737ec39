import Type from 'typebox';
import {
  APPLICATION_FILTERS,
  ASSET_CLASSES,
  LOOK_THROUGH_KINDS,
  MARKET_CORRELATIONS,
  PRODUCT_ELIGIBILITIES,
  PRODUCT_ORDERS,
  PRODUCT_STATUSES,
} from '@quoin/rules';
import type { Schemas } from '../call';
import {
  CalendarDate,
  Component,
  Count,
  Country,
  withRole,
  Flag,
  Id,
  Label,
  Money,
  Nullable,
  OneOf,
  Page,
  PageNumber,
  PageSize,
  Part,
  PartList,
  Period,
  Rate,
  RedemptionSchedule,
  Strict,
  Text,
  Units,
} from '../shapes/primitives';
import { ManagementFeeCharge, ProductCategory, ProductDocumentGroup } from '../shapes/terms';
import { webinarFacts } from './research';

/** The actions that a visitor may take on a product now. */
export const PRODUCT_ACTIONS = [
  'invest',
  'sign_in',
  'reserve',
  'sign_in_to_reserve',
  'closed',
  'switch_residence',
] as const;

const ProductStatus = OneOf(PRODUCT_STATUSES, {
  title: 'ProductStatus',
  description:
    'upcoming: reservations only. published: open for applications. closed: fully subscribed. exited: ended.',
});
const ProductEligibility = OneOf(PRODUCT_ELIGIBILITIES, {
  title: 'ProductEligibility',
  description: 'A kind of investor that the product accepts.',
});

const cardFacts = {
  id: Id,
  name: Label('The name of the product.'),
  summary: Label('One sentence about it.'),
  category: ProductCategory,
  status: ProductStatus,
  sector: Label('The sector of its investments.'),
  art: Label('The path of its picture, which the portal serves.'),
  eligibility: Type.Array(ProductEligibility, { description: 'The kinds of investors it accepts.' }),
  allowed_countries: Type.Array(Country, { description: 'Residents of these countries may invest.' }),
  lock_up: withRole(Period, 'The period after the effective date without redemptions.'),
  minimum_investment: withRole(Money, 'The smallest commitment.'),
  expected_annualized_return: Nullable(Rate, 'Null if the product states none.'),
  next_close_date: Nullable(CalendarDate, 'The day on which new investments next take effect. Null if open.'),
};

export const ProductCard = Component('ProductCard', 'A product as the catalogue lists it.', cardFacts);

const InvestmentDetails = Component('InvestmentDetails', 'The figures of a product for signed-in users.', {
  market_correlation: OneOf(MARKET_CORRELATIONS, { description: 'How closely it follows public markets.' }),
  inception_annualized_return: Nullable(Rate, 'Since inception, per year. Null before the first valuation.'),
  valuation_date: Nullable(CalendarDate, 'The last valuation. Null before the first.'),
  fund_aum: Nullable(Money, 'The fund’s assets under management. Null if unknown.'),
  net_irr: Nullable(Rate, 'Internal rate of return per year after fees. Null if unknown.'),
  projected_close_date: Nullable(CalendarDate, 'Null if unknown.'),
  managers: PartList('In the order of the product’s `managers`.', {
    total_aum: Nullable(Money, 'The manager’s assets under management. Null if unknown.'),
    prior_performance: Nullable(
      Type.String(),
      'The performance of earlier funds, in the manager’s own words. Null if unknown.',
    ),
  }),
});

export const ProductDetail = Component('Product', 'A product with all its public facts.', {
  ...cardFacts,
  overview: Type.Array(Type.String(), { description: 'Paragraphs in the language of the call.' }),
  sector_tags: Type.Array(Type.String(), { description: 'Keywords.' }),
  managers: PartList('The lead manager is first.', {
    name: Label('The name of the firm.'),
    about: Label('About the firm.'),
  }),
  details: Nullable(InvestmentDetails, 'Null for visitors: sign in to get them.'),
  action: OneOf(PRODUCT_ACTIONS, { description: 'What the caller can do with the product now.' }),
  trending: Type.Array(ProductCard, { description: 'Other products of interest.' }),
});

const ProductDocument = Component('ProductDocument', 'A document of a product.', {
  file_id: withRole(Id, 'The file, for `readDocument`.'),
  group: ProductDocumentGroup,
  name: Label('The name of the document.'),
  must_read: Flag('Whether it must be read to its end before the signature.'),
  pages: Count('The number of its pages.'),
});

export const ProductMaterials = Component(
  'ProductMaterials',
  'Terms, fees, layers, documents and webinars of a product.',
  {
    terms: Part('The terms of the product.', {
      capital_call_schedule: Label('When the commitment is called.'),
      exit_policy: Label('How investors get their money back.'),
      redemption: RedemptionSchedule,
      rows: PartList('Further terms, in the language of the call.', {
        name: Label('The term.'),
        value: Label('Its content.'),
      }),
    }),
    fees: Part('The fees of the product.', {
      management_fee: withRole(Rate, 'A fraction of the commitment or the net asset value.'),
      management_fee_basis: OneOf(['per_year', 'one_time'], { description: 'How often it is charged.' }),
      management_fee_charge: ManagementFeeCharge,
      management_fee_year_cap: Nullable(Type.Integer(), 'The most years it is charged. Null without a cap.'),
      performance_fee: withRole(Rate, 'A fraction of the gain above the hurdle rate.'),
      hurdle_rate: Nullable(Rate, 'The return per year without a performance fee. Null if there is none.'),
      subscription_fee: withRole(Rate, 'A fraction of the commitment, paid on top with the first payment.'),
    }),
    layers: PartList('From the fund that investors buy down to the final assets.', {
      kind: OneOf(LOOK_THROUGH_KINDS, { description: 'The legal form of the layer.' }),
      name: Label('Its name.'),
      interest: Label('What the layer above has of it.'),
      units: Nullable(Units, 'The units that the layer above has. Null if unknown.'),
      management_fee: Nullable(Rate, 'The management fee of the layer. Null if it has none.'),
      performance_fee: Nullable(Rate, 'The performance fee of the layer. Null if it has none.'),
    }),
    documents: Type.Array(ProductDocument, { description: 'The current versions.' }),
    webinars: PartList('The webinars about the product.', webinarFacts),
  },
);

const ofProduct = { params: Type.Object({ productId: withRole(Id, 'The product.') }) };
const Residence = withRole(
  Country,
  'The residence of a visitor, US by default. Ignored for signed-in users.',
);

export const browse = {
  listProducts: {
    summary: 'List products',
    description:
      'The products that residents of a country may see. A signed-in user gets those of the account’s country.',
    personal: true,
    query: Strict({
      category: Type.Optional(withRole(ProductCategory, 'Only products of this category.')),
      status: Type.Optional(withRole(ProductStatus, 'Only products with this status.')),
      eligibility: Type.Optional(withRole(ProductEligibility, 'Only products that accept this kind.')),
      asset_class: Type.Optional(
        OneOf(ASSET_CLASSES, {
          description: 'Only products of these categories: a class has one or several.',
        }),
      ),
      application: Type.Optional(
        OneOf(APPLICATION_FILTERS, {
          description:
            'Only products with an application of this account in that state, without canceled ones. Ignored for visitors.',
        }),
      ),
      search: Type.Optional(Text(100, 'A part of the name, in English or Chinese.')),
      sort: Type.Optional(
        OneOf(PRODUCT_ORDERS, {
          description:
            'minimum: smallest minimum investment first. expected_return: highest expected return first. closing_soon: next close first, closed products last. By default the order of the catalogue.',
        }),
      ),
      country: Type.Optional(Residence),
      page: Type.Optional(PageNumber),
      page_size: Type.Optional(PageSize),
    }),
    reply: Page(ProductCard),
  },
  getProduct: {
    ...ofProduct,
    summary: 'Get a product',
    description: 'A product with its public facts, and the investment details for signed-in users.',
    personal: true,
    query: Strict({ country: Type.Optional(Residence) }),
    reply: ProductDetail,
    errors: ['not_found'],
  },
  getProductMaterials: {
    ...ofProduct,
    summary: 'Get the materials of a product',
    description: 'Terms, fees, layers, documents and webinars, for residents of the product’s countries.',
    reply: ProductMaterials,
    errors: ['not_found', 'country_not_eligible'],
  },
} as const satisfies Record<string, Schemas>;

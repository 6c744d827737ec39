import type { PRODUCT_ACTIONS, ReplyOf } from '@quoin/contract';
import type { Language, ProductStatus } from '@quoin/rules';
import type { ProductLayer } from '../../database/tables';
import type { SomeHandlers } from '../../http/handler';
import { getLockUp, getRedemptionSchedule } from '../../ledger/terms-of-time';
import type { Services } from '../../services';
import { ApiError } from '../../shared/errors';
import { money } from '../../shared/money';
import { type CurrentDocument, currentDocuments, pickByLanguage } from '../documents';
import {
  findProduct,
  findProducts,
  findTrending,
  findWebinars,
  FIRST_PAGE,
  type ProductRow,
  DEFAULT_PAGE_SIZE,
} from './store';

/** Default residence of visitors. */
const DEFAULT_RESIDENCE = 'US';
const TRENDING_COUNT = 3;

export const productHandlers = {
  async listProducts({ query, signedIn, language }, { db }) {
    const page = query.page ?? FIRST_PAGE;
    const pageSize = query.page_size ?? DEFAULT_PAGE_SIZE;
    const { category, status, eligibility, asset_class: assetClass, application, search, sort } = query;
    const filter = {
      country: getResidence(signedIn, query),
      category,
      status,
      eligibility,
      assetClass,
      search,
      applied: signedIn && application && { accountId: signedIn.accountId, application },
    };
    const { rows, total } = await findProducts(db, filter, { order: sort, page, pageSize });
    return { items: rows.map((row) => productCard(row, language)), page, page_size: pageSize, total };
  },

  async getProduct({ params, query, signedIn, language }, services) {
    const country = getResidence(signedIn, query);
    const product = await productOr404(services, params.productId);
    const action = productAction(product, { country, signedIn: signedIn !== undefined });
    const trending = await findTrending(services.db, product, country, TRENDING_COUNT);
    return productDetail(product, { action, trending, detailed: signedIn !== undefined }, language);
  },

  async getProductMaterials({ params, signedIn, language }, services) {
    const product = await productOr404(services, params.productId);
    if (!product.allowedCountries.includes(signedIn.country)) throw new ApiError('country_not_eligible');
    const documents = pickByLanguage(await currentDocuments(services.db, product.id), language);
    const talks = await findWebinars(services.db, product.id);
    return productMaterials(product, documents, talks, language);
  },
} satisfies SomeHandlers;

/** A signed-in account sees the products for its own country, regardless of the query. */
function getResidence(signedIn: { country: string } | undefined, query: { country?: string }): string {
  return signedIn?.country ?? query.country ?? DEFAULT_RESIDENCE;
}

async function productOr404({ db }: Services, productId: string): Promise<ProductRow> {
  const product = await findProduct(db, productId);
  if (!product) throw new ApiError('not_found');
  return product;
}

type ProductAction = (typeof PRODUCT_ACTIONS)[number];

/** What the caller may do with a product; nothing with an exited fund. */
function productAction(
  product: { status: ProductStatus; allowedCountries: readonly string[] },
  person: { country: string; signedIn: boolean },
): ProductAction {
  if (product.status === 'closed' || product.status === 'exited') return 'closed';
  if (!product.allowedCountries.includes(person.country)) return 'switch_residence';
  if (product.status === 'upcoming') return person.signedIn ? 'reserve' : 'sign_in_to_reserve';
  return person.signedIn ? 'invest' : 'sign_in';
}

function productCard(row: ProductRow, language: Language) {
  return {
    id: row.id,
    name: row.name[language],
    summary: row.texts.summary[language],
    category: row.category,
    status: row.status,
    sector: row.texts.sector[language],
    art: row.art,
    eligibility: row.eligibility,
    allowed_countries: row.allowedCountries,
    lock_up: getLockUp(row),
    minimum_investment: money(row.minimumInvestment),
    expected_annualized_return: row.expectedReturn,
    next_close_date: row.nextCloseDate,
  };
}

function productDetail(
  row: ProductRow,
  rest: { action: ProductAction; trending: ProductRow[]; detailed: boolean },
  language: Language,
): ReplyOf<'getProduct'> {
  return {
    ...productCard(row, language),
    overview: row.texts.overview.map((paragraph) => paragraph[language]),
    sector_tags: row.texts.sectorTags.map((tag) => tag[language]),
    managers: row.managers.map(({ name, about }) => ({ name, about: about[language] })),
    details: rest.detailed ? investmentDetails(row, language) : null,
    action: rest.action,
    trending: rest.trending.map((other) => productCard(other, language)),
  };
}

const investmentDetails = (row: ProductRow, language: Language) => ({
  market_correlation: row.marketCorrelation,
  inception_annualized_return: row.inceptionReturn,
  valuation_date: row.valuationDate,
  fund_aum: money(row.fundAum),
  net_irr: row.netIrr,
  projected_close_date: row.projectedCloseDate,
  managers: row.managers.map(({ totalAum, priorPerformance }) => ({
    total_aum: money(totalAum),
    prior_performance: priorPerformance?.[language] ?? null,
  })),
});

function productMaterials(
  row: ProductRow,
  documents: readonly CurrentDocument[],
  talks: Awaited<ReturnType<typeof findWebinars>>,
  language: Language,
): ReplyOf<'getProductMaterials'> {
  return {
    terms: {
      capital_call_schedule: row.texts.capitalCallSchedule[language],
      exit_policy: row.texts.exitPolicy[language],
      redemption: getRedemptionSchedule(row),
      rows: row.texts.termRows.map((term) => ({ name: term.name[language], value: term.value[language] })),
    },
    fees: {
      management_fee: row.managementFee,
      management_fee_basis: row.managementFeeBasis,
      management_fee_charge: row.managementFeeCharge,
      management_fee_year_cap: row.managementFeeYearCap,
      performance_fee: row.performanceFee,
      hurdle_rate: row.hurdleRate,
      subscription_fee: row.subscriptionFee,
    },
    layers: withOwnFees(row).map((layer) => ({
      kind: layer.kind,
      name: layer.name[language],
      interest: layer.interest[language],
      units: layer.units,
      management_fee: layer.managementFee,
      performance_fee: layer.performanceFee,
    })),
    documents: documents.map(({ document, pages }) => ({
      file_id: document.fileId,
      group: document.group,
      name: document.name[language],
      must_read: document.mustRead,
      pages: pages ?? 0,
    })),
    webinars: talks.map(({ webinar, seconds }) => ({
      id: webinar.id,
      title: webinar.title[language],
      speaker: webinar.speaker,
      held_on: webinar.heldOn,
      minutes: webinar.minutes,
      summary: webinar.summary[language],
      recorded_seconds: seconds,
    })),
  };
}

/** The first layer charges the fees of the product. Lower layers have their own. */
const withOwnFees = ({
  layers: [sold, ...below],
  managementFee,
  performanceFee,
}: ProductRow): ProductLayer[] =>
  sold === undefined
    ? []
    : [
        {
          ...sold,
          managementFee: unlessNothing(managementFee),
          performanceFee: unlessNothing(performanceFee),
        },
        ...below,
      ];

const unlessNothing = (rate: string) => (/[1-9]/.test(rate) ? rate : null);

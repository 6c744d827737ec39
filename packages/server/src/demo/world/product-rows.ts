// A product of the shelf as the rows of its tables.
import { addBusinessDays, addDays, type Valuation } from '@quoin/rules';
import type { products, webinars } from '../../database/tables';
import { newId } from '../../shared/new-id';
import { productLayers } from './product-layers';
import type { ProductSeed, ShelvedProduct } from './products';
import { annualizedReturn } from './unit-prices';

const MILLION = 1_000_000;
const CENTS = 100;

export function productRow(
  product: ShelvedProduct,
  prices: readonly Valuation[],
  today: string,
  now: Date,
): typeof products.$inferSelect {
  const { seed, category, number, position } = product;
  const { fees, track } = seed;
  const daysOn = (days: number | undefined) =>
    days === undefined ? null : addBusinessDays(addDays(today, days - 1), 1);
  return {
    id: seed.id,
    name: seed.name,
    category,
    status: seed.status,
    position,
    art: `${category}-${number}`,
    marketCorrelation: seed.correlation,
    eligibility: [...seed.eligibility],
    allowedCountries: [...seed.countries],
    lockUpCount: seed.lockUp[0],
    lockUpUnit: seed.lockUp[1],
    redemptionFrequency: seed.redeems[0],
    redemptionNoticeDays: seed.redeems[1],
    minimumInvestment: seed.minimum * CENTS,
    expectedReturn: seed.expectedReturn,
    inceptionReturn: track ? annualizedReturn(prices, track.payout) : null,
    valuationDate: prices.at(-1)?.date ?? null,
    nextCloseDate: daysOn(seed.nextCloseInDays),
    projectedCloseDate: daysOn(seed.projectedCloseInDays),
    managers: seed.managers.map(({ name, about, aumMillions, prior }) => ({
      name,
      about,
      totalAum: aumMillions * MILLION * CENTS,
      priorPerformance: prior,
    })),
    fundAum: seed.fundMillions === null ? null : seed.fundMillions * MILLION * CENTS,
    netIrr: seed.netIrr ?? null,
    managementFee: fees.management,
    managementFeeBasis: fees.basis ?? 'per_year',
    managementFeeYearCap: fees.yearCap ?? null,
    performanceFee: fees.performance,
    hurdleRate: fees.hurdle ?? null,
    subscriptionFee: fees.subscription,
    achPermitted: seed.achPermitted,
    layers: productLayers(product),
    texts: {
      summary: seed.summary,
      sector: seed.sector,
      sectorTags: [...seed.tags],
      overview: [...seed.overview],
      capitalCallSchedule: seed.calls,
      exitPolicy: seed.exit,
      termRows: [...seed.terms],
    },
    updatedAt: now,
  };
}

/** A webinar of the shelf, with the product it is about. */
export interface ShelvedWebinar {
  product: ProductSeed;
  talk: ProductSeed['webinars'][number];
  row: typeof webinars.$inferSelect;
}

export const shelvedWebinars = ({ seed: product }: ShelvedProduct, today: string): ShelvedWebinar[] =>
  product.webinars.map((talk) => {
    const { daysAgo, ...facts } = talk;
    const row = { ...facts, id: newId(), productId: product.id, heldOn: addDays(today, -daysAgo) };
    return { product, talk, row };
  });

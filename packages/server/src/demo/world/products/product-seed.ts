// What a demo product says of itself. Days and months count from the day of seeding, so that the shelf never looks old.
import type {
  Bilingual,
  MarketCorrelation,
  ProductEligibility,
  ProductStatus,
  RedemptionFrequency,
} from '@quoin/rules';

export const both = (en: string, zh: string): Bilingual => ({ en, 'zh-CN': zh });

/** How a fund's units did: the month-end prices are drawn from this, and the return since inception from the prices. */
export interface Track {
  /** Months from the first valuation to the last. */
  months: number;
  /** Yearly growth of the unit price, a decimal fraction. */
  growth: number;
  /** Monthly swing around that growth, one standard deviation. */
  swing: number;
  /** Yearly cash distribution on the unit price, paid by the quarter. */
  payout: number;
  /** Months from one valuation to the next, by the calendar. */
  every: 1 | 3;
  /** Months since the last valuation of a fund that is over. */
  endedAgo?: number;
}

export interface ManagerSeed {
  name: string;
  aumMillions: number;
  about: Bilingual;
  /** How its earlier funds did. */
  prior?: Bilingual;
}

export interface ProductSeed {
  id: string;
  name: Bilingual;
  status: ProductStatus;
  correlation: MarketCorrelation;
  eligibility: readonly ProductEligibility[];
  countries: readonly string[];
  lockUp: readonly [number, 'months' | 'years'];
  /** When units are taken back, and the days of notice; as `exit` says in words. */
  redeems: readonly [RedemptionFrequency, number];
  /** Whole dollars. */
  minimum: number;
  /** Decimal fraction; null where none is stated. */
  expectedReturn: string | null;
  /** Absent where no unit was ever valued. */
  track?: Track;
  nextCloseInDays?: number;
  projectedCloseInDays?: number;
  /** The leading one first. */
  managers: readonly [ManagerSeed, ...ManagerSeed[]];
  fundMillions: number | null;
  netIrr?: string;
  fees: {
    management: string;
    basis?: 'per_year' | 'one_time';
    yearCap?: number;
    performance: string;
    hurdle?: string;
    subscription: string;
  };
  achPermitted: boolean;
  sector: Bilingual;
  tags: readonly Bilingual[];
  summary: Bilingual;
  overview: readonly Bilingual[];
  calls: Bilingual;
  exit: Bilingual;
  terms: readonly { name: Bilingual; value: Bilingual }[];
  /** Makes the memorandum's supplement: what changed since it was printed. */
  supplement?: Bilingual;
  webinars: readonly {
    title: Bilingual;
    summary: Bilingual;
    speaker: string;
    daysAgo: number;
    minutes: number;
  }[];
}

export const US_ONLY = ['US', 'PR'] as const;
export const NORTH_AMERICA = ['US', 'PR', 'CA'] as const;
export const INTERNATIONAL = ['US', 'PR', 'CA', 'CN', 'HK', 'SG', 'GB'] as const;

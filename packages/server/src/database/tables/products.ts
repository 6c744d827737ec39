// Products. Texts that investors read are stored in both languages.
import type {
  BankAccount,
  Bilingual,
  Language,
  LookThroughKind,
  ManagementFeeCharge,
  MarketCorrelation,
  ProductCategory,
  ProductDocumentGroup,
  ProductEligibility,
  ProductStatus,
  RedemptionFrequency,
} from '@quoin/rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ProductDocumentType } from '../../product-documents/document-types';
import { cents, id, instant } from './columns';

export interface ProductTexts {
  summary: Bilingual;
  sector: Bilingual;
  sectorTags: Bilingual[];
  overview: Bilingual[];
  capitalCallSchedule: Bilingual;
  exitPolicy: Bilingual;
  termRows: { name: Bilingual; value: Bilingual }[];
}

export interface ProductManager {
  name: string;
  about: Bilingual;
  /** Assets under management in cents; null where unknown. */
  totalAum: number | null;
  /** Performance of earlier funds; absent where none is stated. */
  priorPerformance?: Bilingual | undefined;
}

/** A layer below the investor. Rates are decimal fractions; the first layer's fees are the product's. */
export interface ProductLayer {
  kind: LookThroughKind;
  name: Bilingual;
  /** What the layer above owns of it. */
  interest: Bilingual;
  /** Number of interests, a decimal; null where they are not counted. */
  units: string | null;
  /** Null where it charges none. */
  managementFee: string | null;
  performanceFee: string | null;
}

export const products = pgTable(
  'products',
  {
    id: id(),
    name: jsonb('name').$type<Bilingual>().notNull(),
    category: text('category').$type<ProductCategory>().notNull(),
    status: text('status').$type<ProductStatus>().notNull(),
    /** Order in the catalogue. */
    position: integer('position').notNull(),
    art: text('art').notNull(),
    marketCorrelation: text('market_correlation').$type<MarketCorrelation>().notNull(),
    eligibility: jsonb('eligibility').$type<ProductEligibility[]>().notNull(),
    allowedCountries: jsonb('allowed_countries').$type<string[]>().notNull(),
    lockUpCount: integer('lock_up_count').notNull(),
    lockUpUnit: text('lock_up_unit').$type<'months' | 'years'>().notNull(),
    redemptionFrequency: text('redemption_frequency')
      .$type<RedemptionFrequency>()
      .notNull()
      .default('any_day'),
    /** Calendar days. */
    redemptionNoticeDays: integer('redemption_notice_days').notNull().default(0),
    /** Calendar days from the redemption day to the first payment. */
    redemptionPayoutDays: integer('redemption_payout_days').notNull().default(30),
    /** Decimal fraction that is paid after the audit. */
    redemptionHoldback: numeric('redemption_holdback').notNull().default('0'),
    minimumInvestment: cents('minimum_investment').notNull(),
    expectedReturn: numeric('expected_return'),
    inceptionReturn: numeric('inception_return'),
    valuationDate: date('valuation_date', { mode: 'string' }),
    nextCloseDate: date('next_close_date', { mode: 'string' }),
    projectedCloseDate: date('projected_close_date', { mode: 'string' }),
    /** The lead manager first. */
    managers: jsonb('managers').$type<ProductManager[]>().notNull(),
    fundAum: cents('fund_aum'),
    netIrr: numeric('net_irr'),
    managementFee: numeric('management_fee').notNull(),
    managementFeeBasis: text('management_fee_basis').$type<'per_year' | 'one_time'>().notNull(),
    managementFeeCharge: text('management_fee_charge')
      .$type<ManagementFeeCharge>()
      .notNull()
      .default('on_top_at_funding'),
    managementFeeYearCap: integer('management_fee_year_cap'),
    performanceFee: numeric('performance_fee').notNull(),
    hurdleRate: numeric('hurdle_rate'),
    subscriptionFee: numeric('subscription_fee').notNull(),
    achPermitted: boolean('ach_permitted').notNull(),
    /** From the fund that is sold to the final assets; empty where nothing is published. */
    layers: jsonb('layers').$type<ProductLayer[]>().notNull().default([]),
    texts: jsonb('texts').$type<ProductTexts>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [index('products_shelf').on(t.category, t.status, t.position)],
);

type ProductRow = typeof products.$inferSelect;

/** The terms that an agreement states. Those of the signature apply to its investment, whatever the product says later. */
export type AgreedTerms = Pick<
  ProductRow,
  | 'lockUpCount'
  | 'lockUpUnit'
  | 'redemptionFrequency'
  | 'redemptionNoticeDays'
  | 'redemptionPayoutDays'
  | 'redemptionHoldback'
  | 'minimumInvestment'
  | 'managementFee'
  | 'managementFeeBasis'
  | 'managementFeeCharge'
  | 'managementFeeYearCap'
  | 'performanceFee'
  | 'hurdleRate'
  | 'subscriptionFee'
> & { texts: Pick<ProductTexts, 'capitalCallSchedule' | 'exitPolicy'> };

/** Unit price on a day; append-only, a correction is a later row. */
export const valuations = pgTable(
  'valuations',
  {
    id: id(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    date: date('date', { mode: 'string' }).notNull(),
    /** Dollars per unit, up to 8 decimal places. */
    unitPrice: numeric('unit_price').notNull(),
    recordedAt: instant('recorded_at').notNull(),
  },
  (t) => [index('valuations_product').on(t.productId, t.date)],
);

/** A version of a document in one language; its file is never changed. */
export const productDocuments = pgTable(
  'product_documents',
  {
    fileId: text('file_id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    documentType: text('document_type').$type<ProductDocumentType>().notNull(),
    /** The same for all versions and languages of a document; distinguishes documents of one type. */
    documentKey: text('document_key').notNull(),
    language: text('language').$type<Language>().notNull(),
    version: text('version').notNull(),
    effectiveDate: date('effective_date', { mode: 'string' }).notNull(),
    /** Why readers of the other language get this one; null where it is for readers of its language only. */
    fallbackReason: text('fallback_reason'),
    /** Investors who read it before they signed can still open it. */
    withdrawnAt: instant('withdrawn_at'),
    group: text('group').$type<ProductDocumentGroup>().notNull(),
    name: jsonb('name').$type<Bilingual>().notNull(),
    mustRead: boolean('must_read').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [
    index('product_documents_product').on(t.productId),
    uniqueIndex('product_documents_current')
      .on(t.productId, t.documentKey, t.language)
      .where(sql`withdrawn_at is null`),
  ],
);

export const webinars = pgTable(
  'webinars',
  {
    id: id(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    title: jsonb('title').$type<Bilingual>().notNull(),
    summary: jsonb('summary').$type<Bilingual>().notNull(),
    speaker: text('speaker').notNull(),
    heldOn: date('held_on', { mode: 'string' }).notNull(),
    minutes: integer('minutes').notNull(),
  },
  (t) => [index('webinars_product').on(t.productId)],
);

/** Account that investors in a product wire to. A change is a new row, so its id identifies the instructions. */
export const escrowAccounts = pgTable(
  'escrow_accounts',
  {
    id: id(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    /** Without the number. */
    details: jsonb('details').$type<Omit<BankAccount, 'account_number' | 'iban'>>().notNull(),
    /** Account number or IBAN, encrypted. */
    number: text('number').notNull(),
    /** Of a wire: `{id}` is replaced by the beginning of the investment's id. */
    referenceFormat: text('reference_format').notNull(),
    approvedAt: instant('approved_at').notNull(),
    /** After the hold. */
    inForceFrom: instant('in_force_from').notNull(),
    /** Withdrawn during the hold. */
    withdrawnAt: instant('withdrawn_at'),
  },
  (t) => [index('escrow_accounts_product').on(t.productId, t.inForceFrom)],
);

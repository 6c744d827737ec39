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
import { cents, id, instant, refers } from './columns';

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
  /** Performance of earlier funds; absent if not stated. */
  priorPerformance?: Bilingual | undefined;
}

/** A layer below the investor. Rates are decimal fractions. The fees of the first layer are those of the product. */
export interface ProductLayer {
  kind: LookThroughKind;
  name: Bilingual;
  /** Interest that the layer above owns in this one. */
  interest: Bilingual;
  /** Number of interests, a decimal; null if they are not counted. */
  units: string | null;
  /** Null for none. */
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
    /** Decimal fraction that is paid after the annual audit. */
    redemptionHoldback: numeric('redemption_holdback').notNull().default('0'),
    minimumInvestment: cents('minimum_investment').notNull(),
    expectedReturn: numeric('expected_return'),
    inceptionReturn: numeric('inception_return'),
    valuationDate: date('valuation_date', { mode: 'string' }),
    nextCloseDate: date('next_close_date', { mode: 'string' }),
    projectedCloseDate: date('projected_close_date', { mode: 'string' }),
    /** Lead manager first. */
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
    /** From the offered fund down to the final assets; empty if not published. */
    layers: jsonb('layers').$type<ProductLayer[]>().notNull().default([]),
    texts: jsonb('texts').$type<ProductTexts>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [index('products_catalogue').on(t.category, t.status, t.position)],
);

export const productId = () => refers('product_id', () => products.id);

type ProductRow = typeof products.$inferSelect;

/** Terms in an agreement. An investment keeps the terms of its signature even if the product's terms change. */
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

/** Unit price on a day. Append-only: a correction is another row. */
export const valuations = pgTable(
  'valuations',
  {
    id: id(),
    productId: productId(),
    date: date('date', { mode: 'string' }).notNull(),
    /** Dollars per unit, up to 8 decimal places. */
    unitPrice: numeric('unit_price').notNull(),
    recordedAt: instant('recorded_at').notNull(),
  },
  (t) => [index('valuations_product').on(t.productId, t.date)],
);

/** A version of a document in one language. Its file never changes. */
export const productDocuments = pgTable(
  'product_documents',
  {
    fileId: text('file_id').primaryKey(),
    productId: productId(),
    documentType: text('document_type').$type<ProductDocumentType>().notNull(),
    /** Shared by all versions and languages of a document; distinguishes documents of one type. */
    documentKey: text('document_key').notNull(),
    language: text('language').$type<Language>().notNull(),
    version: text('version').notNull(),
    effectiveDate: date('effective_date', { mode: 'string' }).notNull(),
    /** Why readers of the other language get this one. Null if it is only for readers of its own language. */
    fallbackReason: text('fallback_reason'),
    /** Investors who read the document before signing can still open it. */
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
    productId: productId(),
    title: jsonb('title').$type<Bilingual>().notNull(),
    summary: jsonb('summary').$type<Bilingual>().notNull(),
    speaker: text('speaker').notNull(),
    heldOn: date('held_on', { mode: 'string' }).notNull(),
    minutes: integer('minutes').notNull(),
  },
  (t) => [index('webinars_product').on(t.productId)],
);

/** Account that investors in a product wire to. A change inserts a row, so the id identifies the wire instructions. */
export const escrowAccounts = pgTable(
  'escrow_accounts',
  {
    id: id(),
    productId: productId(),
    /** All details except the number. */
    details: jsonb('details').$type<Omit<BankAccount, 'account_number' | 'iban'>>().notNull(),
    /** Account number or IBAN, encrypted. */
    number: text('number').notNull(),
    /** Reference of wires. `{id}` is replaced by the beginning of the investment's id. */
    referenceFormat: text('reference_format').notNull(),
    approvedAt: instant('approved_at').notNull(),
    /** End of the hold. */
    inForceFrom: instant('in_force_from').notNull(),
    /** Set if withdrawn during the hold. */
    withdrawnAt: instant('withdrawn_at'),
  },
  (t) => [index('escrow_accounts_product').on(t.productId, t.inForceFrom)],
);

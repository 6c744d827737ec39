// Investors with their applications, agreements and holdings.
import type {
  ApplicationState,
  ApplicationStep,
  ApplicationValues,
  EnvelopeKind,
  EnvelopeStatus,
  InvestmentStatus,
  InvestorType,
  Language,
  RejectionReason,
  ReservationStatus,
  ReviewReason,
  Stroke,
  TransactionType,
  TransferMethod,
} from '@quoin/rules';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { InvestmentEvent, InvestmentMailEvent } from '../../states/investment-states';
import { accountId } from './accounts';
import { cents, id, instant, refers } from './columns';
import type { EnvelopeSubject, PaidTo, SignerDevices } from './envelope-columns';
import { type AgreedTerms, productId } from './products';

export const investors = pgTable(
  'investors',
  {
    id: id(),
    accountId: accountId(),
    investorType: text('investor_type').$type<InvestorType>().notNull(),
    name: text('name').notNull(),
    custodianName: text('custodian_name'),
    /** Encrypted. */
    custodianAccount: text('custodian_account'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('investors_one_per_type').on(t.accountId, t.investorType)],
);

export const investments = pgTable(
  'investments',
  {
    id: id(),
    accountId: accountId(),
    investorId: refers('investor_id', () => investors.id),
    productId: productId(),
    status: text('status').$type<InvestmentStatus>().notNull(),
    /** Instruction from the operator to the investor. */
    note: text('note'),
    /** Last answer of the investor to an instruction. */
    answer: text('answer'),
    rejectionReason: text('rejection_reason').$type<RejectionReason>(),
    usPerson: boolean('us_person').notNull(),
    commitment: cents('commitment'),
    transferMethod: text('transfer_method').$type<TransferMethod>(),
    verballyConfirmedAt: instant('verbally_confirmed_at'),
    /** Digest of the bank account, the amount and the call of the confirmed wire. */
    confirmedWire: text('confirmed_wire'),
    /** Null until the agreement is signed. */
    agreedTerms: jsonb('agreed_terms').$type<AgreedTerms>(),
    createdAt: instant('created_at').notNull(),
    targetEffectiveDate: date('target_effective_date', { mode: 'string' }),
    effectiveDate: date('effective_date', { mode: 'string' }),
  },
  (t) => [
    index('investments_account').on(t.accountId, t.status),
    index('investments_product').on(t.productId, t.status),
    uniqueIndex('investments_one_open_application')
      .on(t.investorId, t.productId)
      .where(
        sql`status in ('completing_information', 'completing_application', 'application_review', 'pending_signature')`,
      ),
  ],
);

/** Column that refers to the investment of a row. */
export const investmentId = () => refers('investment_id', () => investments.id);

/** Messages of staff to the investor: a request for action, or a reason. */
export const investmentNotes = pgTable(
  'investment_notes',
  {
    id: id(),
    investmentId: investmentId(),
    event: text('event').$type<InvestmentEvent | InvestmentMailEvent>().notNull(),
    note: text('note').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (t) => [index('investment_notes_investment').on(t.investmentId, t.writtenAt)],
);

/** The five steps as entered, with encrypted identity numbers. */
export const applications = pgTable('applications', {
  investmentId: investmentId().primaryKey(),
  state: text('state').$type<ApplicationState>().notNull(),
  version: integer('version').notNull(),
  currentStep: text('current_step').$type<ApplicationStep>().notNull(),
  values: jsonb('values').$type<ApplicationValues>().notNull(),
  savedAt: instant('saved_at').notNull(),
  /** Answers that staff have accepted. Others need a review before the agreement is created. */
  reviewedAnswers: jsonb('reviewed_answers').$type<ReviewReason[]>(),
});

export const transactions = pgTable(
  'transactions',
  {
    id: id(),
    investmentId: investmentId(),
    transactionType: text('transaction_type').$type<TransactionType>().notNull(),
    amount: cents('amount').notNull(),
    /** Unsigned number of units; the type determines the direction. Null if no units move. */
    units: numeric('units'),
    date: date('date', { mode: 'string' }).notNull(),
    note: text('note').notNull(),
    recordedAt: instant('recorded_at').notNull(),
    /** Reference of the payment or file, entered by staff. Null for rows of applications, calls, redemptions and fees. */
    reference: text('reference'),
    /** Destination of the money or shares. Null if nothing is paid out or no account is chosen. */
    paidTo: jsonb('paid_to').$type<PaidTo>(),
    /** The other row of a transfer between two investments, or the payment that bought the units. */
    counterpartId: text('counterpart_id').references((): AnyPgColumn => transactions.id),
    /** The row that this one reverses, with negative amount and units. */
    reversesId: text('reverses_id').references((): AnyPgColumn => transactions.id),
    /** The capital call that the payment is for. Null for other rows, and for payments recorded before this column. */
    capitalCallId: text('capital_call_id'),
  },
  (t) => [
    index('transactions_investment').on(t.investmentId, t.date),
    uniqueIndex('transactions_reference').on(t.investmentId, t.reference),
    uniqueIndex('transactions_reverses').on(t.reversesId),
  ],
);

export const envelopes = pgTable(
  'envelopes',
  {
    id: id(),
    accountId: accountId(),
    /** Null for a change of bank account, which concerns no single investment. */
    investmentId: text('investment_id').references(() => investments.id),
    kind: text('kind').$type<EnvelopeKind>().notNull(),
    /** Null for agreements from before the paying account was stored. */
    subject: jsonb('subject').$type<EnvelopeSubject>(),
    status: text('status').$type<EnvelopeStatus>().notNull(),
    language: text('language').$type<Language>().notNull(),
    unsignedFileId: text('unsigned_file_id'),
    sealedFileId: text('sealed_file_id'),
    viewedAt: instant('viewed_at'),
    /** Time of the last signature. */
    signedAt: instant('signed_at'),
    sentAt: instant('sent_at'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('envelopes_investment').on(t.investmentId),
    index('envelopes_account').on(t.accountId),
    uniqueIndex('envelopes_one_open')
      .on(t.investmentId, t.kind)
      .where(sql`status in ('preparing', 'sent', 'viewed', 'sealing')`),
  ],
);

export const envelopeSigners = pgTable(
  'envelope_signers',
  {
    envelopeId: refers('envelope_id', () => envelopes.id),
    /** Position in the signing order, from 1. */
    place: integer('place').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** Last identity check of the signer. Null if none was passed or required. */
    identityCheckedAt: instant('identity_checked_at'),
    consentVersion: text('consent_version'),
    consentAt: instant('consent_at'),
    endReachedAt: instant('end_reached_at'),
    /** A signature has either a typed name or strokes. */
    typedName: text('typed_name'),
    drawnStrokes: jsonb('drawn_strokes').$type<readonly Stroke[]>(),
    signedAt: instant('signed_at'),
    /** Device used for each act. */
    devices: jsonb('devices').$type<SignerDevices>().notNull().default({}),
  },
  (t) => [
    primaryKey({ columns: [t.envelopeId, t.place] }),
    check('envelope_signers_one_signature', sql`typed_name is null or drawn_strokes is null`),
  ],
);

export const reservations = pgTable(
  'reservations',
  {
    id: id(),
    accountId: accountId(),
    productId: productId(),
    status: text('status').$type<ReservationStatus>().notNull(),
    amount: cents('amount').notNull(),
    reservedAt: instant('reserved_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    index('reservations_product').on(t.productId, t.status),
    uniqueIndex('reservations_one_live')
      .on(t.accountId, t.productId)
      .where(sql`status = 'reserved'`),
  ],
);

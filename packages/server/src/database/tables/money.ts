// Payees, redemptions, capital calls and referral credits. Account numbers are encrypted.
import type {
  BankAccount,
  BrokerageAccount,
  CapitalCallStatus,
  DeliveryOption,
  RedemptionRejectionReason,
  RedemptionStatus,
  RedemptionType,
  ReferralCreditStatus,
  TransferMethod,
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
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { accountId, accounts } from './accounts';
import { cents, id, instant, refers } from './columns';
import { files } from './files';
import { investmentId } from './investments';

export const bankAccounts = pgTable(
  'bank_accounts',
  {
    id: id(),
    accountId: accountId(),
    method: text('method').$type<TransferMethod>().notNull(),
    details: jsonb('details').$type<Omit<BankAccount, 'account_number' | 'iban'>>().notNull(),
    /** Encrypted account number or IBAN. */
    number: text('number').notNull(),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** Soft delete, because earlier payments refer to the row. */
    removedAt: instant('removed_at'),
    /** No payments to this account before this time. */
    heldUntil: instant('held_until'),
    /** Details before the pending change, with encrypted number. Null for a new account. */
    heldBefore: jsonb('held_before').$type<{
      method: TransferMethod;
      details: Omit<BankAccount, 'account_number' | 'iban'>;
      number: string;
      paysOnly?: boolean;
    }>(),
    /** Added in an application without an identity check: may pay but not receive money. */
    paysOnly: boolean('pays_only').notNull().default(false),
  },
  (t) => [index('bank_accounts_account').on(t.accountId)],
);

export const brokerageAccounts = pgTable(
  'brokerage_accounts',
  {
    id: id(),
    accountId: accountId(),
    details: jsonb('details').$type<Omit<BrokerageAccount, 'account_number'>>().notNull(),
    /** Encrypted account number. */
    number: text('number').notNull(),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    removedAt: instant('removed_at'),
  },
  (t) => [index('brokerage_accounts_account').on(t.accountId)],
);

/** Destination of an investment's distributions. */
export const distributionInstructions = pgTable(
  'distribution_instructions',
  {
    investmentId: investmentId().primaryKey(),
    accountId: accountId(),
    delivery: text('delivery').$type<DeliveryOption>().notNull(),
    /** For cash. */
    bankAccountId: text('bank_account_id').references(() => bankAccounts.id),
    /** For stock. */
    brokerageAccountId: text('brokerage_account_id').references(() => brokerageAccounts.id),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    index('distribution_instructions_bank_account').on(t.bankAccountId),
    index('distribution_instructions_brokerage_account').on(t.brokerageAccountId),
  ],
);

export const redemptions = pgTable(
  'redemptions',
  {
    id: id(),
    accountId: accountId(),
    investmentId: investmentId(),
    status: text('status').$type<RedemptionStatus>().notNull(),
    type: text('type').$type<RedemptionType>().notNull(),
    /** Null for a full redemption until it completes, at the value of the units on that day. */
    amount: cents('amount'),
    redemptionDay: date('redemption_day', { mode: 'string' }).notNull(),
    updateBankAccount: boolean('update_bank_account').notNull(),
    /** Payee. Null for an IRA, whose custodian is paid. */
    bankAccountId: text('bank_account_id').references(() => bankAccounts.id),
    /** The fund's payment terms at the time of the request. */
    payoutDays: integer('payout_days').notNull().default(30),
    holdback: numeric('holdback').notNull().default('0'),
    requestedAt: instant('requested_at').notNull(),
    completedAt: instant('completed_at'),
    rejectionReason: text('rejection_reason').$type<RedemptionRejectionReason>(),
    /** Note of staff on the rejection. */
    note: text('note'),
  },
  (t) => [
    index('redemptions_account').on(t.accountId),
    index('redemptions_investment').on(t.investmentId),
    uniqueIndex('redemptions_one_ongoing')
      .on(t.investmentId)
      .where(sql`status in ('requested', 'approved')`),
  ],
);

/** Documents with the terms of a redemption, one for each request and change. */
export const redemptionDocuments = pgTable(
  'redemption_documents',
  {
    redemptionId: refers('redemption_id', () => redemptions.id),
    fileId: refers('file_id', () => files.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.redemptionId, t.fileId] }),
    index('redemption_documents_file').on(t.fileId),
  ],
);

export const capitalCalls = pgTable(
  'capital_calls',
  {
    id: id(),
    accountId: accountId(),
    investmentId: investmentId(),
    status: text('status').$type<CapitalCallStatus>().notNull(),
    amount: cents('amount').notNull(),
    dueDate: date('due_date', { mode: 'string' }).notNull(),
    noticeFileId: refers('notice_file_id', () => files.id),
    issuedAt: instant('issued_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (t) => [
    index('capital_calls_notice').on(t.noticeFileId),
    index('capital_calls_investment').on(t.investmentId),
    uniqueIndex('capital_calls_one_issued')
      .on(t.investmentId)
      .where(sql`status = 'issued'`),
  ],
);

/** Decisions of staff on referral credits. At most one is in force per friend and account. */
export const referralCredits = pgTable(
  'referral_credits',
  {
    id: id(),
    /** Account that gets the credit: the friend's, or the one that invited the friend. */
    accountId: accountId(),
    friendId: refers('friend_id', () => accounts.id),
    status: text('status').$type<ReferralCreditStatus>().notNull(),
    amount: cents('amount').notNull(),
    /** Of the payment or the rejection. */
    date: date('date', { mode: 'string' }).notNull(),
    /** Of the payment. */
    reference: text('reference'),
    /** Reason of the rejection, shown to the investor. */
    reason: text('reason'),
    /** Reason for taking the decision back, shown to the investor. */
    reversalReason: text('reversal_reason'),
    decidedAt: instant('decided_at').notNull(),
  },
  (t) => [
    index('referral_credits_account').on(t.accountId),
    uniqueIndex('referral_credits_one')
      .on(t.friendId, t.accountId)
      .where(sql`status <> 'reversed'`),
  ],
);

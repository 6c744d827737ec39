import type {
  CapitalCallStatus,
  DeliveryOption,
  DocumentType,
  InvestmentStatus,
  InvestorType,
  PerformanceFigure,
  PerformancePeriod,
  ProductDocumentGroup,
  RedemptionStatus,
  RedemptionType,
  ReferralStatus,
  TransactionType,
  TransferMethod,
} from '@quoin/rules';
import { category, notStated, productStatus } from './product-terms';

// The domain's closed lists, shown by several components. Each is a separate constant, so that an app loads only those used.
export const investorType = {
  individual: 'Individual',
  joint_tenants_in_common: 'Joint tenants in common',
  joint_rights_of_survivorship: 'Joint tenants with rights of survivorship',
  joint_community_property: 'Spouses with community property',
  ira: 'Self-directed IRA',
  entity: 'Entity',
  trust: 'Trust',
} satisfies Record<InvestorType, string>;
export const transactionType = {
  transferred_in: 'Transferred in',
  funds_received: 'Funds received',
  funds_redeemed: 'Funds redeemed',
  dividend: 'Dividend',
  transfer_out: 'Transfer out',
  funds_returned: 'Funds returned',
  distribution: 'Distribution',
  subscription_fee_charged: 'Subscription fee charged',
  management_fee_charged: 'Management fee charged',
  fees_paid: 'Fees paid',
} satisfies Record<TransactionType, string>;
export const documentType = {
  notices_and_requests: 'Notices and requests',
  subscription_documents: 'Subscription documents',
  investor_statements: 'Investor statements',
  tax_documents: 'Tax documents',
  bank_account_change_requests: 'Bank account change requests',
  audited_reports: 'Audited reports',
  wire_instructions: 'Wire instructions',
  due_diligence: 'Due diligence',
  performance: 'Performance',
  sample_documents_for_signature: 'Sample documents for signature',
  read_only: 'For reference',
  legal: 'Legal',
  product_book: 'Product book',
} satisfies Record<DocumentType | ProductDocumentGroup, string>;
export const investmentStatus = {
  completing_information: 'Completing Information',
  completing_application: 'Completing Application',
  application_review: 'Application Under Review',
  pending_signature: 'Pending Signature',
  being_reviewed: 'Being Reviewed',
  approved: 'Approved',
  fund_received: 'Fund Received',
  action_needed: 'Action Needed',
  re_signature_needed: 'Re-signature Needed',
  canceled: 'Canceled',
  rejected: 'Rejected',
  current: 'Current',
  past: 'Past',
} satisfies Record<InvestmentStatus, string>;
export const transferMethod = { wire: 'Wire', ach: 'ACH' } satisfies Record<TransferMethod, string>;
export const capitalCallStatus = {
  issued: 'Issued',
  funded: 'Funded',
  cancelled: 'Canceled',
} satisfies Record<CapitalCallStatus, string>;
export const redemptionType = { full: 'Full', partial: 'Partial' } satisfies Record<RedemptionType, string>;
export const redemptionStatus = {
  requested: 'Requested',
  approved: 'Approved',
  completed: 'Completed',
  cancelled: 'Canceled',
  rejected: 'Rejected',
} satisfies Record<RedemptionStatus, string>;
export const deliveryOption = { stock: 'Stock', cash: 'Cash' } satisfies Record<DeliveryOption, string>;
export const performancePeriod = {
  inception_to_date: 'Inception to date',
  year_to_date: 'Year to date',
  past_1_year: 'Past 1 year',
  past_3_years: 'Past 3 years',
  all: 'All',
} satisfies Record<PerformancePeriod, string>;
export const performanceFigure = {
  beginning_balance: 'Beginning balance',
  contribution: 'Contribution',
  dividends_received: 'Dividends received',
  withdrawn: 'Redeemed or transferred out',
  fees_paid: 'Fees paid on top',
  net_gain_loss: 'Net gain/loss',
  current_nav: 'Current NAV',
  rate_of_return: 'Rate of return (time-weighted)',
  xirr: 'Internal rate of return (IRR, per year)',
  tvpi: 'TVPI',
  dpi: 'DPI',
  moic: 'MOIC',
} satisfies Record<PerformanceFigure, string>;
export const referralStatus = {
  registered: 'Signed up',
  activated: 'Account active',
  invested: 'Invested',
  expired: 'Expired',
  paid: 'Credit paid',
  rejected: 'Credit rejected',
} satisfies Record<ReferralStatus, string>;

export const terms = {
  category,
  investorType,
  transactionType,
  documentType,
  notStated,
  productStatus,
  investmentStatus,
  transferMethod,
  capitalCallStatus,
  redemptionType,
  redemptionStatus,
  deliveryOption,
  performancePeriod,
  performanceFigure,
  referralStatus,
};

// The enumerations of the business, in display order.

export const INVESTOR_TYPES = [
  'individual',
  'joint_tenants_in_common',
  'joint_rights_of_survivorship',
  'joint_community_property',
  'ira',
  'entity',
  'trust',
] as const;
export type InvestorType = (typeof INVESTOR_TYPES)[number];

/** The types that a user can open without support. */
export const SELF_SERVICE_INVESTOR_TYPES = ['individual', 'ira'] as const satisfies readonly InvestorType[];
export type SelfServiceInvestorType = (typeof SELF_SERVICE_INVESTOR_TYPES)[number];

/** The types that support opens after a review of their legal documents. */
export const INVESTOR_TYPES_BY_SUPPORT: readonly InvestorType[] = INVESTOR_TYPES.filter(
  (type) => !SELF_SERVICE_INVESTOR_TYPES.some((own) => own === type),
);

export const isJoint = (type: InvestorType): boolean => type.startsWith('joint_');

/** Whether the investor is an entity or a trust. Such an investor has a country of formation and no occupation. */
export const isOrganization = (type: InvestorType): boolean => type === 'entity' || type === 'trust';

export const ACCOUNT_STATUSES = ['registered', 'activated', 'disabled'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

export const PRODUCT_CATEGORIES = [
  'fixed_income',
  'crypto',
  'real_estate',
  'alternative_private_market',
  'private_equity',
  'hedge_fund',
  'pre_ipo',
] as const;
export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number];

export const PRODUCT_STATUSES = ['upcoming', 'published', 'closed', 'exited'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

/** A reserved allocation. It can be changed or withdrawn until its product opens; then an application uses it. */
export const RESERVATION_STATUSES = ['reserved', 'withdrawn', 'used'] as const;
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number];

export const MARKET_CORRELATIONS = ['low', 'mid', 'high'] as const;
export type MarketCorrelation = (typeof MARKET_CORRELATIONS)[number];

/** The layers of an access fund, from the fund that investors buy to the final assets. */
export const LOOK_THROUGH_KINDS = [
  'access_fund',
  'feeder_fund',
  'master_fund',
  'partnership',
  'special_purpose_vehicle',
  'company',
  'assets',
] as const;
export type LookThroughKind = (typeof LOOK_THROUGH_KINDS)[number];

/** The redemption days of a fund. */
export const REDEMPTION_FREQUENCIES = [
  'any_day',
  'month_ends',
  'quarter_ends',
  'year_ends',
  'never',
] as const;
export type RedemptionFrequency = (typeof REDEMPTION_FREQUENCIES)[number];

/** The reasons why an investment cannot be redeemed at all. */
export const REDEMPTION_BARRIERS = ['not_current', 'not_valued', 'never'] as const;
export type RedemptionBarrier = (typeof REDEMPTION_BARRIERS)[number];

export const PRODUCT_ELIGIBILITIES = ['ira', 'us', 'international'] as const;
export type ProductEligibility = (typeof PRODUCT_ELIGIBILITIES)[number];

export const INVESTMENT_STATUSES = [
  'completing_information',
  'completing_application',
  'application_review',
  'pending_signature',
  'being_reviewed',
  'approved',
  'fund_received',
  'action_needed',
  're_signature_needed',
  'canceled',
  'rejected',
  'current',
  'past',
] as const;
export type InvestmentStatus = (typeof INVESTMENT_STATUSES)[number];

export const APPLICATION_STATES = ['incomplete', 'information_complete', 'agreement_signed'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** Filters of the product list: applications in progress and signed applications. */
export const APPLICATION_FILTERS = ['incomplete', 'complete'] as const;
export type ApplicationFilter = (typeof APPLICATION_FILTERS)[number];

/** Orders of the product list; without one it has the order of the catalogue. */
export const PRODUCT_ORDERS = ['minimum', 'expected_return', 'closing_soon'] as const;
export type ProductOrder = (typeof PRODUCT_ORDERS)[number];

/** The five steps of an application, in order. */
export const APPLICATION_STEPS = [
  'qualification',
  'investor_information',
  'status_and_experience',
  'upload_files',
  'amount_and_signature',
] as const;
export type ApplicationStep = (typeof APPLICATION_STEPS)[number];

export const INVESTOR_DOCUMENT_TYPES = [
  'proof_of_id',
  'proof_of_address',
  'formation_documents',
  'proof_of_qualification',
  'others',
] as const;
export type InvestorDocumentType = (typeof INVESTOR_DOCUMENT_TYPES)[number];

/** The proofs that an application needs for completion and approval. */
export const REQUIRED_PROOFS = [
  'proof_of_id',
  'proof_of_address',
  'formation_documents',
] as const satisfies InvestorDocumentType[];

/** The proofs that an investor can give. Only entities and trusts have formation documents. */
export const getProofTypes = (type: InvestorType): readonly InvestorDocumentType[] =>
  INVESTOR_DOCUMENT_TYPES.filter((proof) => proof !== 'formation_documents' || isOrganization(type));

/** The required ones among them. */
export const getRequiredProofs = (type: InvestorType): readonly InvestorDocumentType[] =>
  getProofTypes(type).filter((proof) => REQUIRED_PROOFS.some((one) => one === proof));

export const DOCUMENT_TYPES = [
  'notices_and_requests',
  'subscription_documents',
  'investor_statements',
  'tax_documents',
  'bank_account_change_requests',
  'audited_reports',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** The groups of a product's documents. */
export const PRODUCT_DOCUMENT_GROUPS = [
  'wire_instructions',
  'due_diligence',
  'performance',
  'sample_documents_for_signature',
  'read_only',
  'legal',
  'product_book',
] as const;
export type ProductDocumentGroup = (typeof PRODUCT_DOCUMENT_GROUPS)[number];

/** Money or units move. */
export const PAYMENT_TYPES = [
  'transferred_in',
  'funds_received',
  'funds_redeemed',
  'dividend',
  'transfer_out',
  'funds_returned',
  'distribution',
  'fees_paid',
] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** A charge is owed, not paid: it moves neither money nor units. */
const FEE_CHARGE_TYPES = ['subscription_fee_charged', 'management_fee_charged'] as const;
export type FeeChargeType = (typeof FEE_CHARGE_TYPES)[number];

export const TRANSACTION_TYPES = [...PAYMENT_TYPES, ...FEE_CHARGE_TYPES] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

export const isFeeCharge = (type: TransactionType): type is FeeChargeType =>
  FEE_CHARGE_TYPES.some((one) => one === type);

export const TRANSFER_METHODS = ['wire', 'ach'] as const;
export type TransferMethod = (typeof TRANSFER_METHODS)[number];

/** ACH needs the permission of the product. An IRA cannot use it, because its custodian pays by wire. */
export const canPayByAch = (of: {
  product: { achPermitted: boolean };
  investor: { investorType: InvestorType };
}): boolean => of.product.achPermitted && of.investor.investorType !== 'ira';

export const CAPITAL_CALL_STATUSES = ['issued', 'funded', 'cancelled'] as const;
export type CapitalCallStatus = (typeof CAPITAL_CALL_STATUSES)[number];

export const REDEMPTION_TYPES = ['full', 'partial'] as const;
export type RedemptionType = (typeof REDEMPTION_TYPES)[number];

export const REDEMPTION_STATUSES = ['requested', 'approved', 'completed', 'cancelled', 'rejected'] as const;
export type RedemptionStatus = (typeof REDEMPTION_STATUSES)[number];

/** An investment has at most one ongoing redemption. It must be cancelled before another one is submitted. */
export const ONGOING_REDEMPTION_STATUSES = ['requested', 'approved'] as const;
export const isOngoingRedemption = (status: RedemptionStatus): boolean =>
  ONGOING_REDEMPTION_STATUSES.some((one) => one === status);

/** The delivery of distributions: shares in kind to a brokerage account, or cash to a bank account. */
export const DELIVERY_OPTIONS = ['stock', 'cash'] as const;
export type DeliveryOption = (typeof DELIVERY_OPTIONS)[number];

/** `all` is the whole record, including payments before the effective date. */
export const PERFORMANCE_PERIODS = [
  'inception_to_date',
  'year_to_date',
  'past_1_year',
  'past_3_years',
  'all',
] as const;
export type PerformancePeriod = (typeof PERFORMANCE_PERIODS)[number];

export const PERFORMANCE_FIGURES = [
  'beginning_balance',
  'contribution',
  'dividends_received',
  'withdrawn',
  'fees_paid',
  'net_gain_loss',
  'current_nav',
  'rate_of_return',
  'xirr',
  'tvpi',
  'dpi',
  'moic',
] as const;
export type PerformanceFigure = (typeof PERFORMANCE_FIGURES)[number];

/** The unit of each figure. */
export const PERFORMANCE_UNITS = {
  beginning_balance: 'money',
  contribution: 'money',
  dividends_received: 'money',
  withdrawn: 'money',
  fees_paid: 'money',
  net_gain_loss: 'money',
  current_nav: 'money',
  rate_of_return: 'percent',
  xirr: 'percent',
  tvpi: 'multiple',
  dpi: 'multiple',
  moic: 'multiple',
} as const satisfies Record<PerformanceFigure, 'money' | 'percent' | 'multiple'>;

/** The reason for a period without figures: shorter holding period, not started, or no valuation inside the period. */
export const PERFORMANCE_GAPS = ['held_for_less', 'not_current', 'not_valued'] as const;
export type PerformanceGap = (typeof PERFORMANCE_GAPS)[number];

/**
 * The reason for a missing rate: no rate solves the flows, several rates do, the days are too close together for a yearly
 * rate, or there was no capital.
 */
export const UNDETERMINED_RATES = ['no_root', 'several_roots', 'out_of_range', 'no_capital'] as const;
export type UndeterminedRate = (typeof UNDETERMINED_RATES)[number];

/** What staff decided on a credit. */
export const CREDIT_DECISIONS = ['paid', 'rejected'] as const;
export type CreditDecision = (typeof CREDIT_DECISIONS)[number];

/** The status of an invited friend. The first investment earns the credits. */
export const REFERRAL_STATUSES = [
  'registered',
  'activated',
  'invested',
  'expired',
  ...CREDIT_DECISIONS,
] as const;
export type ReferralStatus = (typeof REFERRAL_STATUSES)[number];

/** Accounts that get a credit for a first investment. */
export const CREDIT_RECEIVERS = ['referrer', 'friend'] as const;
export type CreditReceiver = (typeof CREDIT_RECEIVERS)[number];

/** A decision that was taken back leaves the credit to be paid again. */
export const REFERRAL_CREDIT_STATUSES = [...CREDIT_DECISIONS, 'reversed'] as const;
export type ReferralCreditStatus = (typeof REFERRAL_CREDIT_STATUSES)[number];

/** Lines of the portfolio composition; they total 100 %. */
export const PORTFOLIO_ASSETS = [
  'equities',
  'fixed_income',
  'options_and_futures',
  'cash',
  'real_estate',
  'private_equity_and_hedge_funds',
  'other',
] as const;
export type PortfolioAsset = (typeof PORTFOLIO_ASSETS)[number];

export const ENVELOPE_STATUSES = [
  'preparing',
  'sent',
  'viewed',
  'sealing',
  'signed',
  'expired',
  'cancelled',
] as const;
export type EnvelopeStatus = (typeof ENVELOPE_STATUSES)[number];

/** The documents that an envelope can contain: the subscription agreement, and payment instructions. */
export const ENVELOPE_KINDS = [
  'subscription_agreement',
  'ach_authorization',
  'distribution_instruction',
  'bank_account_change',
] as const;
export type EnvelopeKind = (typeof ENVELOPE_KINDS)[number];

/** The purposes of an identity check. An access code is valid for one purpose. */
export const IDENTITY_PURPOSES = [
  'documents',
  'ach_form',
  'distribution_instruction',
  'bank_account',
  'redemption',
] as const;
export type IdentityPurpose = (typeof IDENTITY_PURPOSES)[number];

/** The overdue steps of other parties in a redemption whose day has passed. */
export const AWAITED_OF_REDEMPTION = ['approval', 'completion'] as const;
export type AwaitedOfRedemption = (typeof AWAITED_OF_REDEMPTION)[number];

/** All overdue steps of other parties, which need no action by the investor. */
export const AWAITED_OF_OTHERS = [...AWAITED_OF_REDEMPTION, 'document'] as const;
export type AwaitedOfOthers = (typeof AWAITED_OF_OTHERS)[number];

/** The kinds of calendar events. */
export const CALENDAR_KINDS = [
  'funds_send_by',
  'capital_call_due',
  'signature_due',
  'redemption_request_due',
  'redemption_day',
  'redemption_payout',
  'statement_expected',
  'tax_document_expected',
] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

export const DATA_EXPORT_STATUSES = ['preparing', 'ready'] as const;
export type DataExportStatus = (typeof DATA_EXPORT_STATUSES)[number];

export const DELETION_STATUSES = ['requested', 'withdrawn', 'refused', 'done'] as const;
export type DeletionStatus = (typeof DELETION_STATUSES)[number];

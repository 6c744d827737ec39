// What an investor fills in, step by step. A draft may hold any part of it; `problemsOfStep` says what is missing.
import type { PortfolioAsset, TransferMethod } from '../investing-terms';

export const ACCREDITED_BASES = [
  'income',
  'joint_income',
  'net_worth',
  'fund_insider',
  'securities_licence',
  'knowledgeable_employee',
  'none',
] as const;
export type AccreditedBasis = (typeof ACCREDITED_BASES)[number];

export const EMPLOYMENT_STATUSES = [
  'employed',
  'self_employed',
  'retired',
  'student',
  'not_employed',
] as const;
export type EmploymentStatus = (typeof EMPLOYMENT_STATUSES)[number];

export const NATIONAL_ID_TYPES = ['ssn', 'tin', 'national_id', 'passport', 'driver_licence'] as const;
export type NationalIdType = (typeof NATIONAL_ID_TYPES)[number];

export const INVESTMENT_OBJECTIVES = [
  'growth',
  'income',
  'preservation',
  'speculation',
  'diversification',
] as const;
export const RISK_PROFILES = ['conservative', 'moderate', 'aggressive'] as const;
export const LIQUIDITY_NEEDS = ['low', 'medium', 'high'] as const;
export const TIME_HORIZONS = ['under_3_years', '3_to_5_years', '5_to_10_years', 'over_10_years'] as const;
export const WEALTH_SOURCES = [
  'salary',
  'business',
  'investments',
  'inheritance',
  'property_sale',
  'gift',
  'other',
] as const;

export interface QualificationValues {
  accredited_basis?: AccreditedBasis;
  qualified_client?: boolean;
  qualified_purchaser?: boolean;
  us_natural_person_resident?: boolean;
  /** The investor attests that the statements above are true. */
  attested?: boolean;
}

export interface Address {
  /** ISO 3166-1 alpha-2 */
  country?: string;
  line_1?: string;
  line_2?: string;
  city?: string;
  state?: string;
  zip?: string;
}

export interface Signer {
  first_name?: string;
  last_name?: string;
  email?: string;
  /** YYYY-MM-DD */
  date_of_birth?: string;
  employment_status?: EmploymentStatus;
  id_type?: NationalIdType;
  /** Write-only: a reply never carries it, it carries `id_number_masked`. */
  id_number?: string;
  id_number_masked?: string;
  /** ISO country that issued a passport or licence. */
  id_country?: string;
}

export interface InterestedParty {
  name?: string;
  /** To the investor, in words. */
  relationship?: string;
  email?: string;
  phone_region?: string;
  phone_number?: string;
}

export interface InvestorInformationValues {
  investor_name?: string;
  /** ISO 3166-1 alpha-2 */
  nationality?: string;
  permanent_address?: Address;
  mailing_same?: boolean;
  mailing_address?: Address;
  phone_region?: string;
  phone_number?: string;
  signers?: Signer[];
  /** Of entities and trusts: an employee benefit plan under Title I of ERISA, or its assets. */
  erisa_plan?: boolean;
  /** Of entities and trusts: a plan or account under section 4975 of the Code, or its assets. */
  code_4975_plan?: boolean;
  /** Whole basis points of the investor's assets that are plan assets. */
  plan_assets_bp?: number;
  /** Beside those who sign; often none. */
  interested_parties?: InterestedParty[];
  has_sales_representative?: boolean;
  sales_firm?: string;
  sales_name?: string;
  sales_email?: string;
  /** Related-party questions 1a, 1b and 2. */
  related_to_member_firm?: boolean;
  related_to_public_company?: boolean;
  senior_political_figure?: boolean;
}

export interface CompositionLine {
  /** Whole basis points, 0 to 10,000. */
  share_bp?: number;
  years?: number;
}
export type Composition = Partial<Record<PortfolioAsset, CompositionLine>>;

export interface StatusAndExperienceValues {
  sophistication_acknowledged?: boolean;
  composition?: Composition;
  investment_objective?: (typeof INVESTMENT_OBJECTIVES)[number];
  risk_profile?: (typeof RISK_PROFILES)[number];
  wealth_source?: (typeof WEALTH_SOURCES)[number];
  wealth_source_other?: string;
  occupation?: string;
  employer?: string;
  liquidity_need?: (typeof LIQUIDITY_NEEDS)[number];
  time_horizon?: (typeof TIME_HORIZONS)[number];
  /** Decimal dollars, two places, as all money on the wire. */
  income_last_year?: string;
  income_year_before?: string;
  net_worth?: string;
  liquid_net_worth?: string;
  total_investments?: string;
}

/** The files themselves live with the investor; the step is complete when the required types are there. */
export type UploadFilesValues = Record<string, never>;

export interface AmountAndSignatureValues {
  /** Decimal dollars, two places. */
  commitment?: string;
  preferred_method?: TransferMethod;
  /** Of the account on record that pays; an IRA is paid for by its custodian. */
  bank_account_id?: string;
  /** Ids of the product's must-read documents that were opened to the end and ticked. */
  must_read?: string[];
}

export interface ApplicationValues {
  qualification: QualificationValues;
  investor_information: InvestorInformationValues;
  status_and_experience: StatusAndExperienceValues;
  upload_files: UploadFilesValues;
  amount_and_signature: AmountAndSignatureValues;
}

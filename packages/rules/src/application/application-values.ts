// The types of an application's values, derived from the table of its answers.
import type { PortfolioAsset } from '../investing-terms';
import type {
  ACCREDITED_OWNER,
  ADDRESS,
  ANSWERS,
  BENEFICIAL_OWNER,
  INTERESTED_PARTY,
  SIGNER,
} from './answers';

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

/** What a person with a Social Security number may show beside it. */
export const SECOND_DOCUMENT_TYPES = [
  'passport',
  'driver_licence',
] as const satisfies readonly NationalIdType[];

export const ENTITY_KINDS = [
  'limited_liability_company',
  'corporation',
  'limited_partnership',
  'general_partnership',
  'nonprofit',
  'business_trust',
  'other_entity',
] as const;
export type EntityKind = (typeof ENTITY_KINDS)[number];

export const TRUST_KINDS = [
  'revocable_trust',
  'irrevocable_trust',
  'retirement_plan_trust',
  'other_trust',
] as const;
export type TrustKind = (typeof TRUST_KINDS)[number];

/** The kinds of tax number of an entity or a trust. */
export const TAX_NUMBER_TYPES = ['ein', 'ssn', 'foreign'] as const;
export type TaxNumberType = (typeof TAX_NUMBER_TYPES)[number];

/** The capacities in which people sign for entities and trusts. */
export const SIGNER_CAPACITIES = [
  'trustee',
  'manager',
  'managing_member',
  'general_partner',
  'officer',
  'director',
  'authorized_person',
] as const;
export type SignerCapacity = (typeof SIGNER_CAPACITIES)[number];

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

export interface CompositionLine {
  /** Whole basis points, 0 to 10,000. */
  share_bp?: number;
  years?: number;
}
export type Composition = Partial<Record<PortfolioAsset, CompositionLine>>;

/** The sections of the form that the portal derives from the table. */
export type FormSection = 'organization' | 'related' | 'status' | 'figures' | 'goals';

/** An answer whose field is derived. The fields of a section are in the order of the table. */
export type SectionAnswer = { section?: FormSection } & (
  | { kind: 'text' | 'long_text' | 'money'; maxLength: number }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'yes_no' }
);

/**
 * The kind of an answer's value, from which its schema, type, form field and printed form are derived.
 * `email` and `date` are stored as typed until they are valid; `money` is decimal dollars with two places.
 */
export type Answer =
  | SectionAnswer
  | { kind: 'email' | 'phone' | 'date' | 'country' | 'region'; maxLength: number }
  /** A state or province, by its code. `country` is the id of the answer with its country, beside it. */
  | { kind: 'state'; maxLength: number; country: string }
  | { kind: 'tick' | 'composition' | 'id' }
  | { kind: 'file' }
  | { kind: 'share'; maximum: number }
  | { kind: 'ids'; maxItems: number }
  | { kind: 'group'; of: Answers }
  | { kind: 'list'; of: Answers; maxItems: number };

/** Answers by id. */
export type Answers = { readonly [id: string]: Answer };

/** The value of one answer. A `file` has none: files are stored with the investor. */
export type ValueOf<A extends Answer> = A extends { kind: 'choice'; options: readonly (infer Option)[] }
  ? Option
  : A extends { kind: 'yes_no' | 'tick' }
    ? boolean
    : A extends { kind: 'share' }
      ? number
      : A extends { kind: 'composition' }
        ? Composition
        : A extends { kind: 'ids' }
          ? string[]
          : A extends { kind: 'group'; of: infer Of extends Answers }
            ? ValuesOf<Of>
            : A extends { kind: 'list'; of: infer Of extends Answers }
              ? ValuesOf<Of>[]
              : string;

/** The values of several answers. A draft may lack any of them. */
export type ValuesOf<As extends Answers> = {
  -readonly [Id in keyof As as As[Id] extends { kind: 'file' } ? never : Id]?: ValueOf<As[Id]>;
};

export type Address = ValuesOf<typeof ADDRESS>;
export type Signer = ValuesOf<typeof SIGNER>;
export type AccreditedOwner = ValuesOf<typeof ACCREDITED_OWNER>;
export type BeneficialOwner = ValuesOf<typeof BENEFICIAL_OWNER>;
export type InterestedParty = ValuesOf<typeof INTERESTED_PARTY>;

/** The answers of an investor, by step. `validateStep` returns the missing ones. */
export type ApplicationValues = { -readonly [S in keyof typeof ANSWERS]: ValuesOf<(typeof ANSWERS)[S]> };
export type QualificationValues = ApplicationValues['qualification'];
export type InvestorInformationValues = ApplicationValues['investor_information'];
export type StatusAndExperienceValues = ApplicationValues['status_and_experience'];
export type AmountAndSignatureValues = ApplicationValues['amount_and_signature'];

/** The id of an answer, of one step or of all. */
export type AnswerId<S extends keyof typeof ANSWERS = keyof typeof ANSWERS> = S extends unknown
  ? Extract<keyof (typeof ANSWERS)[S], string>
  : never;

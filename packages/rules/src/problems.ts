// Names of all validation problems. The contract has a message for each name and language.
import type { Cents } from './money/money';

export const PROBLEMS = [
  // any field
  'required',
  'answer_required',
  'latin_only',
  'character_invalid',
  'country_invalid',
  'country_sanctioned',
  'region_sanctioned',
  'out_of_bounds',

  // join and access
  'email_invalid',
  'email_registered',
  'phone_invalid',
  'phone_too_long',
  'phone_extension',
  'phone_without_sms',
  'phone_not_offered',
  'code_digits',
  'password_weak',
  'password_incorrect',
  'passwords_differ',
  'terms_required',
  'residence_unsupported',
  'not_accredited',
  'invitation_invalid',

  // start of an application
  'us_resident',
  'us_persons_only',
  'non_us_persons_only',

  // qualification
  'investor_ineligible',
  'test_of_type',
  'accredited_owner_required',
  'attestation_required',

  // investor information
  'residence_not_offered',
  'residence_in_us',
  'residence_differs',
  'formed_in_us',
  'community_property_state',
  'po_box',
  'zip_invalid',
  'postal_code_invalid',
  'state_invalid',
  'kind_not_of_test',
  'tax_number_type',
  'ein_invalid',
  'date_invalid',
  'formation_in_future',
  'beneficial_owner_required',
  'owner_share',
  'ownership_total',
  'capacity_invalid',
  'signer_required',
  'second_signer_required',
  'signers_are_couple',
  'signers_are_owners',
  'signer_twice',
  'birth_date_invalid',
  'under_age',
  'ssn_required',
  'ssn_of_us_persons',
  'ssn_invalid',
  'national_id_invalid',
  'national_id_birth_date',
  'tin_invalid',
  'passport_invalid',
  'driver_licence_invalid',

  // status and experience
  'acknowledgement_required',
  'composition_total',
  'share_invalid',
  'years_required',
  'years_invalid',
  'money_invalid',

  // upload files
  'proof_of_id_missing',
  'proof_of_address_missing',
  'proof_of_address_outdated',
  'formation_documents_missing',

  // amount and signature
  'commitment_multiple',
  'commitment_minimum',
  'commitment_maximum',
  'ach_not_permitted',
  'payer_required',
  'payer_unfit',
  'payer_not_for_method',
  'custodian_pays',
  'must_read_missing',
  'must_read_changed',

  // signature
  'signature_name',
  'signature_too_slight',
  'signature_unreadable',

  // bank account
  'account_holder_name',
  'account_number_invalid',
  'aba_invalid',
  'iban_invalid',
  'bic_invalid',
  'bic_test',
  'iban_country',
  'bic_country',
  'intermediary_incomplete',
  'ach_us_only',
  'dtc_invalid',

  // fees of a product
  'holding_years_invalid',
  'yearly_return_invalid',

  // redemption
  'redemption_available',
  'redemption_full_amount',
  'redemption_account_unused',
  'redemption_day',
  'redemption_day_of_fund',
  'redemption_payee',
  'redemption_no_payee',
  'custodian_receives',
] as const;
export type ProblemName = (typeof PROBLEMS)[number];

/**
 * `day` is YYYY-MM-DD, `country` ISO 3166-1 alpha-2; `at` is an instant in ISO 8601, shown as time of day in New York.
 */
export type ProblemValue =
  string | number | { money: Cents } | { day: string } | { at: string } | { country: string };

export interface Problem {
  name: ProblemName;
  /** Fills the `{placeholders}` of the message, with money, days and countries in the language of the message. */
  values?: Record<string, ProblemValue>;
}

/** Problems by dotted field path (`signers.0.id_number`); empty if the values are valid. */
export type Problems = Record<string, Problem>;

/** Keeps fields with a problem. */
export function gather(found: Record<string, Problem | undefined>): Problems {
  const problems: Problems = {};
  for (const [path, problem] of Object.entries(found)) if (problem) problems[path] = problem;
  return problems;
}

/** Prefixes the paths: `prefixPaths('signers.0', { email })` is `{ 'signers.0.email' }`. */
export function prefixPaths(parent: string, problems: Problems): Problems {
  return Object.fromEntries(
    Object.entries(problems).map(([path, problem]) => [`${parent}.${path}`, problem]),
  );
}

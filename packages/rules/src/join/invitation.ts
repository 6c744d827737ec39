// The statements and attestations of an invited person at sign-up, who may live in any country.
import { canSignUp } from '../countries/country-groups';
import type { InvestorType } from '../investing-terms';
import { gather, type Problem, type Problems } from '../problems';
import { requiredText } from '../required';

/** The qualifications of the person; at least one. */
export const SIGN_UP_QUALIFICATIONS = [
  'accredited_investor',
  'qualified_client',
  'qualified_purchaser',
  'knowledgeable_employee',
] as const;
export type SignUpQualification = (typeof SIGN_UP_QUALIFICATIONS)[number];

export const SIGN_UP_ATTESTATIONS = [
  'statements_are_true',
  'invests_for_own_account',
  'understands_risk_of_loss',
  'was_invited_personally',
  'home_law_permits',
] as const;
export type SignUpAttestation = (typeof SIGN_UP_ATTESTATIONS)[number];

/** The attestations of a resident. Residents of other countries also attest that their law permits the investment. */
export const getAttestations = (country: string): readonly SignUpAttestation[] =>
  SIGN_UP_ATTESTATIONS.filter((one) => one !== 'home_law_permits' || !canSignUp(country));

export interface InvitationValues {
  investor_type?: InvestorType;
  qualifications?: readonly SignUpQualification[];
  attestations?: readonly SignUpAttestation[];
}

/** @param country of residence, ISO 3166-1 alpha-2 */
export const validateInvitation = (values: InvitationValues, country: string): Problems =>
  gather({
    investor_type: requiredText(values.investor_type),
    qualifications: values.qualifications?.length ? undefined : { name: 'answer_required' },
    attestations: validateAttestations(values.attestations ?? [], country),
  });

const validateAttestations = (made: readonly SignUpAttestation[], country: string): Problem | undefined =>
  getAttestations(country).every((one) => made.includes(one)) ? undefined : { name: 'attestation_required' };

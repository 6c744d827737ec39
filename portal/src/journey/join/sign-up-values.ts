// What the steps of a sign-up ask for, what is wrong with it, and how it is sent.
import type { BodyOf } from '@quoin/contract';
import {
  accreditedBasesOf,
  gather,
  phoneRegionOf,
  problemsOfInvitation,
  problemsOfNewPassword,
  problemsOfResidence,
  problemsOfSignUp,
  SIGN_UP_QUALIFICATIONS,
  under,
  type AccreditedBasis,
  type InvestorType,
  type Language,
  type Problems,
  type SignUpAttestation,
  type SignUpQualification,
} from '@quoin/rules';

export interface SignUpFields {
  country: string;
  /** The question of a plain sign-up. */
  accredited: boolean | undefined;
  /** The statement that stands for it in an invited one; `none` is a no. */
  accredited_basis: AccreditedBasis | '';
  invitation: {
    investor_type: InvestorType | '';
    /** What the person is besides accredited. */
    qualifications: SignUpQualification[];
    attestations: SignUpAttestation[];
  };
  first_name: string;
  last_name: string;
  email: string;
  region: string;
  phone_number: string;
  code: string;
  password: string;
  confirmation: string;
  terms_accepted: boolean;
}

export const NO_SIGN_UP: SignUpFields = {
  country: '',
  accredited: undefined,
  accredited_basis: '',
  invitation: { investor_type: '', qualifications: [], attestations: [] },
  first_name: '',
  last_name: '',
  email: '',
  region: 'US',
  phone_number: '',
  code: '',
  password: '',
  confirmation: '',
  terms_accepted: false,
};

/** Never stored. */
export const SIGN_UP_SECRETS: readonly string[] = ['code', 'password', 'confirmation'];

/** Until a number is typed, its region is that of the residence, or the first one if no code can be sent there. */
export const withPhoneRegion = (values: SignUpFields): SignUpFields =>
  values.phone_number === ''
    ? { ...values, region: phoneRegionOf(values.country)?.key ?? NO_SIGN_UP.region }
    : values;

/** What the browser alone checks of the account, the same in both ways to one. */
const problemsOfAccount = (values: SignUpFields): Problems => ({
  ...problemsOfSignUp(values),
  ...problemsOfNewPassword({ password: values.password, confirmation: values.confirmation }),
});

export const problemsOfPlain = (values: SignUpFields): Problems => ({
  ...problemsOfResidence(values),
  ...problemsOfAccount(values),
});

export function problemsOfInvited(values: SignUpFields): Problems {
  const { accredited, ...residence } = problemsOfResidence(
    { country: values.country, accredited: isAccredited(values) },
    true,
  );
  return {
    ...residence,
    ...gather({ accredited_basis: accredited }),
    ...under('invitation', problemsOfInvitation(statementsOf(values), values.country)),
    ...problemsOfAccount(values),
  };
}

/**
 * The body of `register`, all but the password, which is hashed on the way.
 * @param refId the code of the invitation, with which statements go along
 */
export function accountOf(
  values: SignUpFields,
  language: Language,
  refId: string | undefined,
): Omit<BodyOf<'register'>, 'password'> {
  const { country, first_name, last_name, email, region, phone_number, code, terms_accepted } = values;
  const account = { country, first_name, last_name, email, region, phone_number, code, terms_accepted };
  const common = { ...account, preferred_language: language };
  const { investor_type } = values.invitation;
  if (refId === undefined || investor_type === '')
    return { ...common, accredited: values.accredited === true };
  return {
    ...common,
    accredited: isAccredited(values) === true,
    referral_code: refId,
    invitation: { ...statementsOf(values), investor_type },
  };
}

/**
 * Undefined until a statement of the type of investor was chosen; what is blank, a form leaves out when it is checked.
 */
const isAccredited = ({ accredited_basis: basis, invitation }: Partial<SignUpFields>): boolean | undefined =>
  basis && accreditedBasesOf(invitation?.investor_type || 'individual').includes(basis)
    ? basis !== 'none'
    : undefined;

/** Nobody gets as far as attesting who is not accredited; a knowledgeable employee has said so by that statement. */
function statementsOf({ invitation, accredited_basis }: SignUpFields) {
  const said: readonly string[] = ['accredited_investor', accredited_basis, ...invitation.qualifications];
  return {
    investor_type: invitation.investor_type || undefined,
    qualifications: SIGN_UP_QUALIFICATIONS.filter((one) => said.includes(one)),
    attestations: invitation.attestations,
  };
}

// Form values of sign-up, their validation and the request body.
import type { BodyOf } from '@quoin/contract';
import {
  getAccreditedBases,
  gather,
  getPhoneRegion,
  validateInvitation,
  validateNewPassword,
  validateResidence,
  validateSignUp,
  SIGN_UP_QUALIFICATIONS,
  prefixPaths,
  type AccreditedBasis,
  type InvestorType,
  type Language,
  type Problems,
  type SignUpAttestation,
  type SignUpQualification,
} from '@quoin/rules';

export interface SignUpFields {
  country: string;
  /** Answer in a plain sign-up. */
  accredited: boolean | undefined;
  /** The equivalent statement in an invited sign-up; `none` means no. */
  accredited_basis: AccreditedBasis | '';
  invitation: {
    investor_type: InvestorType | '';
    /** Qualifications besides accredited. */
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

/** Without a number, the region is that of the residence, or the first one if no code can be sent there. */
export const withPhoneRegion = (values: SignUpFields): SignUpFields =>
  values.phone_number === ''
    ? { ...values, region: getPhoneRegion(values.country)?.key ?? NO_SIGN_UP.region }
    : values;

/** Checks of the account that only the browser makes, in both kinds of sign-up. */
const validateAccount = (values: SignUpFields): Problems => ({
  ...validateSignUp(values),
  ...validateNewPassword({ password: values.password, confirmation: values.confirmation }),
});

export const validatePlainSignUp = (values: SignUpFields): Problems => ({
  ...validateResidence(values),
  ...validateAccount(values),
});

export function validateInvitedSignUp(values: SignUpFields): Problems {
  const { accredited, ...residence } = validateResidence(
    { country: values.country, accredited: isAccredited(values) },
    true,
  );
  return {
    ...residence,
    ...gather({ accredited_basis: accredited }),
    ...prefixPaths('invitation', validateInvitation(getStatements(values), values.country)),
    ...validateAccount(values),
  };
}

/**
 * Body of `register` without the password, which is hashed before sending.
 * @param refId referral code of an invitation; statements are sent only with one
 */
export function getAccount(
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
    invitation: { ...getStatements(values), investor_type },
  };
}

/** Undefined until a statement for the type of investor is selected. Formik omits blank values during validation. */
const isAccredited = ({ accredited_basis: basis, invitation }: Partial<SignUpFields>): boolean | undefined =>
  basis && getAccreditedBases(invitation?.investor_type || 'individual').includes(basis)
    ? basis !== 'none'
    : undefined;

/** Users who are not accredited never reach the attestations. A knowledgeable employee is identified by their statement. */
function getStatements({ invitation, accredited_basis }: SignUpFields) {
  const said: readonly string[] = ['accredited_investor', accredited_basis, ...invitation.qualifications];
  return {
    investor_type: invitation.investor_type || undefined,
    qualifications: SIGN_UP_QUALIFICATIONS.filter((one) => said.includes(one)),
    attestations: invitation.attestations,
  };
}

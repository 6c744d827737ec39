// The forms before a session: residence, sign-up, password, sign-in, waitlist. Browser and server check them. Only the
// browser can check the password policy, because it sends a hash.
import { canSignUp } from '../countries/country-groups';
import { isEmail } from '../email';
import { validateCountry } from '../address/address-problems';
import { requiredLatin } from '../address/latin-text';
import { SMS_CODE_LENGTH } from '../limits';
import { meetsPasswordPolicy } from '../password/policy';
import { validatePhone, validatePhoneAnywhere } from '../phone/phone';
import { gather, type Problem, type Problems } from '../problems';
import { parseSentCode } from '../text/compact-code';
import { isBlank, requiredAnswer, requiredText, requiredTick, requiredValid } from '../required';

export interface ResidenceValues {
  /** ISO 3166-1 alpha-2 */
  country?: string;
  accredited?: boolean;
}

/**
 * Step 1. `residence_unsupported` at `country` makes the form offer the waitlist.
 * @param invited by an investor, which allows any country
 */
export function validateResidence({ country, accredited }: ResidenceValues, invited = false): Problems {
  return gather({
    country:
      validateCountry(country) ??
      (invited || (country && canSignUp(country)) ? undefined : { name: 'residence_unsupported' }),
    accredited: accredited === false ? { name: 'not_accredited' } : requiredAnswer(accredited),
  });
}

export interface SignUpValues {
  first_name?: string;
  last_name?: string;
  email?: string;
  /** ISO 3166-1 alpha-2, of the phone. */
  region?: string;
  phone_number?: string;
  /** The SMS code. */
  code?: string;
  terms_accepted?: boolean;
}

/** Step 2 without the password. */
export const validateSignUp = (values: SignUpValues): Problems =>
  gather({
    first_name: requiredLatin(values.first_name),
    last_name: requiredLatin(values.last_name),
    email: validateEmail(values.email),
    phone_number: validatePhone(values.region, values.phone_number),
    code: validateCode(values.code, SMS_CODE_LENGTH),
    terms_accepted: requiredTick(values.terms_accepted, 'terms_required'),
  });

export interface NewPasswordValues {
  password?: string;
  /** The repeated password; undefined if the form has one field only. */
  confirmation?: string;
}

/** A password chosen at sign-up, reset or change. */
export const validateNewPassword = ({ password, ...rest }: NewPasswordValues): Problems =>
  gather({
    password: validatePassword(password),
    confirmation: 'confirmation' in rest ? validateConfirmation(password, rest.confirmation) : undefined,
  });

export interface SignInValues {
  email?: string;
  password?: string;
}

/** Checks only that the fields are filled in. */
export const validateSignIn = ({ email, password }: SignInValues): Problems =>
  gather({ email: validateEmail(email), password: password ? undefined : { name: 'required' } });

export interface WaitlistValues {
  first_name?: string;
  last_name?: string;
  region?: string;
  phone_number?: string;
  email?: string;
}

/**
 * Names may be in any script, because they are not sent to a bank. The phone number needs a country code, because it may
 * belong to another country than the residence. `readPhoneAnywhere` adds the code to a national number.
 */
export const validateWaitlist = (values: WaitlistValues): Problems =>
  gather({
    region: validateCountry(values.region),
    first_name: requiredText(values.first_name),
    last_name: requiredText(values.last_name),
    email: validateEmail(values.email),
    phone_number: validatePhoneAnywhere(values.phone_number),
  });

export const validateEmail = (email: string | undefined): Problem | undefined =>
  requiredValid(email, isEmail, 'email_invalid');

/** A code by SMS (6 digits) or e-mail (5 digits). */
export function validateCode(code: string | undefined, length: number): Problem | undefined {
  if (isBlank(code)) return { name: 'required' };
  return parseSentCode(code, length) === undefined ? { name: 'code_digits', values: { length } } : undefined;
}

function validatePassword(password: string | undefined): Problem | undefined {
  if (!password) return { name: 'required' };
  return meetsPasswordPolicy(password) ? undefined : { name: 'password_weak' };
}

function validateConfirmation(password: string | undefined, again: string | undefined): Problem | undefined {
  if (!again) return { name: 'required' };
  return again === password ? undefined : { name: 'passwords_differ' };
}

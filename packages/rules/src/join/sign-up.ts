// The forms before a session: residence, sign-up, password, sign-in, waitlist. Browser and server check them. Only the
// browser can check the password policy, because it sends a hash.
import { canSignUp } from '../countries/country-groups';
import { isEmail } from '../email';
import { problemOfCountry } from '../address/address-problems';
import { requiredLatin } from '../address/latin-text';
import { SMS_CODE_LENGTH } from '../limits';
import { meetsPasswordPolicy } from '../password/policy';
import { problemOfPhone, problemOfPhoneAnywhere } from '../phone/phone';
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
export function problemsOfResidence({ country, accredited }: ResidenceValues, invited = false): Problems {
  return gather({
    country:
      problemOfCountry(country) ??
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
export const problemsOfSignUp = (values: SignUpValues): Problems =>
  gather({
    first_name: requiredLatin(values.first_name),
    last_name: requiredLatin(values.last_name),
    email: problemOfEmail(values.email),
    phone_number: problemOfPhone(values.region, values.phone_number),
    code: problemOfCode(values.code, SMS_CODE_LENGTH),
    terms_accepted: requiredTick(values.terms_accepted, 'terms_required'),
  });

export interface NewPasswordValues {
  password?: string;
  /** The repeated password; undefined if the form has one field only. */
  confirmation?: string;
}

/** A password chosen at sign-up, reset or change. */
export const problemsOfNewPassword = ({ password, ...rest }: NewPasswordValues): Problems =>
  gather({
    password: problemOfPassword(password),
    confirmation: 'confirmation' in rest ? problemOfConfirmation(password, rest.confirmation) : undefined,
  });

export interface SignInValues {
  email?: string;
  password?: string;
}

/** Checks only that the fields are filled in. */
export const problemsOfSignIn = ({ email, password }: SignInValues): Problems =>
  gather({ email: problemOfEmail(email), password: password ? undefined : { name: 'required' } });

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
export const problemsOfWaitlist = (values: WaitlistValues): Problems =>
  gather({
    region: problemOfCountry(values.region),
    first_name: requiredText(values.first_name),
    last_name: requiredText(values.last_name),
    email: problemOfEmail(values.email),
    phone_number: problemOfPhoneAnywhere(values.phone_number),
  });

export const problemOfEmail = (email: string | undefined): Problem | undefined =>
  requiredValid(email, isEmail, 'email_invalid');

/** A code by SMS (6 digits) or e-mail (5 digits). */
export function problemOfCode(code: string | undefined, length: number): Problem | undefined {
  if (isBlank(code)) return { name: 'required' };
  return parseSentCode(code, length) === undefined ? { name: 'code_digits', values: { length } } : undefined;
}

function problemOfPassword(password: string | undefined): Problem | undefined {
  if (!password) return { name: 'required' };
  return meetsPasswordPolicy(password) ? undefined : { name: 'password_weak' };
}

function problemOfConfirmation(password: string | undefined, again: string | undefined): Problem | undefined {
  if (!again) return { name: 'required' };
  return again === password ? undefined : { name: 'passwords_differ' };
}

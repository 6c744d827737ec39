// Tax numbers of the United States: Social Security numbers and Individual Taxpayer Identification Numbers of people, and
// Employer Identification Numbers, which the IRS gives to entities and trusts.
import { compactCode } from '../text/compact-code';
import { normaliseText } from '../text/normalise-text';

const SSN = /^(?!000|666|9)(\d{3})(?!00)(\d{2})(?!0000)(\d{4})$/;

/**
 * By the ranges of groups that the IRS assigns (Internal Revenue Manual 3.21.263). 93 is of children in adoption, and
 * 987-65-4320 to 4329 are reserved for advertisements.
 */
const ITIN = /^(?!98765432\d)(9\d{2})(5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])(\d{4})$/;

/** The digits of a complete or partial number: `12345` for `SSN: 123-45`. */
export const normaliseSsn = (text: string): string => compactCode(text, 'ssn|itin|social security');

const GROUPED_AS_SSN = /(?:^|\D)\d{3}[ .-]\d{2}[ .-]\d{4}$/;
const GROUPED_AS_EIN = /(?:^|\D)\d{2}[ .-]\d{7}$/;

/**
 * `123-45-6789` for `123456789`, `123 45 6789` or `SSN: 123-45-6789`. Undefined for areas 000 and 666, group 00 and serial
 * 0000, which are never issued (20 CFR 422.103). Accepts the ITIN of a person who cannot have a Social Security number: Form
 * W-9 has one entry for both, and either identifies a US person (31 CFR 1023.220).
 */
export function parseSsn(text: string): string | undefined {
  const digits = normaliseSsn(text);
  const [, ...groups] = SSN.exec(digits) ?? ITIN.exec(digits) ?? [];
  const number = groups.join('-');
  return number === '' || GROUPED_AS_EIN.test(normaliseText(text)) ? undefined : number;
}

export const isSsn = (text: string): boolean => parseSsn(text) !== undefined;

/** A number starts with the prefix of an IRS campus. These prefixes are unassigned. */
const UNASSIGNED_PREFIXES = /^(?:00|07|08|09|17|18|19|28|29|49|69|70|78|79|89|96|97)/;

/**
 * `12-3456789` for `123456789`, `12 3456789` or `EIN: 12-3456789`. Undefined for a prefix that the IRS has not assigned,
 * and for `123-45-6789`, which is a Social Security number.
 */
export function parseEin(text: string): string | undefined {
  const digits = compactCode(text, 'f?ein');
  if (!/^\d{9}$/.test(digits) || UNASSIGNED_PREFIXES.test(digits) || GROUPED_AS_SSN.test(normaliseText(text)))
    return undefined;
  return `${digits.slice(0, 2)}-${digits.slice(2)}`;
}

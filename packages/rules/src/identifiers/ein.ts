// Employer Identification Numbers, which the IRS gives to entities and trusts: `12-3456789`.
import { compactCode } from '../text/compact-code';

/** A number starts with the prefix of an IRS campus. These prefixes are unassigned. */
const UNASSIGNED_PREFIXES = /^(?:00|07|08|09|17|18|19|28|29|49|69|70|78|79|89|96|97)/;

/** `12-3456789` for `123456789`, `12 3456789` or `EIN: 12-3456789`. Undefined for a prefix that the IRS has not assigned. */
export function parseEin(text: string): string | undefined {
  const digits = compactCode(text, 'f?ein');
  if (!/^\d{9}$/.test(digits) || UNASSIGNED_PREFIXES.test(digits)) return undefined;
  return `${digits.slice(0, 2)}-${digits.slice(2)}`;
}

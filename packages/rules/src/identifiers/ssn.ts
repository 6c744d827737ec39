// Social Security numbers: three groups, with values that are never issued.
import { compactCode } from '../text/compact-code';

const SSN = /^(?!000|666|9)(\d{3})(?!00)(\d{2})(?!0000)(\d{4})$/;

/** The digits of a complete or partial number: `12345` for `SSN: 123-45`. */
export const normaliseSsn = (text: string): string => compactCode(text, 'ssn|social security');

/**
 * `123-45-6789` for `123456789`, `123 45 6789` or `SSN: 123-45-6789`. Undefined for areas 000, 666 and 900-999, group 00
 * and serial 0000, which are never issued (20 CFR 422.103).
 */
export function parseSsn(text: string): string | undefined {
  const [, ...groups] = SSN.exec(normaliseSsn(text)) ?? [];
  return groups.length > 0 ? groups.join('-') : undefined;
}

export const isSsn = (text: string): boolean => parseSsn(text) !== undefined;

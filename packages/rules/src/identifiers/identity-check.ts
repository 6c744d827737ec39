// By which number an investor shows who they are before documents, redemptions and payment forms are opened.
import type { NationalIdType } from '../application/application-values';
import { normaliseText } from '../text/normalise-text';
import { isUsResidence } from '../countries/country-groups';

/** Of these numbers only the last signs are asked for, of a passport or driver's licence the whole. */
const BY_TAIL: readonly NationalIdType[] = ['ssn', 'national_id', 'tin'];
const TAIL = 4;

/** How many last signs of such a number are asked for; undefined for the whole of it. */
export const identityTail = (type: NationalIdType): number | undefined =>
  BY_TAIL.includes(type) ? TAIL : undefined;

/** The numbers that do for an investor of a country (ISO 3166-1 alpha-2), the usual one first. */
export function identityChecksFor(country: string): readonly NationalIdType[] {
  return [usualNumber(country), 'passport', 'driver_licence'];
}

/**
 * Whether what was entered is the number on file: its last four signs, or the whole of a passport or licence. Spaces,
 * dashes and the case of letters do not count.
 */
export function isIdentity(type: NationalIdType, onFile: string, entered: string): boolean {
  const [number, given] = [signsOf(onFile), signsOf(entered)];
  const tail = identityTail(type);
  if (tail === undefined) return number !== '' && given === number;
  return given.length === tail && number.length >= tail && number.endsWith(given);
}

const signsOf = (text: string) =>
  normaliseText(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

function usualNumber(country: string): NationalIdType {
  if (isUsResidence(country)) return 'ssn';
  return country === 'CN' ? 'national_id' : 'tin';
}

// The number that an investor enters in the identity check before documents, redemptions and payment forms open.
import type { NationalIdType } from '../application/application-values';
import { normaliseText } from '../text/normalise-text';
import { isUsResidence } from '../countries/country-groups';

/** The check needs only the last characters of these numbers, but the whole number of a passport or driver's licence. */
const TAIL_TYPES: readonly NationalIdType[] = ['ssn', 'national_id', 'tin'];
const TAIL_LENGTH = 4;

/** The number of last characters that the check needs; undefined for the whole number. */
export const identityTail = (type: NationalIdType): number | undefined =>
  TAIL_TYPES.includes(type) ? TAIL_LENGTH : undefined;

/** The kinds of number that an investor of a country (ISO 3166-1 alpha-2) may use, the most common first. */
export function identityChecksFor(country: string): readonly NationalIdType[] {
  return [getUsualNumberType(country), 'passport', 'driver_licence'];
}

/**
 * Whether the entry matches the number on file: the last four characters, or the whole number of a passport or licence.
 * Ignores spaces, dashes and case.
 */
export function isIdentity(type: NationalIdType, onFile: string, entered: string): boolean {
  const [number, given] = [getLettersAndDigits(onFile), getLettersAndDigits(entered)];
  const tail = identityTail(type);
  if (tail === undefined) return number !== '' && given === number;
  return given.length === tail && number.length >= tail && number.endsWith(given);
}

const getLettersAndDigits = (text: string) =>
  normaliseText(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

function getUsualNumberType(country: string): NationalIdType {
  if (isUsResidence(country)) return 'ssn';
  return country === 'CN' ? 'national_id' : 'tin';
}

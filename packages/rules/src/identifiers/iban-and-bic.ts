// The checks that need the registries of their standards: a page loads them when there is a number to check.
import { isValidBIC, isValidIBAN } from 'ibantools';
import { normaliseBic, normaliseIban } from './bank';

/** Any spacing and case; length, structure and checksum of its country (ISO 13616). */
export const isIban = (text: string): boolean => isValidIBAN(normaliseIban(text));

/** Eight or eleven characters, any case (ISO 9362). */
export const isBic = (text: string): boolean => isValidBIC(normaliseBic(text));

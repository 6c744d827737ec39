// Numbers that address a bank or an account: ABA routing numbers, IBAN, BIC.
import { getCountrySpecifications, isValidBIC, isValidIBAN } from 'ibantools';

const ABA_WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/** Nine digits whose sum, weighted 3-7-1, is a multiple of ten (ABA routing number policy). */
export function isAba(text: string): boolean {
  if (!/^\d{9}$/.test(text) || text === '000000000') return false;
  return ABA_WEIGHTS.reduce((sum, weight, place) => sum + weight * Number(text[place]), 0) % 10 === 0;
}

/** Any spacing and case; length, structure and checksum of its country (ISO 13616). */
export const isIban = (text: string): boolean => isValidIBAN(compact(text));

/** Eight or eleven characters, any case (ISO 9362). */
export const isBic = (text: string): boolean => isValidBIC(compact(text));

/** `deut de ff` is `DEUTDEFF`: the form that is stored and sent. */
export const normaliseBic = (text: string): string => compact(text);

/** `gb29 nwbk 6016…` is `GB29NWBK6016…`. */
export const normaliseIban = (text: string): string => compact(text);

/** In groups of four, as it is printed: `GB29 NWBK 6016 1331 9268 19`; an unfinished one too. */
export const formatIban = (text: string): string => compact(text).replace(/(.{4})(?=.)/g, '$1 ');

/** Whether accounts of that country have an IBAN (the registry of ISO 13616). @param country ISO 3166-1 alpha-2 */
export const usesIban = (country: string): boolean =>
  getCountrySpecifications()[country]?.IBANRegistry === true;

/** The United States and the territories whose banks have ABA routing numbers. */
const ABA_COUNTRIES = ['US', 'PR', 'GU', 'VI', 'AS', 'MP'];

export const usesAba = (country: string): boolean => ABA_COUNTRIES.includes(country);

const compact = (text: string) => text.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();

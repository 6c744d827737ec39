// Numbers that address a bank or an account: ABA routing numbers, IBAN, BIC.
import { isValidBIC, isValidIBAN } from 'ibantools';

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

const compact = (text: string) => text.replace(/\s/g, '').toUpperCase();

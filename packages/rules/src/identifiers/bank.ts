// Numbers that address a bank or an account: how they are written, and which countries have them.

import { compactCode } from '../text/compact-code';
import { normaliseText } from '../text/normalise-text';

const ABA_WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/** `021 000 018` is `021000018`: the form that is stored and sent. */
export const normaliseAba = (text: string): string => compactCode(text, 'aba|rtn|(?:aba )?routing');

/** Nine digits whose sum, weighted 3-7-1, is a multiple of ten (ABA routing number policy); separators are accepted. */
export function isAba(text: string): boolean {
  const aba = normaliseAba(text);
  if (!/^\d{9}$/.test(aba) || aba === '000000000') return false;
  return ABA_WEIGHTS.reduce((sum, weight, place) => sum + weight * Number(aba[place]), 0) % 10 === 0;
}

/** `deut de ff` is `DEUTDEFF`: the form that is stored and sent. */
export const normaliseBic = (text: string): string =>
  compactCode(text, 'swift(?:[ /]bic)?|bic(?:[ /]swift)?');

/** `gb29 nwbk 6016…` is `GB29NWBK6016…`. */
export const normaliseIban = (text: string): string => compactCode(text, 'iban');

/** In groups of four, as it is printed: `GB29 NWBK 6016 1331 9268 19`; an unfinished one too. */
export const formatIban = (text: string): string => normaliseIban(text).replace(/(.{4})(?=.)/g, '$1 ');

/** The registry of ISO 13616, with the territories that have their state's IBAN. */
const IBAN_COUNTRIES =
  'AD AE AL AT AX AZ BA BE BG BH BR BY CH CR CY CZ DE DK DO EE EG ES FI FO FR GB GE GF GI GL GP GR GT HR HU IE IL IQ IS IT JO KW KZ LB LC LI LT LU LV LY MC MD ME MF MK MN MQ MR MT MU NC NI NL NO OM PF PK PL PM PS PT QA RE RO RS RU SA SC SD SE SI SK SM SO ST SV TF TL TN TR UA VA VG WF XK YE YT';

/** Whether accounts of that country have an IBAN. @param country ISO 3166-1 alpha-2 */
export const usesIban = (country: string): boolean => IBAN_COUNTRIES.split(' ').includes(country);

/** The United States and the territories whose banks have ABA routing numbers. */
const ABA_COUNTRIES = ['US', 'PR', 'GU', 'VI', 'AS', 'MP'];

export const usesAba = (country: string): boolean => ABA_COUNTRIES.includes(country);

/** The digits of an account number in the US, finished or not. */
export const normaliseAccountNumber = (text: string): string => compactCode(text, 'account|acct\\.?|a/c');

/** US banks count up to 17 digits (Nacha). */
const DOMESTIC_ACCOUNT = /^\d{4,17}$/;
/** Abroad letters occur, up to the 34 characters of a SWIFT message; separators are part of the number. */
const FOREIGN_ACCOUNT = /^[A-Z0-9][A-Z0-9 -]{2,33}$/i;

/** An account number as it is stored: in the US digits only, abroad as the bank writes it. Undefined: not a number. */
export function parseAccountNumber(text: string, country: string): string | undefined {
  const number = usesAba(country) ? normaliseAccountNumber(text) : normaliseText(text);
  return (usesAba(country) ? DOMESTIC_ACCOUNT : FOREIGN_ACCOUNT).test(number) ? number : undefined;
}

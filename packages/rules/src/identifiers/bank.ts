// Formats of bank and account numbers, and the countries that use them.

import { compactCode } from '../text/compact-code';
import { parsePrintedAccount } from './printed-number';

const ABA_WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/** The weighted sum of the digits, modulo 10. A number with a correct check digit has 0. */
const getRemainder = (digits: string, weights: readonly number[]): number =>
  Array.from(digits, Number).reduce((sum, digit, place) => sum + digit * (weights[place] ?? 0), 0) % 10;

/** Returns the stored form: `021000018` for `021 000 018`. */
export const normaliseAba = (text: string): string => compactCode(text, 'aba|rtn|(?:aba )?routing');

/** Federal Reserve districts, then plus 20 for thrift institutions and plus 60 for electronic transactions. */
const ABA = /^(?:0[1-9]|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2])\d{7}$/;

/**
 * Nine digits of a range in use by banks whose sum, weighted 3-7-1, is a multiple of ten (ABA routing number policy);
 * separators are accepted. The ranges 00 of the US government and 80 of traveler's checks have no investor's account.
 */
export function isAba(text: string): boolean {
  const aba = normaliseAba(text);
  if (!ABA.test(aba)) return false;
  return getRemainder(aba, ABA_WEIGHTS) === 0;
}

/** Returns the stored form: `DEUTDEFF` for `deut de ff`. */
export const normaliseBic = (text: string): string =>
  compactCode(text, 'swift(?:[ /]bic)?|bic(?:[ /]swift)?');

/** Returns the stored form: `GB29NWBK6016…` for `gb29 nwbk 6016…`. */
export const normaliseIban = (text: string): string => compactCode(text, 'iban');

/** Groups a complete or partial IBAN by four: `GB29 NWBK 6016 1331 9268 19`. */
export const formatIban = (text: string): string => normaliseIban(text).replace(/(.{4})(?=.)/g, '$1 ');

/**
 * The registry of ISO 13616, with the territories that use the IBAN of their state. BI, DJ, FK and HN joined it since 2021.
 */
const IBAN_COUNTRIES =
  'AD AE AL AT AX AZ BA BE BG BH BI BL BR BY CH CR CY CZ DE DJ DK DO EE EG ES FI FK FO FR GB GE GF GG GI GL GP GR GT HN HR HU IE IL IM IQ IS IT JE JO KW KZ LB LC LI LT LU LV LY MC MD ME MF MK MN MQ MR MT MU NC NI NL NO OM PF PK PL PM PS PT QA RE RO RS RU SA SC SD SE SI SJ SK SM SO ST SV TF TL TN TR UA VA VG WF XK YE YT';

/** Whether accounts of that country have an IBAN. @param country ISO 3166-1 alpha-2 */
export const usesIban = (country: string): boolean => IBAN_COUNTRIES.split(' ').includes(country);

/** Territories whose accounts are those of a state, in their IBANs or their BICs. */
const STATES: Record<string, string> = {
  AX: 'FI',
  SJ: 'NO',
  GG: 'GB',
  IM: 'GB',
  JE: 'GB',
  BL: 'FR',
  GF: 'FR',
  GP: 'FR',
  MF: 'FR',
  MQ: 'FR',
  NC: 'FR',
  PF: 'FR',
  PM: 'FR',
  RE: 'FR',
  TF: 'FR',
  WF: 'FR',
  YT: 'FR',
  AS: 'US',
  GU: 'US',
  MP: 'US',
  PR: 'US',
  VI: 'US',
};

/** The state whose banking system a country belongs to: `FR` for Guadeloupe, the country itself otherwise. */
export const bankingState = (country: string): string => STATES[country] ?? country;

/** The country that a valid IBAN begins with (ISO 13616). */
export const getIbanCountry = (iban: string): string => normaliseIban(iban).slice(0, 2);

/** The country of a valid BIC, its fifth and sixth character (ISO 9362). */
export const getBicCountry = (bic: string): string => normaliseBic(bic).slice(4, 6);

/** BICs whose eighth character is 0 are for tests of the SWIFT network and reach no bank. */
export const isTestBic = (bic: string): boolean => normaliseBic(bic).charAt(7) === '0';

/** The United States and the territories whose banks have ABA routing numbers. */
const ABA_COUNTRIES = ['US', 'PR', 'GU', 'VI', 'AS', 'MP'];

export const usesAba = (country: string): boolean => ABA_COUNTRIES.includes(country);

/** The digits of a complete or partial US account number. */
export const normaliseAccountNumber = (text: string): string => compactCode(text, 'account|acct\\.?|a/c');

/** US account numbers have up to 17 digits (Nacha). */
const DOMESTIC_ACCOUNT = /^\d{4,17}$/;

/** Numbers of a country that have a check digit. Shorter numbers of the same banks have none. */
const CHECKED_ACCOUNTS: Readonly<Record<string, { form: RegExp; passes: (digits: string) => boolean }>> = {
  // CLABE: 17 digits and the check digit (Banco de México)
  MX: {
    form: /^\d{18}$/,
    passes: (digits) => getRemainder(digits, [...ABA_WEIGHTS, ...ABA_WEIGHTS.slice(0, 8), 1]) === 0,
  },
  // CBU and CVU: bank and branch with a check digit, the account with another one (Banco Central, A 2622)
  AR: {
    form: /^\d{22}$/,
    passes: (digits) =>
      getRemainder(digits.slice(0, 8), [7, 1, 3, 9, 7, 1, 3, 1]) === 0 &&
      getRemainder(digits.slice(8), [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3, 1]) === 0,
  },
};

function hasWrongCheckDigit(number: string, country: string): boolean {
  const digits = compactCode(number);
  const rule = CHECKED_ACCOUNTS[country];
  return rule?.form.test(digits) === true && !rule.passes(digits);
}

/** The stored form: digits in the US, the bank's own form in other countries; undefined for an invalid number. */
export function parseAccountNumber(text: string, country: string): string | undefined {
  if (!usesAba(country)) {
    const printed = parsePrintedAccount(text);
    return printed !== undefined && hasWrongCheckDigit(printed, country) ? undefined : printed;
  }
  const number = normaliseAccountNumber(text);
  return DOMESTIC_ACCOUNT.test(number) ? number : undefined;
}

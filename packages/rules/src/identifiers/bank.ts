// Numbers that address a bank or an account: how they are written, and which countries have them.

const ABA_WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/** Nine digits whose sum, weighted 3-7-1, is a multiple of ten (ABA routing number policy). */
export function isAba(text: string): boolean {
  if (!/^\d{9}$/.test(text) || text === '000000000') return false;
  return ABA_WEIGHTS.reduce((sum, weight, place) => sum + weight * Number(text[place]), 0) % 10 === 0;
}

/** `deut de ff` is `DEUTDEFF`: the form that is stored and sent. */
export const normaliseBic = (text: string): string => compact(text);

/** `gb29 nwbk 6016…` is `GB29NWBK6016…`. */
export const normaliseIban = (text: string): string => compact(text);

/** In groups of four, as it is printed: `GB29 NWBK 6016 1331 9268 19`; an unfinished one too. */
export const formatIban = (text: string): string => compact(text).replace(/(.{4})(?=.)/g, '$1 ');

/** The registry of ISO 13616, with the territories that have their state's IBAN. */
const IBAN_COUNTRIES =
  'AD AE AL AT AX AZ BA BE BG BH BR BY CH CR CY CZ DE DK DO EE EG ES FI FO FR GB GE GF GI GL GP GR GT HR HU IE IL IQ IS IT JO KW KZ LB LC LI LT LU LV LY MC MD ME MF MK MN MQ MR MT MU NC NI NL NO OM PF PK PL PM PS PT QA RE RO RS RU SA SC SD SE SI SK SM SO ST SV TF TL TN TR UA VA VG WF XK YE YT';

/** Whether accounts of that country have an IBAN. @param country ISO 3166-1 alpha-2 */
export const usesIban = (country: string): boolean => IBAN_COUNTRIES.split(' ').includes(country);

/** The United States and the territories whose banks have ABA routing numbers. */
const ABA_COUNTRIES = ['US', 'PR', 'GU', 'VI', 'AS', 'MP'];

export const usesAba = (country: string): boolean => ABA_COUNTRIES.includes(country);

const compact = (text: string) => text.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();

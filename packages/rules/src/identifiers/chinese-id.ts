// Identity cards of Chinese nationals, by place of issue: the mainland, Hong Kong, Macao or Taiwan.
import { isCalendarDate } from '../dates/calendar-date';
import { compactCode } from '../text/compact-code';

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECKS = '10X98765432';
/** First two digits (GB/T 2260). 81 to 83 are residence permits for people of Hong Kong, Macao and Taiwan. */
const PROVINCE = /^(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3])/;

const normaliseCard = (text: string): string =>
  compactCode(text, '(?:居民)?身份证(?:号码?)?|hkid|id(?: card)?').replace(/[()]/g, '');

/**
 * The number in upper case without separators and parentheses; undefined if it is not a valid card number.
 * @param today YYYY-MM-DD; rejects a mainland card with a later date of birth
 */
export function parseChineseId(text: string, today?: string): string | undefined {
  const id = normaliseCard(text);
  return isMainlandId(id, today) || isHongKongId(id) || isTaiwanId(id) || isMacaoId(id) ? id : undefined;
}

/** A resident identity card: province, date of birth, and a check character (GB 11643-1999). */
function isMainlandId(id: string, today = '9999'): boolean {
  if (!/^\d{17}[\dX]$/.test(id) || !PROVINCE.test(id)) return false;
  const birthDate = getBirthDate(id);
  if (!isCalendarDate(birthDate) || birthDate > today) return false;
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(id[place]), 0);
  return id[17] === CHECKS[sum % 11];
}

const getBirthDate = (id: string): string => `${id.slice(6, 10)}-${id.slice(10, 12)}-${id.slice(12, 14)}`;

/** The date of birth in a valid number of a mainland card, YYYY-MM-DD; undefined for any other text. */
export function getChineseIdBirthDate(text: string): string | undefined {
  const id = normaliseCard(text);
  return isMainlandId(id) ? getBirthDate(id) : undefined;
}

/** One or two letters, six digits and a check digit or A: A is 10 and a missing letter 36, weighted 9 to 1, modulo 11. */
function isHongKongId(id: string): boolean {
  if (!/^[A-Z]{1,2}\d{6}[\dA]$/.test(id)) return false;
  const places = Array.from(id, (character) => parseInt(character, 36));
  const padded = places.length === 8 ? [36, ...places] : places;
  return padded.reduce((sum, value, place) => sum + value * (9 - place), 0) % 11 === 0;
}

/** Letters of Taiwan's counties, numbered from 10. */
const COUNTIES = 'ABCDEFGHJKLMNPQRSTUVXYWZIO';

/** A letter, 1 or 2 by sex (8 or 9 for residents), seven digits and a check digit. */
function isTaiwanId(id: string): boolean {
  if (!/^[A-Z][1289]\d{8}$/.test(id)) return false;
  const county = COUNTIES.indexOf(id.charAt(0)) + 10;
  const digits = [Math.floor(county / 10), county % 10, ...Array.from(id.slice(1), Number)];
  const weights = [1, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1];
  return digits.reduce((sum, digit, place) => sum + digit * (weights[place] ?? 0), 0) % 10 === 0;
}

/** Starts with 1, 5 or 7. The algorithm of its check digit is not published. */
const isMacaoId = (id: string): boolean => /^[157]\d{7}$/.test(id);

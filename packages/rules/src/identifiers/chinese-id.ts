// The Chinese resident identity card: GB 11643-1999, 18 places, the last a checksum.
import { isCalendarDate } from '../dates/calendar-date';
import { compactCode } from '../text/compact-code';

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECKS = '10X98765432';

/** The characters of a complete or partial number. */
export const normaliseChineseId = (text: string): string => compactCode(text, '(?:居民)?身份证(?:号码?)?');

/** The number in upper case without separators: province, a birth date that exists, and the right check character; spaces, hyphens and a lower-case x are accepted. */
export function parseChineseId(text: string): string | undefined {
  const id = normaliseChineseId(text);
  if (!/^[1-9]\d{16}[\dX]$/.test(id)) return undefined;
  if (!isCalendarDate(`${id.slice(6, 10)}-${id.slice(10, 12)}-${id.slice(12, 14)}`)) return undefined;
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(id[place]), 0);
  return id[17] === CHECKS[sum % 11] ? id : undefined;
}

export const isChineseId = (text: string): boolean => parseChineseId(text) !== undefined;

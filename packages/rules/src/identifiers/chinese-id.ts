// The Chinese resident identity card: GB 11643-1999, 18 places, the last a checksum.
import { isCalendarDate } from '../dates/calendar-date';

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECKS = '10X98765432';

/** Province, a birth date that exists, and the right check character; a lower-case x is accepted. */
export function isChineseId(text: string): boolean {
  const id = text.trim().toUpperCase();
  if (!/^[1-9]\d{16}[\dX]$/.test(id)) return false;
  if (!isCalendarDate(`${id.slice(6, 10)}-${id.slice(10, 12)}-${id.slice(12, 14)}`)) return false;
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(id[place]), 0);
  return id[17] === CHECKS[sum % 11];
}

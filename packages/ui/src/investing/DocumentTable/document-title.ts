import { isCalendarDate } from '@quoin/rules';
import { formatDate } from '../../foundations/format/dates';
import type { Locale } from '../../provider/quoin-context';

const EXTENSION = /\.[a-z0-9]{2,4}$/i;
const DATE = /\d{4}-\d{2}-\d{2}/g;

/** A file name as a person reads it: `Account Statement 2026-06-30.pdf` is "Account Statement Jun 30, 2026". */
export const documentTitle = (name: string, locale: Locale): string =>
  name
    .replace(EXTENSION, '')
    .replace(DATE, (date) => (isCalendarDate(date) ? formatDate(date, locale, 'short') : date));

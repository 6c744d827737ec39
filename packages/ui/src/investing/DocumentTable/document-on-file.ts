// What a document of a table is, and what it is called and grouped by.
import {
  dateInNewYork,
  isCalendarDate,
  type DocumentType,
  type InvestorType,
  type ProductDocumentGroup,
} from '@quoin/rules';
import { formatDate } from '../../foundations/format/dates';

export interface DocumentOnFile {
  id: string;
  /** The file name. */
  name: string;
  /** What people call it: "Account statement, Q3 2026". The file name is below it. Default: the name with its dates in full. */
  title?: string | undefined;
  type: DocumentType | ProductDocumentGroup;
  /** Identifies the product independent of its translated name. */
  productId?: string | undefined;
  productName?: string | undefined;
  /** Investor type of the investment that the document belongs to. */
  investorType?: InvestorType | undefined;
  /** An instant or YYYY-MM-DD. */
  updatedAt?: string | undefined;
  /** Whether the reader has opened it; left out where nobody keeps count. */
  read?: boolean | undefined;
}

/** A column of the table's own. */
export type DocumentColumn = 'name' | 'type' | 'product' | 'investorType' | 'updated';

const EXTENSION = /\.[a-z0-9]{2,4}$/i;
const DATE = /\d{4}-\d{2}-\d{2}/g;

/** A file name as a person reads it: `Account Statement 2026-06-30.pdf` is "Account Statement Jun 30, 2026". */
export const documentTitle = (name: string, locale: string): string =>
  name
    .replace(EXTENSION, '')
    .replace(DATE, (date) => (isCalendarDate(date) ? formatDate(date, locale, 'short') : date));

/** What people call a document. */
export const getShownTitle = ({ title, name }: DocumentOnFile, locale: string): string =>
  title ?? documentTitle(name, locale);

/** When it was updated, in milliseconds. */
export function getTime({ updatedAt = '' }: DocumentOnFile): number | undefined {
  const time = Date.parse(updatedAt);
  return Number.isNaN(time) ? undefined : time;
}

/** The year in which it was updated, in New York. */
export function getYear(document: DocumentOnFile): number | undefined {
  const time = getTime(document);
  if (time === undefined) return undefined;
  const { updatedAt = '' } = document;
  return Number((isCalendarDate(updatedAt) ? updatedAt : dateInNewYork(new Date(time))).slice(0, 4));
}

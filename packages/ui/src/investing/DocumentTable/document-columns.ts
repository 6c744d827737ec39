// Which columns a table of documents has, and what each shows.
import { useMemo } from 'react';
import { formatDate } from '../../foundations/format/dates';
import type { Messages } from '../../messages/en';
import { DocumentTable as english } from '../../messages/en/investing';
import * as terms from '../../messages/en/terms';
import { useLocale, useMessages, type Locale } from '../../provider/quoin-context';
import { useTermsOf } from '../../provider/use-terms';
import type { DocumentOnFile, DocumentColumn, ShownIn } from './document-order';
import { isCalendarDate } from '@quoin/rules';

export interface DocumentWords {
  text: Messages['DocumentTable'];
  shownIn: ShownIn;
  /** What a document is called, from its file name. */
  titleOf: (document: DocumentOnFile) => string;
  /** In display order. A column that is empty for every document is omitted. */
  columns: readonly DocumentColumn[];
}

/** The same object until language or columns change: rows may be compared by it. */
export function useDocumentWords(documents: readonly DocumentOnFile[]): DocumentWords {
  const text = useMessages('DocumentTable', english);
  const documentType = useTermsOf('documentType', terms.documentType);
  const investorTypes = useTermsOf('investorType', terms.investorType);
  const locale = useLocale();
  const withProduct = documents.some(({ productName }) => productName);
  const withInvestor = documents.some(({ investorType }) => investorType);
  const withDate = documents.some(({ updatedAt }) => updatedAt);
  return useMemo(() => {
    const shownIn: ShownIn = (column, document) => {
      switch (column) {
        case 'name':
          return document.name;
        case 'type':
          return documentType[document.type];
        case 'product':
          return document.productName || undefined;
        case 'investorType':
          return document.investorType && investorTypes[document.investorType];
        case 'updated':
          return document.updatedAt && formatDate(document.updatedAt, locale, 'short');
      }
    };
    const columns: DocumentColumn[] = ['name', 'type'];
    if (withProduct) columns.push('product');
    if (withInvestor) columns.push('investorType');
    if (withDate) columns.push('updated');
    const titleOf = ({ name }: DocumentOnFile) => documentTitle(name, locale);
    return { text, shownIn, titleOf, columns };
  }, [text, documentType, investorTypes, locale, withProduct, withInvestor, withDate]);
}

const EXTENSION = /\.[a-z0-9]{2,4}$/i;
const DATE = /\d{4}-\d{2}-\d{2}/g;

/** A file name as a person reads it: `Account Statement 2026-06-30.pdf` is "Account Statement Jun 30, 2026". */
const documentTitle = (name: string, locale: Locale): string =>
  name
    .replace(EXTENSION, '')
    .replace(DATE, (date) => (isCalendarDate(date) ? formatDate(date, locale, 'short') : date));

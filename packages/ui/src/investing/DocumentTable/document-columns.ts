// Which columns a table of documents has, and what each shows.
import { useMemo } from 'react';
import { formatDate } from '../../foundations/format';
import type { Messages } from '../../messages/en';
import { DocumentTable as english } from '../../messages/en/investing';
import * as terms from '../../messages/en/terms';
import { useLocale, useMessages, useTermsOf } from '../../provider';
import type { DocumentOnFile } from './document-on-file';
import type { DocumentColumn, ShownIn } from './document-order';

export interface DocumentWords {
  text: Messages['DocumentTable'];
  shownIn: ShownIn;
  /** Header by column, in the order they stand. A column that no document fills is left out. */
  columns: readonly (readonly [DocumentColumn, string])[];
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
    const shownIn: ShownIn = (column, { name, type, productName, investorType, updatedAt }) => {
      switch (column) {
        case 'name':
          return name;
        case 'type':
          return documentType[type];
        case 'product':
          return productName || undefined;
        case 'investorType':
          return investorType && investorTypes[investorType];
        case 'updated':
          return updatedAt && formatDate(updatedAt, locale, 'short');
      }
    };
    const columns: (readonly [DocumentColumn, string, boolean])[] = [
      ['name', text.name, true],
      ['type', text.type, true],
      ['product', text.product, withProduct],
      ['investorType', text.investorType, withInvestor],
      ['updated', text.updated, withDate],
    ];
    return {
      text,
      shownIn,
      columns: columns.flatMap(([column, header, filled]) => (filled ? [[column, header] as const] : [])),
    };
  }, [text, documentType, investorTypes, locale, withProduct, withInvestor, withDate]);
}

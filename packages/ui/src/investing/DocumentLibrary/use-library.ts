import { useDeferredValue, useMemo } from 'react';
import { DOCUMENT_TYPES, INVESTOR_TYPES, PRODUCT_DOCUMENT_GROUPS, searchableText } from '@quoin/rules';
import type { Filter } from '../../fields/FilterBar/FilterBar';
import type { Messages } from '../../messages/en';
import { useLocale } from '../../provider/quoin-context';
import { useTerms } from '../../provider/use-terms';
import type { DocumentOnFile } from '../DocumentTable/document-on-file';
import { findDocuments, getValues, type DocumentQuery } from './document-query';

/** Deferred, so that a list of thousands may lag behind the keystrokes but the input does not. */
export function useFound(
  documents: readonly DocumentOnFile[],
  query: DocumentQuery,
): readonly DocumentOnFile[] {
  const terms = useTerms();
  // The text of a document is computed on the first search, because most visitors never search.
  const getText = useMemo(() => {
    const texts = new WeakMap<DocumentOnFile, string>();
    return (document: DocumentOnFile): string => {
      const { name, title = '', type, productName = '' } = document;
      const text =
        texts.get(document) ?? searchableText(`${title} ${name} ${productName} ${terms.documentType[type]}`);
      texts.set(document, text);
      return text;
    };
  }, [terms]);
  const latest = useDeferredValue(query);
  return useMemo(() => findDocuments(documents, latest, getText), [documents, latest, getText]);
}

/** The filters with at least two options. */
export function useDocumentFilters(
  documents: readonly DocumentOnFile[],
  text: Messages['DocumentLibrary'],
): Filter[] {
  const terms = useTerms();
  const locale = useLocale();
  return useMemo(() => {
    const { compare } = new Intl.Collator(locale);
    const products = getProducts(documents).sort((one, other) => compare(one.label, other.label));
    const holders = getValues(documents, 'investorType');
    const types = getValues(documents, 'type');
    const filters: Filter[] = [
      {
        key: 'productId',
        label: text.product,
        options: products,
      },
      {
        key: 'investorType',
        label: text.investorType,
        options: INVESTOR_TYPES.filter((type) => holders.includes(type)).map((type) => ({
          value: type,
          label: terms.investorType[type],
        })),
      },
      {
        key: 'type',
        label: text.type,
        options: [...DOCUMENT_TYPES, ...PRODUCT_DOCUMENT_GROUPS]
          .filter((type) => types.includes(type))
          .map((type) => ({ value: type, label: terms.documentType[type] })),
      },
    ];
    return filters.filter(({ options }) => options.length > 1);
  }, [documents, text, terms, locale]);
}

/** Returns the distinct products by id, with the name in their first document. */
function getProducts(documents: readonly DocumentOnFile[]): { value: string; label: string }[] {
  const names = new Map<string, string>();
  for (const { productId, productName = '' } of documents)
    if (productId !== undefined && !names.has(productId)) names.set(productId, productName);
  return [...names].map(([value, label]) => ({ value, label }));
}

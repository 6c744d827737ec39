import { useDeferredValue, useMemo } from 'react';
import { DOCUMENT_TYPES, INVESTOR_TYPES, PRODUCT_DOCUMENT_GROUPS, searchableText } from '@quoin/rules';
import type { Filter } from '../../fields/FilterBar/FilterBar';
import type { Messages } from '../../messages/en';
import { useLocale } from '../../provider/quoin-context';
import { useTerms } from '../../provider/use-terms';
import type { DocumentOnFile } from '../DocumentTable/document-order';
import { findDocuments, valuesOf, type DocumentQuery } from './document-query';

/** A list of thousands may follow a step behind the keys; the text box never does. */
export function useFound(
  documents: readonly DocumentOnFile[],
  query: DocumentQuery,
): readonly DocumentOnFile[] {
  const terms = useTerms();
  // A text is made when it is first searched: most who open their library type nothing.
  const textOf = useMemo(() => {
    const texts = new WeakMap<DocumentOnFile, string>();
    return (document: DocumentOnFile): string => {
      const { name, type, productName = '' } = document;
      const text =
        texts.get(document) ?? searchableText(`${name} ${productName} ${terms.documentType[type]}`);
      texts.set(document, text);
      return text;
    };
  }, [terms]);
  const latest = useDeferredValue(query);
  return useMemo(() => findDocuments(documents, latest, textOf), [documents, latest, textOf]);
}

/** By what there is a choice: a filter whose every document has one value is left out. */
export function useDocumentFilters(
  documents: readonly DocumentOnFile[],
  text: Messages['DocumentLibrary'],
): Filter[] {
  const terms = useTerms();
  const locale = useLocale();
  return useMemo(() => {
    const { compare } = new Intl.Collator(locale);
    const products = productsOf(documents).sort((one, other) => compare(one.label, other.label));
    const holders = valuesOf(documents, 'investorType');
    const types = valuesOf(documents, 'type');
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

/** Each product once, by its id; named as in the first of its documents. */
function productsOf(documents: readonly DocumentOnFile[]): { value: string; label: string }[] {
  const names = new Map<string, string>();
  for (const { productId, productName = '' } of documents)
    if (productId !== undefined && !names.has(productId)) names.set(productId, productName);
  return [...names].map(([value, label]) => ({ value, label }));
}

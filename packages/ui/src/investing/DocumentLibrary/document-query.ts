// The search and filters of a document library.
import { searchableText } from '@quoin/rules';
import type { DocumentOnFile } from '../DocumentTable/document-on-file';

/** The properties that documents can be filtered by. */
export const DOCUMENT_FILTERS = [
  'productId',
  'investorType',
  'type',
] as const satisfies readonly (keyof DocumentOnFile)[];
export type DocumentFilter = (typeof DOCUMENT_FILTERS)[number];

/** `{}` finds all documents. Unset filters are absent. */
export type DocumentQuery = Readonly<Partial<Record<'search' | DocumentFilter, string>>>;

/** Matches if every word of the query is in the document's `searchableText`, in any order. */
export function findDocuments(
  documents: readonly DocumentOnFile[],
  query: DocumentQuery,
  getText: (document: DocumentOnFile) => string,
): readonly DocumentOnFile[] {
  const words = searchableText(query.search ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const filters = DOCUMENT_FILTERS.filter((filter) => query[filter]);
  if (words.length === 0 && filters.length === 0) return documents;
  return documents.filter(
    (document) =>
      filters.every((filter) => document[filter] === query[filter]) &&
      words.every((word) => getText(document).includes(word)),
  );
}

/** Returns the distinct values of a filter, in list order. */
export function getValues(documents: readonly DocumentOnFile[], filter: DocumentFilter): string[] {
  const values = new Set<string>();
  for (const { [filter]: value } of documents) if (value) values.add(value);
  return [...values];
}

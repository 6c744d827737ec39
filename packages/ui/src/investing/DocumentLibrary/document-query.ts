// What a reader looks for among documents, and which documents that leaves.
import { searchableText } from '@quoin/rules';
import type { DocumentOnFile } from '../DocumentTable/document-order';

/** What a document can be narrowed by. */
export const DOCUMENT_FILTERS = [
  'productId',
  'investorType',
  'type',
] as const satisfies readonly (keyof DocumentOnFile)[];
export type DocumentFilter = (typeof DOCUMENT_FILTERS)[number];

/** `{}` looks for nothing and finds all. A filter that is not set is missing. */
export type DocumentQuery = Readonly<Partial<Record<'search' | DocumentFilter, string>>>;

/** Matches if every word of the query is in the document's `searchableText`, in any order. */
export function findDocuments(
  documents: readonly DocumentOnFile[],
  query: DocumentQuery,
  textOf: (document: DocumentOnFile) => string,
): readonly DocumentOnFile[] {
  const words = searchableText(query.search ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const filters = DOCUMENT_FILTERS.filter((filter) => query[filter]);
  if (words.length === 0 && filters.length === 0) return documents;
  return documents.filter(
    (document) =>
      filters.every((filter) => document[filter] === query[filter]) &&
      words.every((word) => textOf(document).includes(word)),
  );
}

/** The values that documents have, each once, in the order given. */
export function valuesOf(documents: readonly DocumentOnFile[], filter: DocumentFilter): string[] {
  const values = new Set<string>();
  for (const { [filter]: value } of documents) if (value) values.add(value);
  return [...values];
}

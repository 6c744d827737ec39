// What a reader looks for among documents, and which documents that leaves.
import type { DocumentOnFile } from '../DocumentTable';

/** What a document can be narrowed by. */
export const DOCUMENT_FILTERS = [
  'productName',
  'investorType',
  'type',
] as const satisfies readonly (keyof DocumentOnFile)[];
export type DocumentFilter = (typeof DOCUMENT_FILTERS)[number];

/** `{}` looks for nothing and finds all. A filter that is not set is missing. */
export type DocumentQuery = Readonly<Partial<Record<'search' | DocumentFilter, string>>>;

export interface SearchableDocument {
  document: DocumentOnFile;
  /** As `searchable` makes it. */
  text: string;
}

/** One spelling for full and half width, upper and lower case. */
export const searchable = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Every word has to stand somewhere in the text, in any order. */
export function findDocuments(
  documents: readonly SearchableDocument[],
  query: DocumentQuery,
): DocumentOnFile[] {
  const words = searchable(query.search ?? '')
    .split(/\s+/)
    .filter(Boolean);
  return documents
    .filter(
      ({ document, text }) =>
        DOCUMENT_FILTERS.every((filter) => !query[filter] || document[filter] === query[filter]) &&
        words.every((word) => text.includes(word)),
    )
    .map(({ document }) => document);
}

/** The values that documents have, each once, in the order given. */
export const valuesOf = (documents: readonly DocumentOnFile[], filter: DocumentFilter): string[] => [
  ...new Set(documents.flatMap((document) => document[filter] || [])),
];

// Sorts documents by the displayed text of a column, with the collation of the user's language.
import type { Locale } from '../../provider/quoin-context';
import type { DocumentType, InvestorType, ProductDocumentGroup } from '@quoin/rules';

export interface DocumentOnFile {
  id: string;
  name: string;
  type: DocumentType | ProductDocumentGroup;
  /** Identifies the product independent of its translated name. */
  productId?: string;
  productName?: string;
  /** As what the investor holds the investment that the document is about. */
  investorType?: InvestorType;
  /** An instant or YYYY-MM-DD. */
  updatedAt?: string;
  /** Whether the reader has opened it; left out where nobody keeps count. */
  read?: boolean;
}

export type DocumentColumn = 'name' | 'type' | 'product' | 'investorType' | 'updated';

export interface DocumentSort {
  by: DocumentColumn;
  direction: 'ascending' | 'descending';
}

/** What a column shows of a document; `undefined` where it shows nothing. */
export type ShownIn = (column: DocumentColumn, document: DocumentOnFile) => string | undefined;

const byCodeUnit = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Returns a new list. Documents without a value in the column are last in both directions; the sort is stable. */
export function inOrder(
  documents: readonly DocumentOnFile[],
  { by, direction }: DocumentSort,
  shownIn: ShownIn,
  locale: Locale,
): DocumentOnFile[] {
  // Dates are compared as the API writes them, not as the reader sees them.
  const textOf = by === 'updated' ? ({ updatedAt }: DocumentOnFile) => updatedAt : shownIn.bind(null, by);
  // Statement 2 precedes Statement 10; Chinese is sorted by pinyin.
  const compare = by === 'updated' ? byCodeUnit : new Intl.Collator(locale, { numeric: true }).compare;
  const turn = direction === 'ascending' ? 1 : -1;
  return documents
    .map((document) => ({ document, text: textOf(document) }))
    .sort((one, other) => {
      if (one.text === undefined || other.text === undefined)
        return Number(one.text === undefined) - Number(other.text === undefined);
      return turn * compare(one.text, other.text);
    })
    .map(({ document }) => document);
}

/** A second press turns the order round. Dates begin with the newest, texts with A. */
export function nextSort(current: DocumentSort | null, by: DocumentColumn): DocumentSort {
  const ascending = current?.by === by ? current.direction === 'descending' : by !== 'updated';
  return { by, direction: ascending ? 'ascending' : 'descending' };
}

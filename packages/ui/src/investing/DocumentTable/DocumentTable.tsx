import { forwardRef, useCallback, useId, useMemo, type ReactNode, type TableHTMLAttributes } from 'react';
import { useControllable } from '../../behaviour/use-controllable';
import { useLatest } from '../../behaviour/use-latest';
import { useLocale } from '../../provider/quoin-context';
import { InsteadOfRows } from '../RecordTable/InsteadOfRows';
import { useDocumentWords } from './document-columns';
import { type DocumentOnFile, inOrder, nextSort, type DocumentSort } from './document-order';
import { DocumentHead } from './DocumentHead';
import { DocumentRow } from './DocumentRow';
import { LongBody } from './LongBody';
import type { DocumentSelection } from './use-document-selection';
import { View } from './DocumentTable.styles';

export interface DocumentTableProps extends Omit<TableHTMLAttributes<HTMLTableElement>, 'children'> {
  /** Documents to show. */
  documents: readonly DocumentOnFile[];
  /** All of which `documents` are those found: a search that finds little leaves the columns as they are. */
  among?: readonly DocumentOnFile[];
  /** Called with the id of the document that the user opens. */
  onOpen: (id: string) => void;
  /** The document that is being fetched. */
  openingId?: string;
  /** How many documents are shown, the first in order; default: all. */
  limit?: number;
  /** For screen readers only, where a heading beside the table says the same. */
  captionHidden?: boolean;
  /** The headers become buttons that put the table in order. */
  sortable?: boolean;
  /** Controlled column and direction of the order. */
  sort?: DocumentSort | null;
  /** Default `null`: as the documents are given. */
  defaultSort?: DocumentSort | null;
  /** Called with the new column and direction. */
  onSortChange?: (sort: DocumentSort) => void;
  /** From `useDocumentSelection`: each row has a tick box, the header one for all. */
  selection?: DocumentSelection;
  /** The list is being fetched: without documents their places are shown, else they stay. */
  loading?: boolean;
  /** Replaces the documents if they fail to load, best an `ErrorState` with a retry button. */
  error?: ReactNode;
  /** Content if there is no document. */
  empty?: ReactNode;
}

/** From here on only the rows near the view are in the page. */
const LONG = 200;

/** Documents to open. Columns that no document fills are left out. Ref and other attributes reach the `<table>`. */
export const DocumentTable = forwardRef<HTMLTableElement, DocumentTableProps>(function DocumentTable(
  {
    documents,
    among = documents,
    onOpen,
    openingId,
    limit,
    captionHidden = false,
    sortable = false,
    sort: givenSort,
    defaultSort = null,
    onSortChange,
    selection,
    loading = false,
    error,
    empty,
    ...rest
  },
  ref,
) {
  const captionId = useId();
  const locale = useLocale();
  const words = useDocumentWords(among);
  const [sort, setSort] = useControllable<DocumentSort | null>({
    value: givenSort,
    defaultValue: defaultSort,
    onChange: (next) => next && onSortChange?.(next),
  });
  const rows = useMemo(
    () => (sort ? inOrder(documents, sort, words.shownIn, locale) : documents),
    [documents, sort, words, locale],
  );
  const open = useLatest(onOpen);

  const { text } = words;
  const select = selection?.column;
  const Table = select?.View ?? View;
  const shown = error ? [] : rows.slice(0, limit);
  const long = shown.length > LONG;
  const columnCount = words.columns.length + (select ? 2 : 1);
  const ticked = select?.ticked;
  const tickOf = select?.cellOf;
  const renderRow = useCallback(
    (document: DocumentOnFile, index: number) => (
      <DocumentRow
        key={document.id}
        document={document}
        words={words}
        rowIndex={long ? index + 2 : undefined}
        ticked={ticked?.has(document.id)}
        tickOf={tickOf}
        opening={document.id === openingId}
        onOpen={open}
      />
    ),
    [words, long, ticked, tickOf, openingId, open],
  );

  return (
    <>
      <Table
        ref={ref}
        role="table"
        aria-labelledby={captionId}
        aria-busy={loading || undefined}
        aria-rowcount={long ? shown.length + 1 : undefined}
        data-caption={captionHidden ? 'hidden' : undefined}
        data-long={long || undefined}
        data-quoin="DocumentTable"
        {...rest}
      >
        <caption>
          <span id={captionId}>{text.caption}</span>
          {select?.caption}
        </caption>
        <DocumentHead
          words={words}
          sort={sortable ? sort : undefined}
          onSort={(by) => setSort(nextSort(sort, by))}
          select={select?.header}
          rowIndex={long ? 1 : undefined}
        />
        {long ? (
          <LongBody rows={shown} columnCount={columnCount} renderRow={renderRow} />
        ) : (
          <tbody role="rowgroup">
            {shown.map(renderRow)}
            {shown.length === 0 && (
              <InsteadOfRows columnCount={columnCount} loading={loading && !error}>
                {error ?? empty ?? text.empty}
              </InsteadOfRows>
            )}
          </tbody>
        )}
      </Table>
      {select?.status}
    </>
  );
});

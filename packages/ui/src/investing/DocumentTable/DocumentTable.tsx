import { forwardRef, useCallback, useId, useMemo, type ReactNode, type TableHTMLAttributes } from 'react';
import { useControllable, useLatest, warnInDevelopment } from '../../behaviour';
import { VisuallyHidden } from '../../foundations';
import { useLocale } from '../../provider';
import { InsteadOfRows } from '../RecordTable/InsteadOfRows';
import { useDocumentWords } from './document-columns';
import type { DocumentOnFile } from './document-on-file';
import { inOrder, nextSort, type DocumentSort } from './document-order';
import { DocumentHead } from './DocumentHead';
import { DocumentRow } from './DocumentRow';
import { LongBody } from './LongBody';
import { useSelection } from './use-selection';
import { View } from './DocumentTable.styles';

export interface DocumentTableProps extends Omit<TableHTMLAttributes<HTMLTableElement>, 'children'> {
  documents: readonly DocumentOnFile[];
  /** All of which `documents` are those found: a search that finds little leaves the columns as they are. */
  among?: readonly DocumentOnFile[];
  onOpen: (id: string) => void;
  /** The document that is being fetched. */
  openingId?: string;
  /** For screen readers only, where a heading beside the table says the same. */
  captionHidden?: boolean;
  /** The headers become buttons that put the table in order. */
  sortable?: boolean;
  sort?: DocumentSort | null;
  /** Default `null`: as the documents are given. */
  defaultSort?: DocumentSort | null;
  onSortChange?: (sort: DocumentSort) => void;
  /** Each row has a tick box, the header one for all. */
  selectable?: boolean;
  /** Ids of the ticked documents. Ids that are not among `documents` keep their state. */
  selected?: readonly string[];
  defaultSelected?: readonly string[];
  onSelectedChange?: (ids: string[]) => void;
  /** The list is being fetched: without documents their places are shown, else they stay. */
  loading?: boolean;
  /** Stands in place of the documents, best an `ErrorState` with a way to try again. */
  error?: ReactNode;
  /** What stands there when there is no document. */
  empty?: ReactNode;
}

/** From here on only the rows near the view are in the page. */
const LONG = 200;
const NONE: readonly string[] = [];

/** Documents to open. Columns that no document fills are left out. Ref and other attributes reach the `<table>`. */
export const DocumentTable = forwardRef<HTMLTableElement, DocumentTableProps>(function DocumentTable(
  {
    documents,
    among = documents,
    onOpen,
    openingId,
    captionHidden = false,
    sortable = false,
    sort: givenSort,
    defaultSort = null,
    onSortChange,
    selectable = false,
    selected: givenSelected,
    defaultSelected = NONE,
    onSelectedChange,
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
  const selection = useSelection({
    documents,
    value: givenSelected,
    defaultValue: defaultSelected,
    onChange: onSelectedChange,
  });
  const open = useLatest(onOpen);

  if (givenSelected && !selectable)
    warnInDevelopment('DocumentTable', '`selected` is shown only with `selectable`. Set both.');

  const { text } = words;
  const shown = error ? [] : rows;
  const long = shown.length > LONG;
  const columnCount = words.columns.length + (selectable ? 2 : 1);
  const { selected, count, toggle, toggleAll } = selection;
  const renderRow = useCallback(
    (document: DocumentOnFile, index: number) => (
      <DocumentRow
        key={document.id}
        document={document}
        words={words}
        rowIndex={long ? index + 2 : undefined}
        selected={selectable ? selected.has(document.id) : undefined}
        opening={document.id === openingId}
        onOpen={open}
        onToggle={toggle}
      />
    ),
    [words, long, selectable, selected, openingId, open, toggle],
  );

  return (
    <>
      <View
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
          {selectable && <span data-part="count">{text.selected(count, documents.length)}</span>}
        </caption>
        <DocumentHead
          words={words}
          sort={sortable ? sort : undefined}
          onSort={(by) => setSort(nextSort(sort, by))}
          selected={selectable ? howMany(count, documents.length) : undefined}
          onToggleAll={toggleAll}
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
      </View>
      {/* A table may not hold it. */}
      {selectable && <VisuallyHidden role="status">{text.selected(count, documents.length)}</VisuallyHidden>}
    </>
  );
});

const howMany = (count: number, all: number) => {
  if (count === 0) return 'none';
  return count === all ? 'all' : 'some';
};

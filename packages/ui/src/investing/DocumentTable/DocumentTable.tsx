import { forwardRef, type ReactNode, type TableHTMLAttributes } from 'react';
import { useLatest } from '../../behaviour/use-latest';
import { DocumentTable as english } from '../../messages/en/investing';
import { useMessages } from '../../provider/quoin-context';
import type { DataColumn, DataPaging, DataSort, OpenGroups } from '../DataTable/data-columns';
import { useDocumentColumns, useDocumentGroups, type DocumentGrouping } from './document-columns';
import type { DocumentColumn, DocumentOnFile } from './document-on-file';
import type { DocumentSelection } from './use-document-selection';
import { View } from './DocumentTable.styles';

/** `by` is a column of the table's own, or the key of one that the app gives. */
export type DocumentSort = DataSort;

export interface DocumentTableProps extends Omit<TableHTMLAttributes<HTMLTableElement>, 'children'> {
  /** Documents to show; with `paging` those of the page. */
  documents: readonly DocumentOnFile[];
  /** All documents, of which `documents` are the search results: few results do not change the columns. */
  among?: readonly DocumentOnFile[] | undefined;
  /** Columns in display order, the table's own by name. Default: those that a document fills. */
  columns?: readonly (DocumentColumn | DataColumn<DocumentOnFile>)[] | undefined;
  /** Headings by fund, by year of the update, or by both. Keep the same array from one render to the next. */
  groupBy?: readonly DocumentGrouping[] | undefined;
  /** The headings of the groups become buttons that show and hide their documents; says which are open at first. */
  collapsible?: OpenGroups | undefined;
  /** How many documents a group shows at first; a button below them shows as many more. Default: all. */
  groupPage?: number | undefined;
  /** Called with the id of the document that the user opens. */
  onOpen: (id: string) => void;
  /** The document that is being fetched. */
  openingId?: string | undefined;
  /** How many documents are shown, the first in order; default: all. */
  limit?: number | undefined;
  /** For screen readers only, if a heading beside the table has the same text. */
  captionHidden?: boolean | undefined;
  /** The headers become buttons that put the table in order. */
  sortable?: boolean | undefined;
  /** Controlled column and direction of the order. */
  sort?: DocumentSort | null | undefined;
  /** Default `null`: as the documents are given. */
  defaultSort?: DocumentSort | null | undefined;
  /** Called with the new column and direction. */
  onSortChange?: ((sort: DocumentSort) => void) | undefined;
  /** From `useDocumentSelection`: each row has a tick box, the header one for all. */
  selection?: DocumentSelection | undefined;
  /** Documents arrive in pages from a server, which sorts them too. */
  paging?: DataPaging | undefined;
  /** The list is being fetched: without documents their places are shown, else they stay. */
  loading?: boolean | undefined;
  /** Why the documents failed to load; replaces them. */
  error?: ReactNode | undefined;
  /** Fetches the list again: puts the error into an `ErrorState` with a retry button. */
  onRetry?: (() => void) | undefined;
  /** Content if there is no document. */
  empty?: ReactNode | undefined;
}

const UNGROUPED: readonly never[] = [];
const getId = ({ id }: DocumentOnFile) => id;
const getName = ({ title, name }: DocumentOnFile) => title ?? name;

/** Documents to open. Columns that no document fills are left out. Ref and other attributes reach the `<table>`. */
export const DocumentTable = forwardRef<HTMLTableElement, DocumentTableProps>(function DocumentTable(
  {
    documents,
    among = documents,
    columns,
    groupBy = UNGROUPED,
    onOpen,
    openingId,
    sortable = false,
    selection,
    empty,
    ...rest
  },
  ref,
) {
  const text = useMessages('DocumentTable', english);
  const shown = useDocumentColumns({
    ...{ columns, among, groupBy, sortable, openingId },
    onOpen: useLatest(onOpen),
  });
  return (
    <View
      rootRef={ref}
      caption={text.caption}
      columns={shown}
      rows={documents}
      rowKey={getId}
      groups={useDocumentGroups(groupBy)}
      selection={selection && { ...selection, getName, allLabel: text.selectAll, countLabel: text.selected }}
      phoneLayout="line"
      empty={empty ?? text.empty}
      data-quoin="DocumentTable"
      {...rest}
    />
  );
});

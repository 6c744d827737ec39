import { forwardRef, useState, type HTMLAttributes, type ReactNode } from 'react';
import { useControllable } from '../../behaviour/use-controllable';
import { withoutNull } from '../../behaviour/use-field-value';
import { usePhone } from '../../behaviour/use-phone';
import { Button } from '../../controls/Button/Button';
import { Icon } from '../../foundations/Icon/Icon';
import { DownloadIcon } from '../../foundations/Icon/icons';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden';
import { DocumentLibrary as english } from '../../messages/en/investing';
import { useMessages } from '../../provider/quoin-context';
import type { OpenGroups } from '../DataTable/data-columns';
import { DocumentTable, type DocumentSort } from '../DocumentTable/DocumentTable';
import type { DocumentGrouping } from '../DocumentTable/document-columns';
import type { DocumentOnFile } from '../DocumentTable/document-on-file';
import { useDocumentSelection } from '../DocumentTable/use-document-selection';
import { View } from './DocumentLibrary.styles';
import { LibraryFilters } from './LibraryFilters';
import type { DocumentQuery } from './document-query';
import { useDocumentFilters, useFound } from './use-library';

export interface DocumentLibraryProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'onChange'> {
  /** Documents to show. */
  documents: readonly DocumentOnFile[];
  /** Called with the id of the document that the user opens. */
  onOpen: (id: string) => void;
  /** Id of the document that is loading. */
  openingId?: string | undefined;
  /** Called with the ids of the ticked documents, or of all found ones, in list order. Without it, none can be ticked. */
  onDownload?: ((ids: string[]) => void) | undefined;
  /** Whether a download is being prepared. */
  downloading?: boolean | undefined;
  /** Renders further actions for the found documents beside the download buttons. */
  actions?: ((found: readonly DocumentOnFile[]) => ReactNode) | undefined;
  /** Groups the documents under headings that can be collapsed; the user can turn it off. Keep the same array. */
  groupBy?: readonly DocumentGrouping[] | undefined;
  /** Controlled filters and search text. */
  query?: DocumentQuery | undefined;
  /** Initial filters and search text of an uncontrolled library. */
  defaultQuery?: DocumentQuery | undefined;
  /** Called with the new filters and search text. */
  onQueryChange?: ((query: DocumentQuery) => void) | undefined;
  /** Ids of the ticked documents. */
  selected?: readonly string[] | undefined;
  /** Initially selected ids of an uncontrolled selection. */
  defaultSelected?: readonly string[] | undefined;
  /** Called with the ids of the selected documents. */
  onSelectedChange?: ((ids: string[]) => void) | undefined;
  /** Controlled sort column and direction. */
  sort?: DocumentSort | null | undefined;
  /** Initial sort column and direction. Default: newest first. */
  defaultSort?: DocumentSort | null | undefined;
  /** Called with the new sort column and direction. */
  onSortChange?: ((sort: DocumentSort) => void) | undefined;
  /** Whether the list is loading. */
  loading?: boolean | undefined;
  /** Error shown if the list failed to load. */
  error?: ReactNode | undefined;
  /** Called to load the list again. */
  onRetry?: (() => void) | undefined;
  /** Content if there are no documents. */
  empty?: ReactNode | undefined;
}

const ALL: DocumentQuery = {};
/** Documents per page on a phone, without groups and in each group. */
const PHONE_PAGE = 20;
/** From here on only the first group is open at first. */
const COLLAPSE_ABOVE = 60;
const NEWEST_FIRST: DocumentSort = { by: 'updated', direction: 'descending' };

/** All documents of an investor: a `DocumentTable` with search, filters, sorting and download. */
export const DocumentLibrary = forwardRef<HTMLElement, DocumentLibraryProps>(function DocumentLibrary(
  {
    documents,
    onOpen,
    openingId,
    onDownload,
    downloading = false,
    actions,
    groupBy,
    query: givenQuery,
    defaultQuery = ALL,
    onQueryChange,
    selected,
    defaultSelected,
    onSelectedChange,
    sort,
    defaultSort = NEWEST_FIRST,
    onSortChange,
    loading = false,
    error,
    onRetry,
    empty,
    ...rest
  },
  ref,
) {
  const text = useMessages('DocumentLibrary', english);
  const [query, setQuery] = useControllable({
    value: withoutNull(givenQuery, {}),
    defaultValue: defaultQuery,
    onChange: onQueryChange,
  });
  const filters = useDocumentFilters(documents, text);
  const found = useFound(documents, query);
  const phone = usePhone();
  const [pages, setPages] = useState(1);
  const isNarrowed = Object.keys(query).length > 0;
  const groups = useGroups(groupBy, { many: phone || found.length > COLLAPSE_ABOVE, isNarrowed });
  const limit = phone && !groups.by ? pages * PHONE_PAGE : found.length;
  const selection = useDocumentSelection(found, { selected, defaultSelected, onSelectedChange });
  // Documents hidden by a filter are not downloaded, even if they were ticked before.
  const tickedAndFound = selection.documents;
  const download = (chosen: readonly DocumentOnFile[]) => () => {
    if (chosen.length > 0) onDownload?.(chosen.map(({ id }) => id));
  };
  const failed = Boolean(error) || (documents.length === 0 && !loading);

  return (
    <View ref={ref} aria-label={text.label} data-quoin="DocumentLibrary" data-found={found.length} {...rest}>
      {!failed && (
        <div data-part="tools">
          <LibraryFilters filters={filters} query={query} onChange={setQuery} phone={phone} />
          <div data-part="result">
            <span role="status">{loading ? text.loading : text.found(found.length, documents.length)}</span>
            {onDownload && (
              <div data-part="downloads">
                <Button
                  variant="quiet"
                  size="small"
                  aria-disabled={tickedAndFound.length === 0 || undefined}
                  onClick={download(tickedAndFound)}
                >
                  {text.downloadSelected(tickedAndFound.length)}
                </Button>
                <Button
                  variant="secondary"
                  size="small"
                  iconStart={<Icon of={DownloadIcon} size="small" />}
                  busy={downloading}
                  aria-disabled={found.length === 0 || undefined}
                  onClick={download(found)}
                >
                  {text.downloadAll(found.length)}
                </Button>
                {actions?.(found)}
              </div>
            )}
            {groupBy && <GroupControls groups={groups} />}
          </div>
        </div>
      )}
      {failed && loading && <VisuallyHidden role="status">{text.loading}</VisuallyHidden>}
      <DocumentTable
        captionHidden
        documents={found}
        among={documents}
        groupBy={groups.by}
        collapsible={groups.by && groups.open}
        groupPage={phone ? PHONE_PAGE : undefined}
        onOpen={onOpen}
        openingId={openingId}
        limit={limit}
        sortable={!failed}
        sort={sort}
        defaultSort={defaultSort}
        onSortChange={onSortChange}
        selection={onDownload && !failed ? selection : undefined}
        loading={loading}
        error={error}
        onRetry={onRetry}
        empty={documents.length === 0 ? empty : <NothingFound onClear={() => setQuery(ALL)} />}
      />
      {found.length > limit && (
        <div data-part="more">
          <span role="status">{text.shown(limit, found.length)}</span>
          <Button variant="secondary" onClick={() => setPages(pages + 1)}>
            {text.showMore(Math.min(PHONE_PAGE, found.length - limit))}
          </Button>
        </div>
      )}
    </View>
  );
});

function NothingFound({ onClear }: { onClear: () => void }) {
  const text = useMessages('DocumentLibrary', english);
  return (
    <div data-part="nothing-found">
      <span>{text.nothingFound}</span>
      <Button variant="secondary" size="small" onClick={onClear}>
        {text.clear}
      </Button>
    </div>
  );
}

interface Contents {
  /** So many documents that all of them would be a long page. */
  many: boolean;
  /** The user searches or filters: no result may be hidden in a closed group. */
  isNarrowed: boolean;
}

/** Whether the documents are grouped, and which groups are open. */
function useGroups(groupBy: readonly DocumentGrouping[] | undefined, { many, isNarrowed }: Contents) {
  const [isGrouped, setGrouped] = useState(true);
  const [chosen, setChosen] = useState<{ open: OpenGroups; isNarrowed: boolean }>();
  const atFirst: OpenGroups = many && !isNarrowed ? 'first' : 'all';
  return {
    by: isGrouped ? groupBy : undefined,
    open: chosen?.isNarrowed === isNarrowed ? chosen.open : atFirst,
    setGrouped,
    setOpen: (open: OpenGroups) => setChosen({ open, isNarrowed }),
  };
}

function GroupControls({ groups }: { groups: ReturnType<typeof useGroups> }) {
  const text = useMessages('DocumentLibrary', english);
  const { by, open, setGrouped, setOpen } = groups;
  const isGrouped = by !== undefined;
  return (
    <div data-part="groups">
      <Button variant="quiet" size="small" aria-pressed={isGrouped} onClick={() => setGrouped(!isGrouped)}>
        {text.grouped}
      </Button>
      {isGrouped && (
        <Button variant="quiet" size="small" onClick={() => setOpen(open === 'all' ? 'none' : 'all')}>
          {open === 'all' ? text.closeGroups : text.openGroups}
        </Button>
      )}
    </div>
  );
}

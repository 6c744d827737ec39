import { forwardRef, useState, type HTMLAttributes, type ReactNode, useSyncExternalStore } from 'react';
import { useControllable } from '../../behaviour/use-controllable';
import { Button } from '../../controls/Button/Button';
import { SearchField } from '../../controls/SearchField/SearchField';
import { ErrorState } from '../../feedback/ErrorState/ErrorState';
import { FilterBar } from '../../fields/FilterBar/FilterBar';
import { DownloadIcon } from '../../foundations/Icon/icons';
import { Icon } from '../../foundations/Icon/Icon';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden';
import { DocumentLibrary as english } from '../../messages/en/investing';
import { useMessages } from '../../provider/quoin-context';
import { DocumentTable } from '../DocumentTable/DocumentTable';
import { useDocumentSelection } from '../DocumentTable/use-document-selection';
import type { DocumentOnFile, DocumentSort } from '../DocumentTable/document-order';
import type { DocumentQuery } from './document-query';
import { useDocumentFilters, useFound } from './use-library';
import { View } from './DocumentLibrary.styles';
import { media } from '../../tokens';

export interface DocumentLibraryProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'onChange'> {
  /** Documents to show. */
  documents: readonly DocumentOnFile[];
  /** Called with the id of the document that the user opens. */
  onOpen: (id: string) => void;
  /** The document that is being fetched. */
  openingId?: string;
  /** With the ids of the ticked documents, or of all that are found, in the order given. Without it nothing can be ticked. */
  onDownload?: (ids: string[]) => void;
  /** A download is being prepared. */
  downloading?: boolean;
  /** Further actions for the documents found, in the given order, beside the download buttons. */
  actions?: (found: readonly DocumentOnFile[]) => ReactNode;
  /** Controlled filters and search text. */
  query?: DocumentQuery;
  /** Initial filters and search text of an uncontrolled library. */
  defaultQuery?: DocumentQuery;
  /** Called with the new filters and search text. */
  onQueryChange?: (query: DocumentQuery) => void;
  /** Ids of the ticked documents. */
  selected?: readonly string[];
  /** Initially selected ids of an uncontrolled selection. */
  defaultSelected?: readonly string[];
  /** Called with the ids of the selected documents. */
  onSelectedChange?: (ids: string[]) => void;
  /** Controlled column and direction of the order. */
  sort?: DocumentSort | null;
  /** Default: newest first. */
  defaultSort?: DocumentSort | null;
  /** Called with the new column and direction. */
  onSortChange?: (sort: DocumentSort) => void;
  /** The list is being fetched. */
  loading?: boolean;
  /** Why the list could not be fetched. */
  error?: ReactNode;
  /** Fetches the list again. */
  onRetry?: () => void;
  /** Content if there is no document at all. */
  empty?: ReactNode;
}

const ALL: DocumentQuery = {};
/** Rows that a phone shows at first, and adds at a time. */
const PHONE_PAGE = 20;
const NEWEST_FIRST: DocumentSort = { by: 'updated', direction: 'descending' };

/** All documents of an investor: a `DocumentTable` that is searched, narrowed, put in order and downloaded from. */
export const DocumentLibrary = forwardRef<HTMLElement, DocumentLibraryProps>(function DocumentLibrary(
  {
    documents,
    onOpen,
    openingId,
    onDownload,
    downloading = false,
    actions,
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
    value: givenQuery,
    defaultValue: defaultQuery,
    onChange: onQueryChange,
  });
  const filters = useDocumentFilters(documents, text);
  const found = useFound(documents, query);
  const phone = usePhone();
  const [pages, setPages] = useState(1);
  const limit = phone ? pages * PHONE_PAGE : found.length;
  const selection = useDocumentSelection(found, { selected, defaultSelected, onSelectedChange });
  // What a filter hides is not downloaded, even if it was ticked before.
  const ticked = new Set(selection.selected);
  const tickedAndFound = ticked.size > 0 ? found.filter(({ id }) => ticked.has(id)) : [];
  const { search = '', ...narrowed } = query;
  const narrow = (values: DocumentQuery) => setQuery(search ? { ...values, search } : values);
  const download = (chosen: readonly DocumentOnFile[]) => () => {
    if (chosen.length > 0) onDownload?.(chosen.map(({ id }) => id));
  };
  const failed = Boolean(error) || (documents.length === 0 && !loading);

  return (
    <View ref={ref} aria-label={text.label} data-quoin="DocumentLibrary" {...rest}>
      {!failed && (
        <div data-part="tools">
          <div data-part="search">
            <SearchField
              label={text.search}
              value={search}
              onChange={(next) => setQuery(next ? { ...narrowed, search: next } : narrowed)}
            />
          </div>
          {filters.length > 0 && (
            <FilterBar label={text.filters} filters={filters} value={narrowed} onChange={narrow} />
          )}
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
          </div>
        </div>
      )}
      {failed && loading && <VisuallyHidden role="status">{text.loading}</VisuallyHidden>}
      <DocumentTable
        captionHidden
        documents={found}
        among={documents}
        onOpen={onOpen}
        openingId={openingId}
        limit={limit}
        sortable={!failed}
        sort={sort}
        defaultSort={defaultSort}
        onSortChange={onSortChange}
        selection={onDownload && !failed ? selection : undefined}
        loading={loading}
        error={
          error && (
            <ErrorState level={3} onRetry={onRetry}>
              {error}
            </ErrorState>
          )
        }
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

const QUERY = media.phone.replace('@media ', '');

/** Whether the screen is as narrow as a phone's. False while the server renders, and where it cannot be known. */
const usePhone = (): boolean => useSyncExternalStore(subscribe, isPhone, () => false);

const isPhone = () => typeof window.matchMedia === 'function' && window.matchMedia(QUERY).matches;

function subscribe(listener: () => void): () => void {
  if (typeof window.matchMedia !== 'function') return () => undefined;
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

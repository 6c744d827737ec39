import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { Button } from '../../controls/Button/Button';
import { IconButton } from '../../controls/IconButton/IconButton';
import { SearchField } from '../../controls/SearchField/SearchField';
import {
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  SearchIcon,
  XIcon,
  ZoomInIcon,
  ZoomOutIcon,
} from '../../foundations/Icon/icons';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden';
import { PdfReader as english } from '../../messages/en/pdf';
import { useMessages } from '../../provider/quoin-context';
import { Bar, SearchRow, Segments } from './PdfReader.styles';
import { wantedText } from './find-in-text';
import type { PdfView } from './scroll-place';
import type { Search } from './use-search';

interface ToolbarProps {
  label: string;
  /** 0 while no document is loaded. */
  page: number;
  pages: number;
  zoom: number;
  goTo: (page: number) => void;
  onZoom: (zoom: number) => void;
  search: Search;
  onKeyDown: (event: KeyboardEvent) => void;
  view: PdfView;
  /** Whether the document has a reading view. */
  canReflow: boolean;
  onView: (view: PdfView) => void;
}

export function Toolbar(props: ToolbarProps) {
  const { label, page, pages, zoom, goTo, onZoom, search, onKeyDown, view, canReflow, onView } = props;
  const text = useMessages('PdfReader', english);
  const searchId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const closeSearch = () => {
    search.close();
    opener.current?.focus();
  };
  return (
    <Bar role="group" aria-label={text.toolbar(label)} onKeyDown={onKeyDown}>
      <div>
        <IconButton
          icon={ChevronLeftIcon}
          directional
          label={text.previousPage}
          disabled={page <= 1}
          onClick={() => goTo(page - 1)}
        />
        <span data-part="place">{page > 0 && text.page(page, pages)}</span>
        <IconButton
          icon={ChevronRightIcon}
          directional
          label={text.nextPage}
          disabled={page < 1 || page >= pages}
          onClick={() => goTo(page + 1)}
        />
      </div>
      {view === 'pages' && (
        <div>
          <IconButton
            icon={ZoomOutIcon}
            label={text.zoomOut}
            disabled={pages === 0 || zoomedOut(zoom) === zoom}
            onClick={() => onZoom(zoomedOut(zoom))}
          />
          <Button
            variant="quiet"
            size="small"
            disabled={pages === 0 || zoom === FIT_WIDTH}
            onClick={() => onZoom(FIT_WIDTH)}
          >
            {text.fitWidth}
          </Button>
          <IconButton
            icon={ZoomInIcon}
            label={text.zoomIn}
            disabled={pages === 0 || zoomedIn(zoom) === zoom}
            onClick={() => onZoom(zoomedIn(zoom))}
          />
        </div>
      )}
      <div>
        <ViewChoice {...{ view, canReflow, onView }} />
        <IconButton
          ref={opener}
          icon={SearchIcon}
          label={text.search}
          aria-expanded={search.open}
          aria-controls={search.open ? searchId : undefined}
          disabled={pages === 0}
          onClick={() => (search.open ? closeSearch() : search.ask())}
        />
      </div>
      {search.open && <SearchBar id={searchId} search={search} onClose={closeSearch} />}
    </Bar>
  );
}

const VIEWS = ['reading', 'pages'] as const;

function ViewChoice({ view, canReflow, onView }: Pick<ToolbarProps, 'view' | 'canReflow' | 'onView'>) {
  const text = useMessages('PdfReader', english);
  const name = useId();
  return (
    <Segments
      role="radiogroup"
      aria-label={text.view}
      // In a form, Enter would submit it.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    >
      {VIEWS.map((each) => (
        <label key={each} title={each === 'reading' && !canReflow ? text.noReadingView : undefined}>
          <input
            type="radio"
            name={name}
            value={each}
            checked={each === view}
            disabled={each === 'reading' && !canReflow}
            onChange={() => onView(each)}
          />
          {each === 'reading' ? text.readingView : text.pagesView}
        </label>
      ))}
    </Segments>
  );
}

/** Zoom steps of the two buttons, as multiples of the fitting width. */
const STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

export const FIT_WIDTH = 1;

export const zoomedIn = (zoom: number): number => STEPS.find((step) => step > zoom) ?? zoom;
export const zoomedOut = (zoom: number): number => STEPS.findLast((step) => step < zoom) ?? zoom;

interface SearchBarProps {
  id: string;
  search: Search;
  /** Called when closed from inside; must move the focus. */
  onClose: () => void;
}

/** Enter goes to the next result, Shift+Enter to the previous one, Escape closes. */
function SearchBar({ id, search, onClose }: SearchBarProps) {
  const text = useMessages('PdfReader', english);
  const { wanted, reading, hits, place, asked: requested, setWanted, next, previous } = search;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
  }, [requested]);

  const press = (event: KeyboardEvent) => {
    // While an input method composes Chinese, it handles Enter and Escape.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && event.target === input.current) (event.shiftKey ? previous : next)();
    else return;
    event.preventDefault();
  };
  const hit = hits[place];
  const looked = wantedText(wanted) !== '';
  const count = looked && !reading ? (hit ? text.hit(place + 1, hits.length) : text.noHits) : '';
  const said = hit ? text.hitOnPage(place + 1, hits.length, hit.page) : count;
  return (
    <SearchRow id={id} role="search" onKeyDownCapture={press}>
      <SearchField
        ref={input}
        label={text.searchLabel}
        labelHidden
        placeholder={text.searchLabel}
        value={wanted}
        onChange={setWanted}
      />
      <span data-part="count" aria-hidden>
        {looked && reading ? text.searching : count}
      </span>
      <VisuallyHidden role="status">{looked && reading ? text.searching : said}</VisuallyHidden>
      <div>
        <IconButton icon={ChevronUpIcon} label={text.previousHit} disabled={!hit} onClick={previous} />
        <IconButton icon={ChevronDownIcon} label={text.nextHit} disabled={!hit} onClick={next} />
        <IconButton icon={XIcon} label={text.closeSearch} onClick={onClose} />
      </div>
    </SearchRow>
  );
}

// The open document: toolbar, scrolling pages and keys. The only module that imports pdf.js, so it is loaded by `import()`.
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { Document, pdfjs } from 'react-pdf';
import { useLatest } from '../../behaviour/use-latest';
import { isPhone } from '../../behaviour/use-phone';
import { Spinner } from '../../feedback/Spinner/Spinner';
import { PdfReader as english } from '../../messages/en/pdf';
import { useMessages } from '../../provider/quoin-context';
import { PageSlot } from './PageSlot';
import type { PdfReaderProps } from './PdfReader';
import { ReadingPages } from './ReadingPages';
import { Toolbar, FIT_WIDTH, zoomedIn, zoomedOut } from './Toolbar';
import { useFittingWidth, useScrollPlace, type PdfView } from './scroll-place';
import { useReadingText } from './use-reading-text';
import { useSearch, type PdfDocument } from './use-search';
import type { Hit } from './find-in-text';
import { Pages, TextLayerSwitch } from './PdfReader.styles';

/** What an app can do with the open document. */
export interface PdfReaderControls {
  /** Scrolls on by a screen. */
  readOn: () => void;
}

export interface OpenDocumentProps extends Pick<
  PdfReaderProps,
  'label' | 'workerSrc' | 'cMapUrl' | 'defaultView' | 'controls' | 'onPageChange' | 'onEndReached'
> {
  url: string;
  headingLevel: number;
  onFail: () => void;
}

interface LoadedDocument {
  document: PdfDocument;
  /** Height divided by width of the first page; assumed for other pages until they are rendered. */
  shape: number;
}

export function OpenDocument(props: OpenDocumentProps) {
  const { url, label, workerSrc, cMapUrl, headingLevel, controls, onPageChange, onEndReached, onFail } =
    props;
  const text = useMessages('PdfReader', english);
  const [loaded, setLoaded] = useState<LoadedDocument>();
  const [zoom, setZoom] = useState(FIT_WIDTH);
  const [lastPageDrawn, setLastPageDrawn] = useState(false);
  const [chosenView, setChosenView] = useState(() => props.defaultView ?? (isPhone() ? 'reading' : 'pages'));
  const scroller = useRef<HTMLDivElement>(null);
  const fittingWidth = useFittingWidth(scroller);
  const width = fittingWidth * zoom;
  const pages = loaded?.document.numPages ?? 0;
  const reading = useReadingText(loaded?.document, chosenView === 'reading');
  const view = reading === null ? 'pages' : chosenView;
  const isReflowed = view === 'reading' && Boolean(reading);
  const place = useScrollPlace(scroller, {
    pages: view === 'pages' || isReflowed ? pages : 0,
    width: view === 'pages' ? width : fittingWidth,
    view,
  });
  const { page, near, shown, endInView, goTo, readOn, show } = place;
  useImperativeHandle(controls, () => ({ readOn }), [readOn]);
  const search = useSearch(loaded?.document, page, isReflowed && reading ? reading : undefined);
  const hitsByPage = useMemo(() => byPage(search.hits), [search.hits]);
  const hit = search.hits[search.place];
  const drawn = useRef(near);
  useEffect(() => {
    drawn.current = near;
  }, [near]);
  // A page that is not rendered has no marks yet; they scroll into view when they mount.
  useEffect(() => {
    if (hit && view === 'pages' && !drawn.current.has(hit.page)) goTo(hit.page);
  }, [hit, view, goTo]);

  // The other view opens at the same page.
  const keptPage = useRef(1);
  const turnTo = (next: PdfView) => {
    keptPage.current = page;
    setChosenView(next);
  };
  useLayoutEffect(() => {
    if (keptPage.current > 1 && (view === 'pages' || isReflowed)) goTo(keptPage.current);
  }, [view, isReflowed, goTo]);

  // The worker URL must be set before the document below starts to load in its own effect.
  useLayoutEffect(() => {
    pdfjs.GlobalWorkerOptions.workerSrc = workerSrc;
  }, [workerSrc]);
  const options = useMemo(
    () => ({ isEvalSupported: false, ...(cMapUrl && { cMapUrl, cMapPacked: true }) }),
    [cMapUrl],
  );
  const lastPageNear = view === 'pages' && near.has(pages);
  useEffect(() => {
    if (!lastPageNear) setLastPageDrawn(false);
  }, [lastPageNear]);
  // Based on the current page number, whether a button, a key, a search or scrolling changed it.
  const ended = page === pages && endInView && (view === 'pages' ? lastPageDrawn : isReflowed);
  const notified = useRef(false);
  // A new function of the app is no change of the page.
  const reportPage = useLatest(() => onPageChange?.(page, pages));
  useEffect(() => {
    if (page > 0) reportPage(); // 0 until the pages are laid out
  }, [page, pages, reportPage]);
  useEffect(() => {
    if (!ended || notified.current) return;
    notified.current = true;
    onEndReached?.([...shown.current].sort((one, other) => one - other));
  }, [ended, shown, onEndReached]);

  const find = (event: KeyboardEvent) => {
    const wanted = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'f';
    // In the search field, the shortcut opens the browser's own search.
    const isText = (event.target as Element).matches('input:not([type="radio"])'); // only elements have keys
    if (!wanted || pages === 0 || isText) return;
    event.preventDefault();
    search.ask();
  };
  const press = (event: KeyboardEvent) => {
    find(event);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = { ...keys(pages, page, goTo), ...(view === 'pages' && zoomKeys(setZoom)) }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <>
      <TextLayerSwitch />
      <Toolbar
        {...{ label, page, pages, zoom, goTo, onZoom: setZoom, search, onKeyDown: find }}
        view={view}
        canReflow={reading !== null}
        onView={turnTo}
      />
      <Pages
        ref={scroller}
        role="region"
        aria-label={view === 'pages' ? text.document(label) : text.text(label)}
        aria-busy={!loaded || (view === 'reading' && !isReflowed)}
        tabIndex={0}
        data-part="pages"
        data-view={view}
        onKeyDown={press}
      >
        <Document
          file={url}
          options={options}
          loading={<Spinner size="large" label={text.loading} />}
          error={null}
          noData={null}
          onSourceError={onFail}
          onLoadError={onFail}
          onPassword={onFail}
          onLoadSuccess={async (document) => {
            try {
              const first = (await document.getPage(1)).getViewport({ scale: 1 });
              setLoaded({ document, shape: first.height / first.width });
            } catch {
              // Closing the reader while the document opens terminates the worker.
              if (!document.loadingTask.destroyed) onFail();
            }
          }}
        >
          {loaded && view === 'reading' && !reading && <Spinner size="large" label={text.loading} />}
          {isReflowed && reading && (
            <ReadingPages
              text={reading}
              width={fittingWidth}
              currentHit={hit}
              onCurrentHit={show}
              {...{ headingLevel, hitsByPage }}
            />
          )}
          {loaded &&
            view === 'pages' &&
            width > 0 &&
            Array.from({ length: pages }, (_, index) => (
              <PageSlot
                key={index}
                page={index + 1}
                pages={pages}
                width={width}
                shape={loaded.shape}
                near={near.has(index + 1)}
                onDrawn={index + 1 === pages ? () => setLastPageDrawn(true) : undefined}
                hits={hitsByPage.get(index + 1) ?? NO_HITS}
                currentHit={hit?.page === index + 1 ? hit : undefined}
                onCurrentHit={show}
              />
            ))}
        </Document>
      </Pages>
    </>
  );
}

const NO_HITS: readonly Hit[] = [];

function byPage(hits: readonly Hit[]): ReadonlyMap<number, readonly Hit[]> {
  const pages = new Map<number, Hit[]>();
  for (const hit of hits) {
    const found = pages.get(hit.page);
    if (found) found.push(hit);
    else pages.set(hit.page, [hit]);
  }
  return pages;
}

type KeyActions = Partial<Record<string, () => void>>;

const keys = (pages: number, page: number, goTo: (page: number) => void): KeyActions => ({
  PageDown: () => goTo(page + 1),
  PageUp: () => goTo(page - 1),
  Home: () => goTo(1),
  // One past the last page is the end of the document.
  End: () => goTo(pages + 1),
});

const zoomKeys = (zoom: (next: (zoom: number) => number) => void): KeyActions => ({
  '+': () => zoom(zoomedIn),
  '=': () => zoom(zoomedIn),
  '-': () => zoom(zoomedOut),
});

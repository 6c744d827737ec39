// The open document: toolbar, scrolling pages and keys. The only module that imports pdf.js, so it is loaded by `import()`.
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Document, pdfjs } from 'react-pdf';
import { Spinner } from '../../feedback/Spinner/Spinner';
import { PdfReader as english } from '../../messages/en/pdf';
import { useMessages } from '../../provider/quoin-context';
import { PageSlot } from './PageSlot';
import { Toolbar, FIT_WIDTH, zoomedIn, zoomedOut } from './Toolbar';
import { useFittingWidth, useScrollPlace } from './scroll-place';
import { useSearch, type PdfDocument } from './use-search';
import type { Hit } from './find-in-text';
import { Pages, TextLayerSwitch } from './PdfReader.styles';

export interface OpenDocumentProps {
  url: string;
  label: string;
  workerSrc: string;
  cMapUrl?: string;
  onEndReached?: (pagesShown: number[]) => void;
  onFail: () => void;
}

interface LoadedDocument {
  document: PdfDocument;
  /** Height divided by width of the first page; assumed for other pages until they are rendered. */
  shape: number;
}

export function OpenDocument({ url, label, workerSrc, cMapUrl, onEndReached, onFail }: OpenDocumentProps) {
  const text = useMessages('PdfReader', english);
  const [loaded, setLoaded] = useState<LoadedDocument>();
  const [zoom, setZoom] = useState(FIT_WIDTH);
  const [lastPageDrawn, setLastPageDrawn] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  const width = useFittingWidth(scroller) * zoom;
  const pages = loaded?.document.numPages ?? 0;
  const { page, near, lastPageInView, goTo, show } = useScrollPlace(scroller, pages, width);
  const search = useSearch(loaded?.document, page);
  const hitsOf = useMemo(() => byPage(search.hits), [search.hits]);
  const hit = search.hits[search.place];
  const drawn = useRef(near);
  useEffect(() => {
    drawn.current = near;
  }, [near]);
  // A page that is not rendered has no marks yet; they scroll into view when they mount.
  useEffect(() => {
    if (hit && !drawn.current.has(hit.page)) goTo(hit.page);
  }, [hit, goTo]);

  // The worker URL must be set before the document below starts to load in its own effect.
  useLayoutEffect(() => {
    pdfjs.GlobalWorkerOptions.workerSrc = workerSrc;
  }, [workerSrc]);
  const options = useMemo(
    () => ({ isEvalSupported: false, ...(cMapUrl && { cMapUrl, cMapPacked: true }) }),
    [cMapUrl],
  );
  const lastPageNear = near.has(pages);
  useEffect(() => {
    if (!lastPageNear) setLastPageDrawn(false);
  }, [lastPageNear]);
  // Based on the current page number, whether a button, a key, a search or scrolling changed it.
  const ended = page === pages && lastPageInView && lastPageDrawn;
  const notified = useRef(false);
  const shown = useRef(new Set<number>());
  useEffect(() => {
    if (page > 0) shown.current.add(page); // 0 until the pages are laid out
    if (!ended || notified.current) return;
    notified.current = true;
    onEndReached?.([...shown.current].sort((one, other) => one - other));
  }, [page, ended, onEndReached]);

  const find = (event: KeyboardEvent) => {
    const wanted = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'f';
    // In the search field, the shortcut opens the browser's own search.
    if (!wanted || pages === 0 || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    search.ask();
  };
  const press = (event: KeyboardEvent) => {
    find(event);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = keys(pages, page, goTo, setZoom)[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <>
      <TextLayerSwitch />
      <Toolbar {...{ label, page, pages, zoom, goTo, onZoom: setZoom, search, onKeyDown: find }} />
      <Pages
        ref={scroller}
        role="region"
        aria-label={text.document(label)}
        aria-busy={!loaded}
        tabIndex={0}
        data-part="pages"
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
          {loaded &&
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
                hits={hitsOf.get(index + 1) ?? NO_HITS}
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

function keys(
  pages: number,
  page: number,
  goTo: (page: number) => void,
  zoom: (next: (zoom: number) => number) => void,
): Partial<Record<string, () => void>> {
  return {
    PageDown: () => goTo(page + 1),
    PageUp: () => goTo(page - 1),
    Home: () => goTo(1),
    // One past the last page is the end of the document.
    End: () => goTo(pages + 1),
    '+': () => zoom(zoomedIn),
    '=': () => zoom(zoomedIn),
    '-': () => zoom(zoomedOut),
  };
}

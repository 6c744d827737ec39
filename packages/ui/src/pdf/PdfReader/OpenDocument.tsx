// The open document: toolbar, scrolling pages and keys. The only file that brings pdf.js, so it is loaded by `import()`.
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Document, pdfjs } from 'react-pdf';
import { Spinner } from '../../feedback/Spinner';
import { useMessages } from '../../provider';
import { PageSlot } from './PageSlot';
import { Toolbar } from './Toolbar';
import { useFittingWidth, useScrollPlace } from './scroll-place';
import { Pages, TextLayerSwitch } from './PdfReader.styles';
import { FIT_WIDTH, zoomedIn, zoomedOut } from './zoom';

export interface OpenDocumentProps {
  url: string;
  label: string;
  workerSrc: string;
  cMapUrl?: string;
  onEndReached?: () => void;
  onFail: () => void;
}

interface LoadedDocument {
  pages: number;
  /** Height by width of the first page: what the others are taken for until they are drawn. */
  shape: number;
}

export function OpenDocument({ url, label, workerSrc, cMapUrl, onEndReached, onFail }: OpenDocumentProps) {
  const text = useMessages().PdfReader;
  const [loaded, setLoaded] = useState<LoadedDocument>();
  const [zoom, setZoom] = useState(FIT_WIDTH);
  const [lastPageDrawn, setLastPageDrawn] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  const width = useFittingWidth(scroller) * zoom;
  const pages = loaded?.pages ?? 0;
  const { page, near, endSeen, goTo } = useScrollPlace(scroller, pages, width);

  // The worker's address has to stand before the document below starts to load, in its own effect.
  useLayoutEffect(() => {
    pdfjs.GlobalWorkerOptions.workerSrc = workerSrc;
  }, [workerSrc]);
  const options = useMemo(
    () => ({ isEvalSupported: false, ...(cMapUrl && { cMapUrl, cMapPacked: true }) }),
    [cMapUrl],
  );
  const ended = endSeen && lastPageDrawn;
  const told = useRef(false);
  useEffect(() => {
    if (!ended || told.current) return;
    told.current = true;
    onEndReached?.();
  }, [ended, onEndReached]);

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = keys(pages, page, goTo, setZoom)[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <>
      <TextLayerSwitch />
      <Toolbar {...{ label, page, pages, zoom, goTo, onZoom: setZoom }} />
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
            const first = (await document.getPage(1)).getViewport({ scale: 1 });
            setLoaded({ pages: document.numPages, shape: first.height / first.width });
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
              />
            ))}
          {loaded && <div data-part="end" />}
        </Document>
      </Pages>
    </>
  );
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
    // One past the last page is its end.
    End: () => goTo(pages + 1),
    '+': () => zoom(zoomedIn),
    '=': () => zoom(zoomedIn),
    '-': () => zoom(zoomedOut),
  };
}

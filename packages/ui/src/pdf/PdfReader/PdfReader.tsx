import { forwardRef, useCallback, useState, type HTMLAttributes, type Ref } from 'react';
import { loadedLater } from '../../behaviour/loaded-later';
import { ErrorState } from '../../feedback/ErrorState/ErrorState';
import { Spinner } from '../../feedback/Spinner/Spinner';
import { PdfReader as english } from '../../messages/en/pdf';
import { useMessages } from '../../provider/quoin-context';
import type { OpenDocumentProps, PdfReaderControls } from './OpenDocument';
import type { PdfView } from './scroll-place';
import { FailureBoundary } from './FailureBoundary';
import { View } from './PdfReader.styles';

export interface PdfReaderProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** URL of the document; a new URL loads a new document. */
  file: string | { url: string };
  /** Name of the document. */
  label: string;
  /** URL of `pdf.worker.min.mjs` of the same pdfjs-dist version, served by the app. */
  workerSrc: string;
  /** URL of pdfjs-dist's `cmaps` folder with a trailing slash; only Chinese documents without embedded fonts need it. */
  cMapUrl?: string | undefined;
  /**
   * How the document opens: its exact pages, or its text with headings, lists and tables at the size of the interface. The
   * user can change it. Default: the text on a phone. A document with a page that has no text is shown as pages.
   */
  defaultView?: PdfView | undefined;
  /** Level of the document's title among the headings around the reader. Default 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Receives what the app can do with the open document. */
  controls?: Ref<PdfReaderControls> | undefined;
  /** Called with the current page, from 1, and the number of pages, when the document is open and whenever the page changes. */
  onPageChange?: ((page: number, pages: number) => void) | undefined;
  /**
   * Called once per opening, when the last page is rendered and is the current page, however it was reached; with the pages
   * shown until then, in ascending order.
   */
  onEndReached?: ((pagesShown: number[]) => void) | undefined;
  /** Called when the user retries after an error. If URLs expire, pass a new `file`. */
  onRetry?: (() => void) | undefined;
}

/**
 * A PDF viewer with two views: the exact pages, of which it renders only those near the viewport, and their text reflowed to
 * the width of the screen. Both scroll inside the root, which fills the screen except for
 * `--quoin-pdf-reader-around`, the height of what stays around it, unless it has a height. Keys: Page Up, Page Down, Home,
 * End, + and − on the pages; Ctrl+F or ⌘F anywhere inside searches the whole document.
 */
export const PdfReader = forwardRef<HTMLDivElement, PdfReaderProps>(function PdfReader(
  { file, onRetry, ...props },
  ref,
) {
  const [attempt, setAttempt] = useState(0);
  const url = typeof file === 'string' ? file : file.url;
  const { label, workerSrc, cMapUrl, defaultView, headingLevel = 3, controls, ...others } = props;
  const { onPageChange, onEndReached, ...rest } = others;
  const text = useMessages('PdfReader', english);
  return (
    <View ref={ref} data-quoin="PdfReader" data-printed={text.printed(label)} {...rest}>
      <Opening
        key={`${attempt} ${url}`}
        {...{
          url,
          label,
          workerSrc,
          cMapUrl,
          defaultView,
          headingLevel,
          controls,
          onPageChange,
          onEndReached,
        }}
        onRetry={() => {
          setAttempt(attempt + 1);
          onRetry?.();
        }}
      />
    </View>
  );
});

interface OpeningProps extends Omit<OpenDocumentProps, 'onFail'> {
  onRetry: () => void;
}

const useOpenDocument = /* @__PURE__ */ loadedLater(
  'PdfReader',
  async () => (await import('./OpenDocument')).OpenDocument,
);

/** Loads pdf.js when a document is opened, only in a browser. Failing to load it is a failed document too. */
function Opening({ onRetry, ...document }: OpeningProps) {
  const text = useMessages('PdfReader', english);
  const [failed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  const OpenDocument = useOpenDocument(true, fail);

  if (failed)
    return (
      <ErrorState title={text.failed} level={3} onRetry={onRetry}>
        {text.failedWhatToDo}
      </ErrorState>
    );
  if (!OpenDocument) return <Spinner size="large" label={text.loading} />;
  return (
    <FailureBoundary onFail={fail}>
      <OpenDocument {...document} onFail={fail} />
    </FailureBoundary>
  );
}

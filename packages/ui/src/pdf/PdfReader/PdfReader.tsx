import { forwardRef, useCallback, useState, type HTMLAttributes } from 'react';
import { loadedLater } from '../../behaviour/loaded-later';
import { ErrorState } from '../../feedback/ErrorState/ErrorState';
import { Spinner } from '../../feedback/Spinner/Spinner';
import { PdfReader as english } from '../../messages/en/pdf';
import { useMessages } from '../../provider/quoin-context';
import type { OpenDocumentProps } from './OpenDocument';
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
  cMapUrl?: string;
  /**
   * Called once per opening, when the last page is rendered and is the current page, however it was reached; with the pages
   * shown until then, in ascending order.
   */
  onEndReached?: (pagesShown: number[]) => void;
  /** Called when the user retries after an error. If URLs expire, pass a new `file`. */
  onRetry?: () => void;
}

/**
 * A PDF viewer that renders only the pages near the viewport; their text can be selected and read by screen readers. The
 * pages scroll inside the root, which is as tall as the screen allows unless it has a height. Keys: Page Up, Page Down,
 * Home, End, + and − on the pages; Ctrl+F or ⌘F anywhere inside searches the whole document.
 */
export const PdfReader = forwardRef<HTMLDivElement, PdfReaderProps>(function PdfReader(
  { file, onRetry, ...props },
  ref,
) {
  const [attempt, setAttempt] = useState(0);
  const url = typeof file === 'string' ? file : file.url;
  const { label, workerSrc, cMapUrl, onEndReached, ...rest } = props;
  return (
    <View ref={ref} data-quoin="PdfReader" {...rest}>
      <Opening
        key={`${attempt} ${url}`}
        {...{ url, label, workerSrc, cMapUrl, onEndReached }}
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

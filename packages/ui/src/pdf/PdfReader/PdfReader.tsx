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
  /** Where the bytes are; another address is another document. */
  file: string | { url: string };
  /** What the document is called. */
  label: string;
  /** The address of `pdf.worker.min.mjs` of the same pdfjs-dist version, served by the app itself. */
  workerSrc: string;
  /** The folder of pdfjs-dist's `cmaps`, with a slash at its end; only Chinese documents without embedded fonts need it. */
  cMapUrl?: string;
  /**
   * Once per opening, as soon as the last page is drawn and is the page on the screen, however it was reached; with the
   * pages that were on the screen until then, in ascending order.
   */
  onEndReached?: (pagesShown: number[]) => void;
  /** The reader asked to try again after a failure. Where an address is short-lived, give a new `file`. */
  onRetry?: () => void;
}

/**
 * A document shown page by page: only the pages near the screen are drawn, their text can be selected and is read out.
 * The pages scroll inside the root, which is as high as the screen allows unless it is given a height. Keys on the
 * pages: Page Up and Page Down, Home, End, + and −; anywhere inside Ctrl+F or ⌘F searches the whole document.
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

/** pdf.js is fetched when a document is opened, and only in a browser; if it does not come, that is a failed load too. */
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

// The pages of a stored PDF whose address is known; reaching its end is recorded.
import { Spinner } from '@quoin/ui';
import { lazy, useCallback, useRef, useState, type ReactNode } from 'react';
import { api } from '../api/api';
import { API_URL } from '../api/base-url';
import { isCallError, type CallError } from '../api/call-error';
import { FailedCall } from '../components/FailedCall';
import { PartBoundary } from '../components/PartBoundary';
import { useText } from '../i18n';

const PdfPages = lazy(() => import('./PdfPages'));

export interface RecordedPdfProps {
  fileId: string;
  name: string;
  /** As the API gives it, with its key. */
  url: string;
  /** The pages did not load: another address is wanted. */
  onRetry: () => unknown;
  /** The last page was shown, and the server has recorded it. May reject with a `CallError`: both are then tried again. */
  onEndReached?: (pagesShown: number[]) => void | Promise<void>;
}

export function RecordedPdf({ fileId, name, url, onRetry, onEndReached }: RecordedPdfProps): ReactNode {
  const text = useText();
  const [recordAccess] = api.useRecordFileAccessMutation();
  const [unrecorded, setUnrecorded] = useState<CallError>();

  const shown = useRef<number[]>([]);
  const endReached = useCallback(async () => {
    const pages = shown.current;
    setUnrecorded(undefined);
    try {
      await recordAccess({ params: { fileId }, body: { end_reached: true, pages } }).unwrap();
      await onEndReached?.(pages);
    } catch (failure) {
      if (!isCallError(failure)) throw failure;
      setUnrecorded(failure); // the reader reports the end only once
    }
  }, [recordAccess, fileId, onEndReached]);

  /** The server did not send this content to the account: it is opened and read again. */
  const openAgain = () => {
    setUnrecorded(undefined);
    onRetry();
  };
  const retry = unrecorded?.name === 'document_not_opened' ? openAgain : endReached;

  return (
    <>
      {unrecorded && <FailedCall level={3} error={unrecorded} onRetry={retry} />}
      <PartBoundary placeholder={<Spinner size="large" label={text('documents.reader.opening')} />}>
        <PdfPages
          url={new URL(url, API_URL).href}
          name={name}
          onEndReached={(pages) => {
            shown.current = pages;
            void endReached();
          }}
          onRetry={() => void onRetry()}
        />
      </PartBoundary>
    </>
  );
}

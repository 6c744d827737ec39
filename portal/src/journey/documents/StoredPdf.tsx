// A stored PDF on the page: its key is asked for, its pages are drawn, reaching its end is recorded.
import { Spinner } from '@quoin/ui';
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { isCallError, type CallError } from '../../api/call-error';
import { FailedCall } from '../../app/FailedCall';
import { useText } from '../../i18n';
import { useFileLink } from './use-file-link';

const PdfPages = lazy(() => import('./PdfPages'));

export interface StoredPdfProps {
  fileId: string;
  name: string;
  /** The last page was shown, and the server has recorded it. May reject with a `CallError`: both are then tried again. */
  onEndReached?: () => void | Promise<void>;
}

export function StoredPdf({ fileId, name, onEndReached }: StoredPdfProps): ReactNode {
  const text = useText();
  const { url, error, renew, recordEnd } = useFileLink(fileId);
  const [unrecorded, setUnrecorded] = useState<CallError>();

  const endReached = useCallback(async () => {
    setUnrecorded(undefined);
    try {
      await recordEnd();
      await onEndReached?.();
    } catch (failure) {
      if (!isCallError(failure)) throw failure;
      setUnrecorded(failure); // the reader tells its end once
    }
  }, [recordEnd, onEndReached]);

  const opening = <Spinner size="large" label={text('documents.reader.opening')} />;
  if (error) return <FailedCall error={error} onRetry={renew} />;
  if (!url) return opening;
  return (
    <>
      {unrecorded && <FailedCall level={3} error={unrecorded} onRetry={endReached} />}
      <Suspense fallback={opening}>
        <PdfPages url={url} name={name} onEndReached={() => void endReached()} onRetry={renew} />
      </Suspense>
    </>
  );
}

// A stored PDF on the page: its key is asked for, its pages are drawn, reaching its end is recorded.
import { Spinner } from '@quoin/ui';
import { lazy, Suspense, useCallback, type ReactNode } from 'react';
import { isCallError } from '../../api/call-error';
import { FailedCall } from '../../app/FailedCall';
import { useText } from '../../i18n';
import { useAppDispatch } from '../../app/store';
import { noticeShown } from '../../notices/notices-slice';
import { useFileLink } from './use-file-link';

const PdfPages = lazy(() => import('./PdfPages'));

export interface StoredPdfProps {
  fileId: string;
  name: string;
  /** The last page was shown, and the server has recorded it. */
  onEndReached?: () => void;
}

export function StoredPdf({ fileId, name, onEndReached }: StoredPdfProps): ReactNode {
  const text = useText();
  const { url, error, renew, recordEnd } = useFileLink(fileId);
  const dispatch = useAppDispatch();

  const endReached = useCallback(async () => {
    try {
      await recordEnd();
      onEndReached?.();
    } catch (failure) {
      if (!isCallError(failure)) throw failure;
      dispatch(noticeShown('danger', failure));
    }
  }, [recordEnd, onEndReached, dispatch]);

  const opening = <Spinner size="large" label={text('documents.reader.opening')} />;
  if (error) return <FailedCall error={error} onRetry={renew} />;
  if (!url) return opening;
  return (
    <Suspense fallback={opening}>
      <PdfPages url={url} name={name} onEndReached={() => void endReached()} onRetry={renew} />
    </Suspense>
  );
}

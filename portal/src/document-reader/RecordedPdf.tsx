// Pages of a stored PDF at a known URL. Records that the end was reached.
import { Spinner } from '@quoin/ui';
import { lazy, useCallback, useRef, useState, type ReactNode } from 'react';
import { api } from '../api/api';
import { API_URL } from '../api/base-url';
import { isCallError, type CallError } from '../api/call-error';
import { FailedCall } from '../components/FailedCall';
import { PartBoundary } from '../components/PartBoundary';
import { useText } from '../i18n';
import type { PdfPagesProps } from './PdfPages';

const PdfPages = lazy(() => import('./PdfPages'));

export interface RecordedPdfProps extends Pick<PdfPagesProps, 'controls' | 'headingLevel' | 'onPageChange'> {
  fileId: string;
  name: string;
  /** URL from the API, with its key. */
  url: string;
  /** The pages failed to load: request a new URL. */
  onRetry: () => unknown;
  /** Called after the server has recorded that the end was reached. If it rejects with `CallError`, a retry repeats both. */
  onEndReached?: (pagesShown: number[]) => void | Promise<void>;
}

export function RecordedPdf(props: RecordedPdfProps): ReactNode {
  const { fileId, name, url, onRetry, onEndReached, ...reader } = props;
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

  /** The server has no record of sending this content to the account: the document has to be opened and read again. */
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
          {...reader}
        />
      </PartBoundary>
    </>
  );
}

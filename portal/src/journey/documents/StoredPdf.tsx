// A stored PDF on the page: its key is asked for, its pages are drawn, reaching its end is recorded.
import { Spinner } from '@quoin/ui';
import type { ReactNode } from 'react';
import { FailedCall } from '../../app/FailedCall';
import { useText } from '../../i18n';
import { RecordedPdf, type RecordedPdfProps } from './RecordedPdf';
import { useFileLink } from './use-file-link';

export type StoredPdfProps = Omit<RecordedPdfProps, 'url' | 'onRetry'>;

export function StoredPdf(props: StoredPdfProps): ReactNode {
  const text = useText();
  const { url, error, renew } = useFileLink(props.fileId);
  if (error) return <FailedCall error={error} onRetry={renew} />;
  if (!url) return <Spinner size="large" label={text('documents.reader.opening')} />;
  return <RecordedPdf {...props} url={url} onRetry={renew} />;
}

// Shows a stored PDF: requests its key, renders the pages and records that the end was reached.
import { Spinner, Dialog, type DialogProps } from '@quoin/ui';
import { useEffect, type ReactNode } from 'react';
import { FailedCall } from '../components/FailedCall';
import { useText } from '../i18n';
import { RecordedPdf, type RecordedPdfProps } from './RecordedPdf';
import { useFileLink } from './use-file-link';
import { needsIdentityCheck } from './use-proof';

export interface StoredPdfProps extends Omit<RecordedPdfProps, 'url' | 'onRetry'> {
  /** Called when the server requires an identity check first. Without it the error is shown like any other. */
  onIdentityCheckNeeded?: () => void;
}

export function StoredPdf({ onIdentityCheckNeeded, ...pdf }: StoredPdfProps): ReactNode {
  const text = useText();
  const { url, error, renew } = useFileLink(pdf.fileId);
  const needsCheck = onIdentityCheckNeeded !== undefined && needsIdentityCheck(error);
  useEffect(() => {
    if (needsCheck) onIdentityCheckNeeded();
  }, [needsCheck, onIdentityCheckNeeded]);
  if (error && !needsCheck) return <FailedCall error={error} onRetry={renew} />;
  if (!url) return <Spinner size="large" label={text('documents.reader.opening')} />;
  return <RecordedPdf {...pdf} url={url} onRetry={renew} />;
}

export interface DocumentReaderProps extends StoredPdfProps, Pick<DialogProps, 'actions'> {
  onClose: () => void;
}

/** Dialog with a stored document. */
export function DocumentReader({ onClose, actions, ...pdf }: DocumentReaderProps): ReactNode {
  return (
    <Dialog open size="large" title={pdf.name} actions={actions} onClose={onClose}>
      <StoredPdf {...pdf} />
    </Dialog>
  );
}

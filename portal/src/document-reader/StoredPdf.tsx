// Shows a stored PDF: requests its key, renders the pages and records that the end was reached.
import { Spinner, Dialog, type DialogProps } from '@quoin/ui';
import { useEffect, type ReactNode } from 'react';
import { styled } from 'styled-components';
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
  /** Below the reader, such as an `ActionBar`. */
  children?: ReactNode;
  onClose: () => void;
}

/** Leaves room for the title, and for what is below the reader. */
const ReaderRoom = styled.div`
  --quoin-pdf-reader-around: 9rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;

  &[data-below] {
    --quoin-pdf-reader-around: 15rem;
  }
  @media (max-width: 719.98px) {
    &[data-below] {
      --quoin-pdf-reader-around: 19rem;
    }
  }
`;

export function DocumentReader({ onClose, actions, children, ...pdf }: DocumentReaderProps): ReactNode {
  return (
    <Dialog open size="large" title={pdf.name} actions={actions} onClose={onClose}>
      <ReaderRoom data-below={actions || children ? '' : undefined}>
        <StoredPdf {...pdf} />
        {children}
      </ReaderRoom>
    </Dialog>
  );
}

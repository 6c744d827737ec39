import { Dialog } from '@quoin/ui';
import type { ReactNode } from 'react';
import { StoredPdf, type StoredPdfProps } from './StoredPdf';

export interface DocumentReaderProps extends StoredPdfProps {
  onClose: () => void;
}

/** A stored document over the page that named it. */
export function DocumentReader({ onClose, ...pdf }: DocumentReaderProps): ReactNode {
  return (
    <Dialog open size="large" title={pdf.name} onClose={onClose}>
      <StoredPdf {...pdf} />
    </Dialog>
  );
}

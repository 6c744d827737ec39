import { Dialog, type DialogProps } from '@quoin/ui';
import type { ReactNode } from 'react';
import { StoredPdf, type StoredPdfProps } from './StoredPdf';

export interface DocumentReaderProps extends StoredPdfProps, Pick<DialogProps, 'actions'> {
  onClose: () => void;
}

/** A stored document over the page that named it. */
export function DocumentReader({ onClose, actions, ...pdf }: DocumentReaderProps): ReactNode {
  return (
    <Dialog open size="large" title={pdf.name} actions={actions} onClose={onClose}>
      <StoredPdf {...pdf} />
    </Dialog>
  );
}

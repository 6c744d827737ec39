// A document of the investor's own over the page that named it, to who has shown who they are.
import { useState, type ReactNode } from 'react';
import { IdentityCheck } from '../identity';
import { DocumentReader, type DocumentReaderProps } from './StoredPdf';
import { useProof } from './use-proof';

interface OwnDocumentReaderProps extends DocumentReaderProps {
  /** Whose document it is, where the page knows. */
  investorId?: string;
}

export function OwnDocumentReader({ investorId, ...reader }: OwnDocumentReaderProps): ReactNode {
  const proof = useProof();
  const [asking, setAsking] = useState(() => proof.current() === undefined);
  if (!asking) return <DocumentReader {...reader} onUnproven={() => setAsking(true)} />;
  return (
    <IdentityCheck
      investorId={investorId}
      purpose="documents"
      onPassed={(code) => {
        proof.keep(code);
        setAsking(false);
      }}
      onClose={reader.onClose}
    />
  );
}

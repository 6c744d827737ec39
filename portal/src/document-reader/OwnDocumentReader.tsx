// Dialog with one of the investor's own documents, after an identity check.
import { useState, type ReactNode } from 'react';
import { IdentityCheck } from '../identity';
import { DocumentReader, type DocumentReaderProps } from './StoredPdf';
import { useProof } from './use-proof';

interface OwnDocumentReaderProps extends DocumentReaderProps {
  /** Investor of the document, if known. */
  investorId?: string;
}

export function OwnDocumentReader({ investorId, ...reader }: OwnDocumentReaderProps): ReactNode {
  const proof = useProof();
  const [checking, setChecking] = useState(() => proof.current() === undefined);
  if (!checking) return <DocumentReader {...reader} onIdentityCheckNeeded={() => setChecking(true)} />;
  return (
    <IdentityCheck
      investorId={investorId}
      purpose="documents"
      onPassed={(code) => {
        proof.keep(code);
        setChecking(false);
      }}
      onClose={reader.onClose}
    />
  );
}

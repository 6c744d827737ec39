// Dialog with a stored proof, after the user has entered the password or used a passkey.
import type { ReplyOf } from '@quoin/contract';
import { Dialog, Spinner } from '@quoin/ui';
import { useState } from 'react';
import { API_URL } from '../api/base-url';
import { NO_ANSWER } from '../api/call-error';
import { FailedCall } from '../components/FailedCall';
import { useText } from '../i18n';
import { PasswordCheck } from '../authentication/PasswordCheck';
import { RecordedPdf } from '../document-reader/RecordedPdf';
import { useFileLink } from '../document-reader/use-file-link';
import { styled } from 'styled-components';

/** As wide as the dialog at most. */
export const Picture = styled.img`
  display: block;
  max-width: 100%;
  margin-inline: auto;
`;

type Proof = ReplyOf<'listInvestorDocuments'>['items'][number];

export function ProofReader({ proof, onClose }: { proof: Proof; onClose: () => void }) {
  return (
    <Dialog open size="large" title={proof.name} onClose={onClose}>
      <Content {...proof} />
    </Dialog>
  );
}

function Content({ file_id: fileId, name, content_type: contentType }: Proof) {
  const text = useText();
  const { url, error, renew } = useFileLink(fileId);
  const [broken, setBroken] = useState(false);
  if (error?.name === 'password_check_needed') {
    return <PasswordCheck action={text('investors.documents.open')} onChecked={renew} />;
  }
  if (error || broken) {
    return (
      <FailedCall
        error={error ?? NO_ANSWER}
        onRetry={() => {
          setBroken(false);
          renew();
        }}
      />
    );
  }
  if (!url) return <Spinner size="large" label={text('investors.documents.opening')} />;
  if (contentType === 'application/pdf') {
    return <RecordedPdf fileId={fileId} name={name} url={url} onRetry={renew} />;
  }
  return <Picture src={new URL(url, API_URL).href} alt={name} onError={() => setBroken(true)} />;
}

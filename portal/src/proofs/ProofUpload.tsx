import type { ReplyOf } from '@quoin/contract';
import { PROOF_DOCUMENT_MONTHS, type InvestorDocumentType } from '@quoin/rules';
import { Card, Dialog, FileUpload, Spinner, type FileUploadProps, type UploadExample } from '@quoin/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { API_URL } from '../api/base-url';
import { NETWORK_ERROR } from '../api/call-error';
import { PasswordCheck } from '../authentication/PasswordCheck';
import { FailedCall } from '../components/FailedCall';
import { Note } from '../components/Note';
import { RecordedPdf } from '../document-reader/RecordedPdf';
import { useFileLink } from '../document-reader/use-file-link';
import { useText } from '../i18n';
import { useUploads } from './use-uploads';

interface ProofUploadProps extends Pick<FileUploadProps, 'error' | 'required' | 'optional'> {
  investorId: string;
  documentType: InvestorDocumentType;
}

type Stored = ReplyOf<'listInvestorDocuments'>['items'][number];

/** Card for one kind of proof of an investor: what it is for, stored and pending files, and examples. */
export function ProofUpload({ investorId, documentType, ...rest }: ProofUploadProps) {
  const text = useText();
  const { field, stored, findStored } = useUploads({ investorId, documentType });
  const examples = useProofExamples(documentType);
  const [opened, setOpened] = useState<Stored>();
  return (
    <Card>
      <FileUpload
        {...field}
        examples={examples}
        name={documentType}
        label={text(`apply.field.${documentType}`)}
        hint={text(`investors.${documentType}.hint`, { months: PROOF_DOCUMENT_MONTHS })}
        onOpen={(id) => setOpened(findStored(id))}
        {...rest}
      />
      {stored.flatMap(({ file_id, name, removed_parts }) =>
        removed_parts.map((part) => (
          <Note key={`${file_id} ${part}`}>{text(`investors.removed.${part}`, { name })}</Note>
        )),
      )}
      {opened && <ProofReader proof={opened} onClose={() => setOpened(undefined)} />}
    </Card>
  );
}

/** As wide as the dialog at most. */
const Picture = styled.img`
  display: block;
  max-width: 100%;
  margin-inline: auto;
`;

type Proof = ReplyOf<'listInvestorDocuments'>['items'][number];

/** Dialog with a stored proof, after the user has entered the password or used a passkey. */
function ProofReader({ proof, onClose }: { proof: Proof; onClose: () => void }) {
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
        error={error ?? NETWORK_ERROR}
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

type Pictures = readonly (readonly [picture: UploadExample['picture'], accepted: boolean])[];

const CARD_PICTURES: Pictures = [
  ['sides', true],
  ['corners', true],
  ['date', true],
  ['cut', false],
  ['glare', false],
];
const LETTER_PICTURES: Pictures = [
  ['letter', true],
  ['cut', false],
];

/** Pictures by kind of proof; none where any document may be requested. */
const PICTURES: Partial<Record<InvestorDocumentType, Pictures>> = {
  proof_of_id: CARD_PICTURES,
  proof_of_address: LETTER_PICTURES,
};

/** What is accepted as a proof, for `FileUpload`. */
function useProofExamples(documentType: InvestorDocumentType): UploadExample[] {
  const text = useText();
  return (PICTURES[documentType] ?? []).map(([picture, accepted]) => ({
    picture,
    accepted,
    label: text(`investors.example.${picture}`),
  }));
}

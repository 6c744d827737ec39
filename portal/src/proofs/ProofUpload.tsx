import type { ReplyOf } from '@quoin/contract';
import { PROOF_DOCUMENT_MONTHS, type InvestorDocumentType } from '@quoin/rules';
import { Card, FileUpload, type FileUploadProps } from '@quoin/ui';
import { useState } from 'react';
import { Note } from '../components/Note';
import { useText } from '../i18n';
import { ProofReader } from './ProofReader';
import { useProofExamples } from './proof-examples';
import { useUploads } from './use-uploads';

interface ProofUploadProps extends Pick<FileUploadProps, 'error' | 'required' | 'optional'> {
  investorId: string;
  documentType: InvestorDocumentType;
}

type Stored = ReplyOf<'listInvestorDocuments'>['items'][number];

/** Card for one kind of proof of an investor: what it is for, stored and pending files, and examples. */
export function ProofUpload({ investorId, documentType, ...rest }: ProofUploadProps) {
  const text = useText();
  const { field, stored, storedAs } = useUploads({ investorId, documentType });
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
        onOpen={(id) => setOpened(storedAs(id))}
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

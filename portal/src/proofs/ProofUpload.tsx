import type { ReplyOf } from '@quoin/contract';
import { PROOF_DOCUMENT_MONTHS, type InvestorDocumentType } from '@quoin/rules';
import { FileUpload, type FileUploadProps } from '@quoin/ui';
import { useState } from 'react';
import { useText } from '../i18n';
import { ProofReader } from './ProofReader';
import { useUploads } from './use-uploads';

interface ProofUploadProps extends Pick<FileUploadProps, 'error' | 'required' | 'optional'> {
  investorId: string;
  documentType: InvestorDocumentType;
}

type Stored = ReplyOf<'listInvestorDocuments'>['items'][number];

/** Upload field for one kind of proof of an investor, with stored and pending files. */
export function ProofUpload({ investorId, documentType, ...rest }: ProofUploadProps) {
  const text = useText();
  const { field, storedAs } = useUploads({ investorId, documentType });
  const [opened, setOpened] = useState<Stored>();
  return (
    <>
      <FileUpload
        {...field}
        name={documentType}
        label={text(`apply.field.${documentType}`)}
        hint={text(`investors.${documentType}.hint`, { months: PROOF_DOCUMENT_MONTHS })}
        onOpen={(id) => setOpened(storedAs(id))}
        {...rest}
      />
      {opened && <ProofReader proof={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

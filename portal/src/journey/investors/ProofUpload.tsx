import { PROOF_DOCUMENT_MONTHS, type InvestorDocumentType } from '@quoin/rules';
import { FileUpload, type FileUploadProps } from '@quoin/ui';
import { useText } from '../../i18n';
import { useUploads } from './use-uploads';

interface ProofUploadProps extends Pick<FileUploadProps, 'error' | 'required' | 'optional'> {
  investorId: string;
  documentType: InvestorDocumentType;
}

/** One kind of proof of an investor: the files that are stored, those on their way, and the place for more. */
export function ProofUpload({ investorId, documentType, ...rest }: ProofUploadProps) {
  const text = useText();
  const uploads = useUploads({ investorId, documentType });
  return (
    <FileUpload
      {...uploads}
      name={documentType}
      label={text(`apply.field.${documentType}`)}
      hint={text(`investors.${documentType}.hint`, { months: PROOF_DOCUMENT_MONTHS })}
      {...rest}
    />
  );
}

import { getProofTypes, REQUIRED_PROOFS, type InvestorDocumentType } from '@quoin/rules';
import { Text } from '@quoin/ui';
import { api } from '../../../api/api';
import { isCallError } from '../../../api/call-error';
import { FailedCall } from '../../../components/FailedCall';
import { useText } from '../../../i18n';
import { ProofUpload } from '../../../proofs/ProofUpload';
import { StepForm, type StepProps, type StepShape } from './StepForm';
import { useShownError } from './answer-fields';

/** No form values: the files belong to the investor. */
const uploadShape: StepShape<'upload_files', Record<string, never>> = {
  step: 'upload_files',
  fields: () => ({}),
  wire: () => ({}),
};

export function UploadStep(props: StepProps) {
  const text = useText();
  const { data, error, refetch } = api.useListInvestorDocumentsQuery();
  return (
    <StepForm {...props} shape={uploadShape}>
      <Text measure>{text('apply.upload_lead')}</Text>
      {!data && isCallError(error) && <FailedCall level={3} error={error} onRetry={refetch} />}
      {getProofTypes(props.application.investor_type).map((documentType) => (
        <Proof key={documentType} documentType={documentType} investorId={props.application.investor_id} />
      ))}
    </StepForm>
  );
}

function Proof({ documentType, investorId }: { documentType: InvestorDocumentType; investorId: string }) {
  const required = REQUIRED_PROOFS.some((type) => type === documentType);
  const error = useShownError(documentType);
  return (
    <ProofUpload
      investorId={investorId}
      documentType={documentType}
      error={error}
      required={required}
      optional={!required}
    />
  );
}

import { requiredProofsOf, type InvestorType } from '@quoin/rules';
import { Heading, Stack } from '@quoin/ui';
import { Lead } from '../../components/Note';
import { useText } from '../../i18n';
import { ProofUpload } from '../../proofs/ProofUpload';

interface ProofsUnderReviewProps {
  investorId: string;
  investorType: InvestorType;
}

/** The reviewer of an application can request its proofs again. */
export function ProofsUnderReview({ investorId, investorType }: ProofsUnderReviewProps) {
  const text = useText();
  return (
    <Stack as="section" gap={6}>
      <Stack gap={2}>
        <Heading level={2}>{text('investors.review.title')}</Heading>
        <Lead>{text('investors.review.lead')}</Lead>
      </Stack>
      {requiredProofsOf(investorType).map((documentType) => (
        <ProofUpload key={documentType} investorId={investorId} documentType={documentType} />
      ))}
    </Stack>
  );
}

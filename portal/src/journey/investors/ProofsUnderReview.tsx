import type { InvestorDocumentType } from '@quoin/rules';
import { Heading, Stack, Text } from '@quoin/ui';
import { useText } from '../../i18n';
import { ProofUpload } from './ProofUpload';

/** What an application is reviewed with, and what may be asked for anew. */
const REVIEWED: readonly InvestorDocumentType[] = ['proof_of_id', 'proof_of_address'];

export function ProofsUnderReview({ investorId }: { investorId: string }) {
  const text = useText();
  return (
    <Stack as="section" gap={6}>
      <Stack gap={2}>
        <Heading level={2}>{text('investors.review.title')}</Heading>
        <Text tone="secondary" measure>
          {text('investors.review.lead')}
        </Text>
      </Stack>
      {REVIEWED.map((documentType) => (
        <ProofUpload key={documentType} investorId={investorId} documentType={documentType} />
      ))}
    </Stack>
  );
}

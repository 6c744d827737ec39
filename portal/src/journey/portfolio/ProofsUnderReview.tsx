import { REQUIRED_PROOFS } from '@quoin/rules';
import { Heading, Stack, Text } from '@quoin/ui';
import { useText } from '../../i18n';
import { ProofUpload } from '../../proofs/ProofUpload';

/** The reviewer of an application can request its proofs again. */
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
      {REQUIRED_PROOFS.map((documentType) => (
        <ProofUpload key={documentType} investorId={investorId} documentType={documentType} />
      ))}
    </Stack>
  );
}

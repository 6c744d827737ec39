import { RedemptionCard } from '@quoin/ui';
import { useState } from 'react';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { useErrorSentence } from '../../i18n';
import { DocumentReader } from '../documents';
import { redemptionOnCard, type Redemption } from './redemption-on-card';

/** One redemption with where it stands, its papers, and the way to take it back. */
export function RedemptionEntry({ redemption }: { redemption: Redemption }) {
  const errorSentence = useErrorSentence();
  const [cancel, { error, isLoading }] = api.useCancelRedemptionMutation();
  const [readingId, setReadingId] = useState<string>();
  const reading = redemption.documents.find(({ file_id }) => file_id === readingId);
  return (
    <>
      <RedemptionCard
        headingLevel={2}
        redemption={redemptionOnCard(redemption)}
        onCancel={() => void cancel({ params: { redemptionId: redemption.id } })}
        cancelling={isLoading}
        cancelError={isCallError(error) && errorSentence(error)}
        onOpenDocument={setReadingId}
      />
      {reading && (
        <DocumentReader
          fileId={reading.file_id}
          name={reading.name}
          onClose={() => setReadingId(undefined)}
        />
      )}
    </>
  );
}

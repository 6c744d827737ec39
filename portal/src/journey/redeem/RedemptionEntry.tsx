import { RedemptionCard, useFormat } from '@quoin/ui';
import { useState } from 'react';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { useErrorSentence, useText } from '../../i18n';
import { OwnDocumentReader } from '../../document-reader/OwnDocumentReader';
import { redemptionOnCard, type Redemption } from './redemption-on-card';

interface RedemptionEntryProps {
  redemption: Redemption;
  notCovered: boolean;
  /** Undefined if no change can be requested. */
  onChange: (() => void) | undefined;
}

/** One redemption with its status, its documents and a button to cancel it. */
export function RedemptionEntry({ redemption, notCovered, onChange }: RedemptionEntryProps) {
  const text = useText();
  const errorSentence = useErrorSentence();
  const next = useNext(redemption, notCovered);
  const [cancel, { error, isLoading }] = api.useCancelRedemptionMutation();
  const [readingId, setReadingId] = useState<string>();
  const reading = redemption.documents.find(({ file_id }) => file_id === readingId);
  return (
    <>
      <RedemptionCard
        headingLevel={2}
        redemption={redemptionOnCard(redemption, { next, unnamed: text('redeem.account.unnamed') })}
        onChange={onChange}
        onCancel={() => void cancel({ params: { redemptionId: redemption.id } })}
        cancelling={isLoading}
        cancelError={isCallError(error) && errorSentence(error)}
        onOpenDocument={setReadingId}
      />
      {reading && (
        <OwnDocumentReader
          fileId={reading.file_id}
          name={reading.name}
          onClose={() => setReadingId(undefined)}
        />
      )}
    </>
  );
}

/** The next step: who has to act, or why the redemption was rejected. */
function useNext(
  { waits_for, redemption_day, rejection }: Redemption,
  notCovered: boolean,
): string | undefined {
  const text = useText();
  const format = useFormat();
  if (notCovered) return text('redeem.not_covered.next');
  if (rejection)
    return [rejection.message, rejection.note, text('redeem.rejected.next')].filter(Boolean).join('\n');
  if (waits_for === null) return undefined;
  return text(`redeem.waits.${waits_for}`, { day: format.date(redemption_day) });
}

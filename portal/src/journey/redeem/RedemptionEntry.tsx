import { RedemptionCard } from '@quoin/ui';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { useErrorSentence } from '../../i18n';
import { redemptionOnCard, type Redemption } from './redemption-on-card';

/** One redemption with where it stands and the way to take it back. */
export function RedemptionEntry({ redemption }: { redemption: Redemption }) {
  const errorSentence = useErrorSentence();
  const [cancel, { error, isLoading }] = api.useCancelRedemptionMutation();
  return (
    <RedemptionCard
      headingLevel={2}
      redemption={redemptionOnCard(redemption)}
      onCancel={() => void cancel({ params: { redemptionId: redemption.id } })}
      cancelling={isLoading}
      cancelError={isCallError(error) && errorSentence(error)}
    />
  );
}

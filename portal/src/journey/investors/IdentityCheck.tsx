// Asks who it is before something sensitive is opened or sent; a right answer is worth an access code.
import { identityChecksFor, NATIONAL_ID_TYPES, type IdentityPurpose } from '@quoin/rules';
import { api } from '../../api/api';
import { IdentityQuestion } from './IdentityQuestion';

export interface IdentityCheckProps {
  /** Whose number is asked for. */
  investorId: string;
  /** The code opens this alone. */
  purpose: IdentityPurpose;
  /** Good for ten minutes, as often as needed. */
  onPassed: (accessCode: string) => void;
  onClose: () => void;
}

export function IdentityCheck({ investorId, purpose, onPassed, onClose }: IdentityCheckProps) {
  const { data: me, isLoading } = api.useGetUserInfoQuery();
  const [check, { error, isLoading: checking }] = api.useCheckIdentityMutation();
  if (isLoading) return null;
  return (
    <IdentityQuestion
      kinds={me ? identityChecksFor(me.country) : NATIONAL_ID_TYPES}
      busy={checking}
      error={error}
      onCheck={async ({ kind, value }) => {
        const answer = await check({
          params: { investorId },
          body: { number_type: kind, number: value, purpose },
        });
        if (answer.data) onPassed(answer.data.access_code);
      }}
      onClose={onClose}
    />
  );
}

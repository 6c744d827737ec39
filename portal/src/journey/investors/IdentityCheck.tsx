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
      kinds={kindsOf(me?.country)}
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

/** The usual ones of the country first, then every other: whoever signs for an entity may have given any. */
const kindsOf = (country: string | undefined) =>
  country === undefined
    ? NATIONAL_ID_TYPES
    : [...new Set([...identityChecksFor(country), ...NATIONAL_ID_TYPES])];

// Identity check before sensitive data is opened or sent; a correct answer returns an access code.
import { identityChecksFor, NATIONAL_ID_TYPES, type IdentityPurpose } from '@quoin/rules';
import { api } from '../api/api';
import { UNEXPECTED_ERROR, type CallError } from '../api/call-error';
import { IdentityQuestion } from './IdentityQuestion';
import type { ReplyOf } from '@quoin/contract';

export interface IdentityCheckProps {
  /** Investor whose number is checked. Without one, or if it has no number on file: any investor of the account. */
  investorId?: string | undefined;
  /** The access code is valid for this purpose only. */
  purpose: IdentityPurpose;
  /** The access code is valid for ten minutes and can be reused. */
  onPassed: (accessCode: string) => void;
  onClose: () => void;
}

export function IdentityCheck({ investorId, purpose, onPassed, onClose }: IdentityCheckProps) {
  // Refetch: an agreement may have been signed since, which puts a number on file.
  const {
    data: me,
    isFetching,
    error: unknown,
  } = api.useGetUserInfoQuery(undefined, { refetchOnMountOrArgChange: true });
  const [check, { error, isLoading: checking }] = api.useCheckIdentityMutation();
  const known = me?.investors.filter(({ identity_on_file }) => identity_on_file) ?? [];
  const investor = known.find(({ id }) => id === investorId) ?? known[0];
  if (!investor && isFetching) return null;
  const nobodyToCheck = me ? NO_NUMBER : investorId === undefined && unknown;
  return (
    <IdentityQuestion
      kinds={getKinds(me?.country)}
      busy={checking}
      error={error ?? (!investor && nobodyToCheck)}
      onCheck={async ({ kind, value }) => {
        const answer = await check({
          params: { investorId: investor?.id ?? investorId ?? '' },
          body: { number_type: kind, number: value, purpose },
        });
        if (answer.data) onPassed(answer.data.access_code);
      }}
      onClose={onClose}
    />
  );
}

/** The error that the server would return for any number. */
const NO_NUMBER: CallError = { ...UNEXPECTED_ERROR, name: 'identity_number_missing' };

/** The usual types of the country first, then all others, because a signer for an entity may have any of them. */
const getKinds = (country: string | undefined) =>
  country === undefined
    ? NATIONAL_ID_TYPES
    : [...new Set([...identityChecksFor(country), ...NATIONAL_ID_TYPES])];

export type Me = ReplyOf<'getUserInfo'>;

/** The investor whose identity number can be checked; undefined while no signed agreement contains one. */
export const verifiableInvestorId = ({ investors }: Me): string | undefined =>
  investors.find(({ identity_on_file }) => identity_on_file)?.id;

/** Names that money and shares may be sent to: the user's and those of the investors. */
export const getOwnNames = ({ first_name, last_name, investors }: Me): string[] => [
  ...new Set([`${first_name} ${last_name}`, ...investors.map(({ name }) => name)]),
];

import { ReferralCard, Skeleton, Stack } from '@quoin/ui';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { FailedCall } from '../../components/FailedCall';
import { ReceivedInvitation } from './ReceivedInvitation';

/** The ways to share the link, the status of each invited friend, and the benefit of the account's own invitation. */
export default function Invitation() {
  const { data, error, refetch } = api.useListReferralsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data && isCallError(error)) return <FailedCall level={3} error={error} onRetry={refetch} />;
  if (!data) return <Skeleton shape="block" height={320} />;
  return (
    <Stack gap={6}>
      <ReferralCard
        bare
        link={data.link}
        friends={data.items.map(({ activated_on, expires_on, ...friend }) => ({
          ...friend,
          activatedOn: activated_on,
          expiresOn: expires_on ?? undefined,
        }))}
      />
      {data.received && <ReceivedInvitation {...data.received} />}
    </Stack>
  );
}

import { ReferralCard, Skeleton, Stack, Figure, ProductFacts, Text, useFormat } from '@quoin/ui';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { FailedCall } from '../../components/FailedCall';
import type { ReplyOf } from '@quoin/contract';
import { SectionCard } from '../../components/SectionCard';
import { useText } from '../../i18n';

/** Ways to share the link, status of each invited friend, and the benefit of the account's own invitation. */
export default function Invitation() {
  const { data, error, refetch } = api.useListReferralsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data && isCallError(error)) return <FailedCall level={3} error={error} onRetry={refetch} />;
  if (!data) return <Skeleton shape="block" height={320} />;
  return (
    <Stack gap={6}>
      <ReferralCard
        bare
        link={data.link}
        friends={data.items.map(({ activated_on, expires_on, decided_on, ...friend }) => ({
          ...friend,
          activatedOn: activated_on,
          expiresOn: expires_on ?? undefined,
          decidedOn: decided_on ?? undefined,
        }))}
      />
      {data.received && <ReceivedInvitation {...data.received} />}
    </Stack>
  );
}

type Received = NonNullable<ReplyOf<'listReferrals'>['received']>;

/** Benefits of an invited account, with expiry. */
function ReceivedInvitation({ credit, discount }: Received) {
  const text = useText();
  const format = useFormat();
  const { decided_on, expires_on } = credit;
  const date = decided_on ?? expires_on;
  return (
    <SectionCard title={text('refer.received.title')} level={3}>
      <Text tone="secondary">{text('refer.received.lead')}</Text>
      <ProductFacts
        facts={[
          {
            name: text('refer.received.credit'),
            value: <Figure kind="money" digits={0} value={credit.amount} />,
            note: date && text(`refer.received.credit.${credit.status}`, { date: format.date(date) }),
          },
          {
            name: text('refer.received.discount', { above: format.money(discount.above, { digits: 0 }) }),
            value: <Figure kind="money" digits={0} value={discount.amount} />,
            note:
              discount.expires_on &&
              text(`refer.received.discount.${discount.status}`, {
                date: format.date(discount.expires_on),
              }),
          },
        ]}
      />
    </SectionCard>
  );
}

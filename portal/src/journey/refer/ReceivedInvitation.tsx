import type { ReplyOf } from '@quoin/contract';
import { Card, Figure, Heading, ProductFacts, Stack, Text, useFormat } from '@quoin/ui';
import { useId } from 'react';
import { useText } from '../../i18n';

type Received = NonNullable<ReplyOf<'listReferrals'>['received']>;

/** What an invited account gets, and until when. */
export function ReceivedInvitation({ credit, discount }: Received) {
  const text = useText();
  const format = useFormat();
  const titleId = useId();
  const note = (offer: 'credit' | 'discount', { status, expires_on }: Received['credit']) =>
    expires_on && text(`refer.received.${offer}.${status}`, { date: format.date(expires_on) });
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={4}>
        <Heading id={titleId} level={3} size="title">
          {text('refer.received.title')}
        </Heading>
        <Text tone="secondary">{text('refer.received.lead')}</Text>
        <ProductFacts
          facts={[
            {
              name: text('refer.received.credit'),
              value: <Figure kind="money" digits={0} value={credit.amount} />,
              note: note('credit', credit),
            },
            {
              name: text('refer.received.discount', { above: format.money(discount.above, { digits: 0 }) }),
              value: <Figure kind="money" digits={0} value={discount.amount} />,
              note: note('discount', discount),
            },
          ]}
        />
      </Stack>
    </Card>
  );
}

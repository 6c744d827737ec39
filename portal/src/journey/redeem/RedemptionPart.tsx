// The redemptions of one investment: what can be redeemed, the request, and all there were.
import {
  Button,
  Card,
  EmptyState,
  Figure,
  Heading,
  ProductFacts,
  Skeleton,
  Stack,
  useFormat,
} from '@quoin/ui';
import { useState } from 'react';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { FailedCall } from '../../app/FailedCall';
import { useText } from '../../i18n';
import { RedemptionEntry } from './RedemptionEntry';
import { RedemptionRequest } from './RedemptionRequest';
import type { Redemptions } from './redemption-on-card';

export interface RedemptionPartProps {
  investmentId: string;
  /** Who shows who they are before a request is sent. */
  investorId: string;
}

export function RedemptionPart({ investmentId, investorId }: RedemptionPartProps) {
  const text = useText();
  const [requesting, setRequesting] = useState(false);
  const {
    currentData: data,
    error,
    refetch,
  } = api.useGetRedemptionsQuery({ params: { investmentId } }, { refetchOnMountOrArgChange: true });

  if (!data && isCallError(error)) return <FailedCall error={error} onRetry={refetch} />;
  if (!data) return <Skeleton shape="block" height={320} />;
  const { open, available, multiple, redemption_days: days, items } = data;
  if (requesting && open && days) {
    return (
      <RedemptionRequest
        investmentId={investmentId}
        investorId={investorId}
        limits={{ available, multiple, days }}
        onClose={() => {
          setRequesting(false);
          void refetch();
        }}
      />
    );
  }
  return (
    <Stack gap={8}>
      {open && <Available redemptions={data} onRequest={() => setRequesting(true)} />}
      {items.map((redemption) => (
        <RedemptionEntry key={redemption.id} redemption={redemption} />
      ))}
      {!open && items.length === 0 && (
        <EmptyState title={text('redeem.none')}>{text('redeem.none.text')}</EmptyState>
      )}
    </Stack>
  );
}

interface AvailableProps {
  redemptions: Redemptions;
  onRequest: () => void;
}

function Available({ redemptions: { available, as_of_date, redemption_days }, onRequest }: AvailableProps) {
  const text = useText();
  const format = useFormat();
  return (
    <Card as="section" aria-labelledby="available">
      <Stack gap={6} align="start">
        <Heading id="available" level={2} size="title">
          {text('redeem.available.title')}
        </Heading>
        <ProductFacts
          facts={[
            { name: text('redeem.available'), value: <Figure kind="money" value={available} /> },
            { name: text('redeem.as_of'), value: format.date(as_of_date) },
            {
              name: text('redeem.days'),
              value:
                redemption_days &&
                text('redeem.days.range', {
                  from: format.date(redemption_days.from),
                  to: format.date(redemption_days.to),
                }),
            },
          ]}
        />
        <Button onClick={onRequest}>{text('redeem.request')}</Button>
      </Stack>
    </Card>
  );
}

// The account's reservation for an upcoming product: none yet, or an amount that can be changed or canceled.
import type { ReplyOf } from '@quoin/contract';
import { Button, Figure, Skeleton, Stack, Text } from '@quoin/ui';
import { useState } from 'react';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { ConfirmButton } from '../../components/ConfirmButton';
import { FailedCall } from '../../components/FailedCall';
import { useText } from '../../i18n';
import { ReservationDialog } from './ReservationDialog';

type Reserved = NonNullable<ReplyOf<'getReservation'>['reservation']>;

export default function Reservation({ productId, product }: { productId: string; product: string }) {
  const text = useText();
  const { currentData, error, refetch } = api.useGetReservationQuery({ params: { productId } });
  const [open, setOpen] = useState(false);
  if (isCallError(error)) return <FailedCall level={3} error={error} onRetry={refetch} />;
  if (!currentData) return <Skeleton shape="block" height={48} />;
  const { reservation } = currentData;
  return (
    <>
      {reservation ? (
        <ActiveReservation reservation={reservation} product={product} onChange={() => setOpen(true)} />
      ) : (
        <Button size="large" wide onClick={() => setOpen(true)}>
          {text('browse.reserve')}
        </Button>
      )}
      {open && <ReservationDialog terms={currentData} product={product} onClose={() => setOpen(false)} />}
    </>
  );
}

interface ActiveReservationProps {
  reservation: Reserved;
  product: string;
  onChange: () => void;
}

function ActiveReservation({ reservation, product, onChange }: ActiveReservationProps) {
  const text = useText();
  return (
    <Stack gap={3}>
      <Text role="status">
        {text('browse.reserve.held')} <Figure kind="money" digits={0} value={reservation.amount} />
      </Text>
      <Stack direction="horizontal" phone="vertical" gap={3}>
        <Button variant="secondary" onClick={onChange}>
          {text('browse.reserve.change')}
        </Button>
        <Withdraw productId={reservation.product_id} product={product} />
      </Stack>
    </Stack>
  );
}

function Withdraw({ productId, product }: { productId: string; product: string }) {
  const text = useText();
  const [withdraw] = api.useWithdrawReservationMutation();
  return (
    <ConfirmButton
      verb={text('browse.reserve.withdraw')}
      variant="quiet"
      title={text('browse.reserve.withdraw.title')}
      keep={text('browse.reserve.withdraw.keep')}
      act={() => withdraw({ params: { productId } }).unwrap()}
    >
      <Text>{text('browse.reserve.withdraw.text', { product })}</Text>
    </ConfirmButton>
  );
}

// The account's reservation for an upcoming product: none yet, or an amount that can be changed or canceled.
import type { ReplyOf } from '@quoin/contract';
import { Button, Dialog, Figure, Skeleton, Stack, Text } from '@quoin/ui';
import { useMemo, useState } from 'react';
import { cents, gather, parseMoney, validateCommitment } from '@quoin/rules';
import { FormikAmountField } from '@quoin/ui/formik';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { ConfirmButton } from '../../components/ConfirmButton';
import { FailedCall } from '../../components/FailedCall';
import { useText } from '../../i18n';
import { useIdempotencyKey } from '../../api/use-idempotency-key';
import { Form, FormActions } from '../../form';

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

interface ReservationDialogProps {
  terms: ReplyOf<'getReservation'>;
  /** The product's name. */
  product: string;
  onClose: () => void;
}

/** Dialog for the amount of a new or changed reservation. */
function ReservationDialog({ terms, product, onClose }: ReservationDialogProps) {
  const text = useText();
  const once = useIdempotencyKey();
  const [reserve] = api.useReserveAllocationMutation();
  const [change] = api.useChangeReservationMutation();
  const { product_id: productId, reservation, minimum, multiple } = terms;
  const initialValues = useMemo(() => ({ amount: reservation?.amount ?? '' }), [reservation]);
  const validate = useMemo(() => {
    const min = parseMoney(minimum) ?? cents(0);
    return ({ amount }: { amount?: string }) => gather({ amount: validateCommitment(amount, min) });
  }, [minimum]);

  async function send(body: { amount: string }) {
    const save = reservation ? change : reserve;
    await save({ params: { productId }, body, key: once.keyFor(body) }).unwrap();
    onClose();
  }

  const title = text(reservation ? 'browse.reserve.change.title' : 'browse.reserve.title', { product });
  return (
    <Dialog open title={title} onClose={onClose}>
      <Form
        initialValues={initialValues}
        validate={validate}
        onSubmit={send}
        label={text('browse.reserve.form')}
      >
        <Text>{text('browse.reserve.lead')}</Text>
        <FormikAmountField
          name="amount"
          label={text('browse.reserve.amount')}
          minimum={minimum}
          multiple={multiple}
          required
        />
        <FormActions submit={text(reservation ? 'browse.reserve.save' : 'browse.reserve')} />
      </Form>
    </Dialog>
  );
}

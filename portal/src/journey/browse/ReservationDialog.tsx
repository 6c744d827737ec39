import type { ReplyOf } from '@quoin/contract';
import { cents, gather, parseMoney, problemOfCommitment } from '@quoin/rules';
import { Dialog, Text } from '@quoin/ui';
import { FormikAmountField } from '@quoin/ui/formik';
import { useMemo } from 'react';
import { api } from '../../api/api';
import { useIdempotencyKey } from '../../api/use-idempotency-key';
import { Form, FormActions } from '../../form';
import { useText } from '../../i18n';

export interface ReservationDialogProps {
  terms: ReplyOf<'getReservation'>;
  /** The product's name. */
  product: string;
  onClose: () => void;
}

/** Dialog for the amount of a new or changed reservation. */
export function ReservationDialog({ terms, product, onClose }: ReservationDialogProps) {
  const text = useText();
  const once = useIdempotencyKey();
  const [reserve] = api.useReserveAllocationMutation();
  const [change] = api.useChangeReservationMutation();
  const { product_id: productId, reservation, minimum, multiple } = terms;
  const initialValues = useMemo(() => ({ amount: reservation?.amount ?? '' }), [reservation]);
  const problemsOf = useMemo(() => {
    const least = parseMoney(minimum) ?? cents(0);
    return ({ amount }: { amount?: string }) => gather({ amount: problemOfCommitment(amount, least) });
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
        problemsOf={problemsOf}
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

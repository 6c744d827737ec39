import {
  addCents,
  amountWithFees,
  type Cents,
  COMMITMENT_MULTIPLE,
  feesAtFunding,
  moneyToWire,
  parseMoney,
  SIGNATURE_PROCESSING_MINUTES,
  type TransferMethod,
} from '@quoin/rules';
import { Button, Figure, ProductFacts, Stack } from '@quoin/ui';
import { FormikAmountField, useForm, useFormValue } from '@quoin/ui/formik';
import { useState } from 'react';
import { Note } from '../../../components/Note';
import { useText } from '../../../i18n';
import { stepShape } from './answer-fields';
import { MustRead } from '../../../document-reader/MustRead';
import { NewPayer } from './NewPayer';
import { Payment } from './Payment';
import { Section } from './Section';
import { StepForm, type StepProps } from './StepForm';

const SHAPE = stepShape('amount_and_signature');

export function AmountStep(props: StepProps) {
  const text = useText();
  const { application } = props;
  const { product } = application;
  const [adding, setAdding] = useState<TransferMethod>();
  const [added, setAdded] = useState<string>();
  return (
    <>
      <StepForm
        {...props}
        shape={SHAPE}
        last={{ onSubmit: props.onSend, button: <SendButton isComplete={props.isComplete} /> }}
      >
        <Stack gap={12}>
          <Section title={text('apply.section.commitment')}>
            <FormikAmountField
              name="commitment"
              label={text('apply.field.commitment')}
              minimum={product.minimum_investment}
              multiple={moneyToWire(COMMITMENT_MULTIPLE)}
              required
            />
            <DueAtFunding fees={product.fees} />
          </Section>
          <Payment application={application} added={added} onAdd={setAdding} />
          <Section title={text('apply.section.must_read')}>
            <MustRead documents={product.must_read} />
          </Section>
          <Note measure>{text('apply.send_note', { ...SIGNATURE_PROCESSING_MINUTES })}</Note>
        </Stack>
      </StepForm>
      {adding && (
        <NewPayer
          application={application}
          method={adding}
          onAdded={(id) => {
            setAdded(id);
            setAdding(undefined);
          }}
          onClose={() => setAdding(undefined)}
        />
      )}
    </>
  );
}

type Typed = { commitment?: string };

/**
 * The amount due after approval, if the whole commitment is due at once. The rows render without an amount too, to avoid a
 * layout shift.
 */
function DueAtFunding({ fees }: { fees: StepProps['application']['product']['fees'] }) {
  const text = useText();
  const typed = useFormValue(({ commitment: value }: Typed) => value);
  const commitment = parseMoney(typed ?? '');
  const onTop =
    commitment &&
    feesAtFunding(
      {
        subscriptionFee: fees.subscription_fee,
        managementFee: fees.management_fee,
        managementFeeCharge: fees.management_fee_charge,
      },
      commitment,
    );
  const fact = (name: string, cents: Cents | undefined) => ({
    name,
    value: <Figure kind="money" value={cents === undefined ? undefined : moneyToWire(cents)} />,
  });
  return (
    <ProductFacts
      facts={[
        fact(text('apply.field.commitment'), commitment),
        fact(text('apply.due.fees'), onTop && addCents(onTop.subscription, onTop.management)),
        fact(text('apply.due.total'), onTop && amountWithFees(commitment, onTop)),
      ]}
    />
  );
}

function SendButton({ isComplete }: Pick<StepProps, 'isComplete'>) {
  const text = useText();
  const isSubmitting = useForm((form) => form.isSubmitting);
  const submitForm = useForm((form) => form.submitForm);
  return (
    <Button
      busy={isSubmitting}
      onClick={async () => {
        if (await isComplete()) await submitForm();
      }}
    >
      {text('apply.send')}
    </Button>
  );
}

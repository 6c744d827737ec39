import {
  COMMITMENT_MULTIPLE,
  FUNDING_BUSINESS_DAYS,
  moneyToWire,
  SIGNATURE_PROCESSING_MINUTES,
  TRANSFER_METHODS,
} from '@quoin/rules';
import { Button, Stack, Text } from '@quoin/ui';
import { FormikAmountField, FormikRadioGroup, useForm } from '@quoin/ui/formik';
import { useText } from '../../../i18n';
import { amountShape } from './amount-shape';
import { MustRead } from './MustRead';
import { Section } from './Section';
import { StepForm, type StepProps } from './StepForm';

export function AmountStep(props: StepProps) {
  const text = useText();
  const { product } = props.application;
  const methods = TRANSFER_METHODS.filter((method) => method === 'wire' || product.ach_permitted);
  return (
    <StepForm
      {...props}
      shape={amountShape}
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
          <FormikRadioGroup
            name="preferred_method"
            label={text('apply.field.preferred_method')}
            hint={text('apply.method_later')}
            appearance="cards"
            options={methods.map((value) => ({
              value,
              label: text(`apply.method.${value}`),
              hint: text(`apply.method.${value}_hint`, { ...FUNDING_BUSINESS_DAYS }),
            }))}
            required
          />
        </Section>
        <Section title={text('apply.section.must_read')}>
          <MustRead documents={product.must_read} />
        </Section>
        <Text size="small" tone="secondary" measure>
          {text('apply.send_note', { ...SIGNATURE_PROCESSING_MINUTES })}
        </Text>
      </Stack>
    </StepForm>
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

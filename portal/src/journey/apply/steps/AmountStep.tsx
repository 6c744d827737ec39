import {
  addCents,
  amountWithFees,
  COMMITMENT_MULTIPLE,
  feesAtFunding,
  moneyToWire,
  parseMoney,
  payerNames,
  SIGNATURE_PROCESSING_MINUTES,
  type Cents,
  type TransferMethod,
} from '@quoin/rules';
import { Button, Dialog, Figure, ProductFacts, Skeleton, Stack, Text } from '@quoin/ui';
import { FormikAmountField, FormikBankAccountFields, useForm, useFormValue } from '@quoin/ui/formik';
import { useMemo, useState } from 'react';
import { api } from '../../../api/api';
import { isCallError } from '../../../api/call-error';
import { useIdempotencyKey } from '../../../api/use-idempotency-key';
import {
  prefixWithAccount,
  getBody,
  firstValues,
  validateValues,
  type BankAccountValues,
} from '../../../bank-account/bank-account-values';
import { FailedCall } from '../../../components/FailedCall';
import { Note } from '../../../components/Note';
import { MustRead } from '../../../document-reader/MustRead';
import type { Application } from '../../../draft';
import { Form, FormActions } from '../../../form';
import { useText } from '../../../i18n';
import { useAppDispatch } from '../../../store/root-reducer';
import { Section } from './AnswerSection';
import { Payment } from './Payment';
import { StepForm, type StepProps } from './StepForm';
import { stepShape, useAnswerProps } from './answer-fields';

const SHAPE = stepShape('amount_and_signature');

export function AmountStep(props: StepProps) {
  const text = useText();
  const answer = useAnswerProps();
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
              {...answer('commitment')}
              minimum={product.minimum_investment}
              multiple={moneyToWire(COMMITMENT_MULTIPLE)}
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

interface NewPayerProps {
  application: Application;
  method: TransferMethod;
  onAdded: (bankAccountId: string) => void;
  onClose: () => void;
}

/** Adds a bank account to pay from. It is stored with the account's other bank accounts, not in the draft. */
function NewPayer({ application, method, onAdded, onClose }: NewPayerProps) {
  const text = useText();
  const { data: me, error, refetch } = api.useGetUserInfoQuery();
  return (
    <Dialog open size="large" title={text(`apply.payer.new.${method}`)} onClose={onClose}>
      {me ? (
        <PayerForm
          investmentId={application.investment_id}
          method={method}
          country={me.country}
          names={payerNames({
            investorType: application.investor_type,
            name: application.investor_name,
            person: `${me.first_name} ${me.last_name}`,
          })}
          onAdded={onAdded}
          onClose={onClose}
        />
      ) : isCallError(error) ? (
        <FailedCall level={3} error={error} onRetry={refetch} />
      ) : (
        <Skeleton shape="block" height={360} />
      )}
    </Dialog>
  );
}

interface PayerFormProps extends Pick<NewPayerProps, 'method' | 'onAdded' | 'onClose'> {
  investmentId: string;
  /** The user's country, as default country of the bank. */
  country: string;
  names: string[];
}

function PayerForm({ investmentId, method, country, names, onAdded, onClose }: PayerFormProps) {
  const text = useText();
  const first = useMemo(() => firstValues({ method, country }), [method, country]);
  const add = useAddPayer(investmentId);
  return (
    <Form
      initialValues={first}
      validate={(values) => validateValues(values, names)}
      onSubmit={async (values) => onAdded(await add(values))}
      label={text(`apply.payer.new.${method}`)}
    >
      <Text measure>{text('apply.payer.new.lead')}</Text>
      <FormikBankAccountFields
        name="account"
        label={text('account.bank.fields')}
        labelHidden
        method={method}
        ownNames={names}
        required
      />
      <FormActions submit={text('apply.payer.new.save')}>
        <Button variant="quiet" onClick={onClose}>
          {text('account.payout.cancel')}
        </Button>
      </FormActions>
    </Form>
  );
}

/** Adds the account to the cached application before it is selected. @returns its id; rejects with a `CallError` */
function useAddPayer(investmentId: string) {
  const dispatch = useAppDispatch();
  const once = useIdempotencyKey();
  const [addPayingAccount] = api.useAddPayingAccountMutation();
  return async (values: BankAccountValues): Promise<string> => {
    const params = { investmentId };
    const body = getBody(values);
    try {
      const added = await addPayingAccount({ params, body, key: once.keyFor(body) }).unwrap();
      dispatch(
        api.util.updateQueryData('getApplication', { params }, ({ payers }) => {
          if (!payers.some(({ id }) => id === added.id)) payers.push(added);
        }),
      );
      return added.id;
    } catch (failure) {
      throw isCallError(failure) ? { ...failure, fields: prefixWithAccount(failure.fields) } : failure;
    }
  };
}

// Transfer method and paying account: one on record that supports the method, or the custodian's account of an IRA.
import { FUNDING_BUSINESS_DAYS, TRANSFER_METHODS, type TransferMethod } from '@quoin/rules';
import { Button, FieldGroup, ProductFacts, Skeleton, Stack, Text } from '@quoin/ui';
import { FormikRadioGroup, useForm, useFormValue } from '@quoin/ui/formik';
import { useEffect } from 'react';
import { api } from '../../../api/api';
import { isCallError } from '../../../api/call-error';
import { lastDigits } from '../../../bank-account/bank-account-values';
import { FailedCall } from '../../../components/FailedCall';
import { Note } from '../../../components/Note';
import type { Application } from '../../../draft';
import { useText } from '../../../i18n';
import { Section } from './AnswerSection';
import { useAnswerProps, useShownError, type StepFields } from './answer-fields';

interface PaymentProps {
  application: Application;
  /** The account added last, which is selected. */
  added: string | undefined;
  onAdd: (method: TransferMethod) => void;
}

export function Payment({ application, added, onAdd }: PaymentProps) {
  const text = useText();
  const answer = useAnswerProps();
  const { investor_id: investorId, investor_type: type, payers, product } = application;
  const chosen = useFormValue((values: StepFields<'amount_and_signature'>) => values.bank_account_id);
  const setValue = useForm((form) => form.setFieldValue);
  const methods = TRANSFER_METHODS.filter((method) => method === 'wire' || product.ach_permitted);

  useEffect(() => {
    if (added !== undefined) void setValue('bank_account_id', added);
  }, [added, setValue]);

  /** Replaces an account that does not support the new method, if only one other does. */
  function keepFitting(method: string) {
    const fits = payersBy(payers, method);
    if (fits.some(({ id }) => id === chosen)) return;
    void setValue('bank_account_id', fits.length === 1 ? fits[0]?.id : '');
  }

  return (
    <Section title={text('apply.section.payment')}>
      <FormikRadioGroup
        {...answer('preferred_method')}
        hint={text('apply.method_later')}
        appearance="cards"
        options={methods.map((value) => ({
          value,
          label: text(`apply.method.${value}`),
          hint: text(`apply.method.${value}_hint`, { ...FUNDING_BUSINESS_DAYS }),
        }))}
        onChange={type === 'ira' ? undefined : keepFitting}
      />
      {type === 'ira' ? (
        <CustodianAccount investorId={investorId} />
      ) : (
        <PayingAccount payers={payers} onAdd={onAdd} />
      )}
    </Section>
  );
}

const payersBy = (payers: Application['payers'], method: string) =>
  payers.filter(({ methods }) => method === '' || methods.some((one) => one === method));

function PayingAccount({ payers, onAdd }: Pick<Application, 'payers'> & Pick<PaymentProps, 'onAdd'>) {
  const text = useText();
  const method = useFormValue((values: StepFields<'amount_and_signature'>) => values.preferred_method);
  const error = useShownError('bank_account_id');
  const fits = payersBy(payers, method);
  const add = (
    <div>
      <Button variant="secondary" onClick={() => onAdd(method || 'wire')}>
        {text('apply.payer.add')}
      </Button>
    </div>
  );
  if (fits.length === 0) {
    return (
      <FieldGroup
        label={text('apply.field.bank_account_id')}
        hint={text('apply.payer.none')}
        error={error}
        required
      >
        {add}
      </FieldGroup>
    );
  }
  return (
    <Stack gap={6}>
      <FormikRadioGroup
        name="bank_account_id"
        label={text('apply.field.bank_account_id')}
        hint={text('apply.payer.hint')}
        appearance="cards"
        options={fits.map(({ id, name, holder, number_masked }) => ({
          value: id,
          label: <bdi>{name}</bdi>,
          hint: (
            <>
              <bdi>{holder}</bdi>
              {' · '}
              {text('account.payout.ends_in', { digits: lastDigits(number_masked) })}
            </>
          ),
        }))}
        required
      />
      {add}
      <Note measure>{text('apply.payer.only_pays')}</Note>
    </Stack>
  );
}

/** The custodian that pays for an IRA; there is no choice. */
function CustodianAccount({ investorId }: { investorId: string }) {
  const text = useText();
  const { data, error, refetch } = api.useGetIraCustodianQuery({ params: { investorId } });
  if (!data && isCallError(error)) return <FailedCall level={3} error={error} onRetry={refetch} />;
  if (!data) return <Skeleton shape="block" height={96} />;
  return (
    <Stack gap={4}>
      <Text measure>{text('apply.payer.custodian')}</Text>
      <ProductFacts
        facts={[
          { name: text('apply.start.custodian_name'), value: <bdi>{data.custodian_name}</bdi> },
          {
            name: text('apply.start.account_number'),
            value: text('account.payout.ends_in', { digits: lastDigits(data.account_number_masked) }),
          },
        ]}
      />
    </Stack>
  );
}

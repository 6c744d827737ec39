// Adds a bank account to pay from. It is stored with the account's other bank accounts, not in the draft.
import { payerNames, type TransferMethod } from '@quoin/rules';
import { Button, Dialog, Skeleton, Text } from '@quoin/ui';
import { FormikBankAccountFields } from '@quoin/ui/formik';
import { useMemo } from 'react';
import { api } from '../../../api/api';
import { isCallError } from '../../../api/call-error';
import { useIdempotencyKey } from '../../../api/use-idempotency-key';
import { FailedCall } from '../../../components/FailedCall';
import {
  atAccount,
  bodyOf,
  firstValues,
  problemsOfValues,
  type BankAccountValues,
} from '../../../bank-account/bank-account-values';
import { useAppDispatch } from '../../../store/root-reducer';
import type { Application } from '../../../draft';
import { Form, FormActions } from '../../../form';
import { useText } from '../../../i18n';

interface NewPayerProps {
  application: Application;
  /** The transfer method that the account must support. */
  method: TransferMethod;
  onAdded: (bankAccountId: string) => void;
  onClose: () => void;
}

export function NewPayer({ application, method, onAdded, onClose }: NewPayerProps) {
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
      problemsOf={(values) => problemsOfValues(values, names)}
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
      <Actions onClose={onClose} />
    </Form>
  );
}

function Actions({ onClose }: Pick<NewPayerProps, 'onClose'>) {
  const text = useText();
  return (
    <FormActions submit={text('apply.payer.new.save')}>
      <Button variant="quiet" onClick={onClose}>
        {text('account.payout.cancel')}
      </Button>
    </FormActions>
  );
}

/** Adds the account to the cached application before it is selected. @returns its id; rejects with a `CallError` */
function useAddPayer(investmentId: string) {
  const dispatch = useAppDispatch();
  const once = useIdempotencyKey();
  const [addPayingAccount] = api.useAddPayingAccountMutation();
  return async (values: BankAccountValues): Promise<string> => {
    const params = { investmentId };
    const body = bodyOf(values);
    try {
      const added = await addPayingAccount({ params, body, key: once.keyFor(body) }).unwrap();
      dispatch(
        api.util.updateQueryData('getApplication', { params }, ({ payers }) => {
          if (!payers.some(({ id }) => id === added.id)) payers.push(added);
        }),
      );
      return added.id;
    } catch (failure) {
      throw isCallError(failure) ? { ...failure, fields: atAccount(failure.fields) } : failure;
    }
  };
}

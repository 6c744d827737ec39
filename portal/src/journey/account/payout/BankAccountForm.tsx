import { TRANSFER_METHODS, usesIban } from '@quoin/rules';
import { FormikBankAccountFields, FormikRadioGroup } from '@quoin/ui/formik';
import { useNavigate } from 'react-router-dom';
import { api } from '../../../api/api';
import { isCallError } from '../../../api/call-error';
import { useFormDraft } from '../../../flow';
import { Form, FormChanges } from '../../../form';
import { useText } from '../../../i18n';
import {
  atAccount,
  bodyOf,
  firstValues,
  keepsNumber,
  problemsOfValues,
  type BankAccountOnFile,
  type BankAccountToSign,
  type BankAccountValues,
  type FilledBankAccount,
} from '../../../bank-account/bank-account-values';
import { ownNames, useVerifiedSubmit } from '../../../identity';
import { PayoutActions } from './PayoutActions';
import type { PayoutFormProps } from './PayoutAccounts';

/** Account numbers, and fields that may contain one. */
const SECRETS = ['account.account_number', 'account.iban', 'account.further_credit_to', 'account.reference'];

export function BankAccountForm({ me, investorId, before, onCancel }: PayoutFormProps<BankAccountOnFile>) {
  const text = useText();
  const navigate = useNavigate();
  const [add] = api.useAddBankAccountMutation();
  const [change] = api.useChangeBankAccountMutation();
  const names = ownNames(me);
  const [kept, keep, clear] = useFormDraft(
    `bank-account:${before?.id ?? 'new'}`,
    firstValues(before),
    SECRETS,
  );
  const { submit, identityCheck } = useVerifiedSubmit<FilledBankAccount, BankAccountToSign>({
    investorId,
    purpose: 'bank_account',
    call: (sent) => (before ? change({ ...sent, params: { bankAccountId: before.id } }) : add(sent)).unwrap(),
    onSent: ({ envelope_id }) => {
      clear();
      void navigate(`/signing/${envelope_id}`);
    },
  });
  return (
    <>
      <Form
        initialValues={kept}
        problemsOf={(values) => problemsOfValues(values, names, before)}
        onSubmit={async (values) => {
          try {
            await submit(bodyOf(values));
          } catch (failure) {
            throw isCallError(failure) ? { ...failure, fields: atAccount(failure.fields) } : failure;
          }
        }}
        label={text(before ? 'account.bank.change' : 'account.bank.add')}
      >
        {({ values }) => (
          <>
            <FormChanges onChange={keep} />
            <FormikRadioGroup
              name="method"
              label={text('account.bank.method')}
              appearance="cards"
              options={TRANSFER_METHODS.map((value) => ({
                value,
                label: text(`fund.method.${value}`),
                hint: text(`account.bank.method.${value}`),
              }))}
            />
            <FormikBankAccountFields
              name="account"
              label={text('account.bank.fields')}
              method={values.method}
              ownNames={names}
              saved={savedNumber(values, before)}
              required
            />
            <PayoutActions
              onCancel={() => {
                clear();
                onCancel();
              }}
            />
          </>
        )}
      </Form>
      {identityCheck}
    </>
  );
}

function savedNumber(values: BankAccountValues, before?: BankAccountOnFile) {
  if (!before || !keepsNumber(values, before)) return {};
  return usesIban(values.account.country ?? 'US')
    ? { iban: before.number_masked }
    : { account_number: before.number_masked };
}

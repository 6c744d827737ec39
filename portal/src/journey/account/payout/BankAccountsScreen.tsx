import { TRANSFER_METHODS, usesIban, type BankAccountPart } from '@quoin/rules';
import { useBankPartNames, useCountryName, type Fact } from '@quoin/ui';
import { FormikBankAccountFields, FormikRadioGroup } from '@quoin/ui/formik';
import { useNavigate } from 'react-router-dom';
import { api } from '../../../api/api';
import { isCallError } from '../../../api/call-error';
import { HeldAccounts } from '../../../bank-account/HeldAccounts';
import {
  prefixWithAccount,
  bankAccountName,
  getBody,
  firstValues,
  keepsNumber,
  lastDigits,
  toNameAndDigits,
  validateValues,
  type BankAccountOnFile,
  type BankAccountToSign,
  type BankAccountValues,
  type FilledBankAccount,
} from '../../../bank-account/bank-account-values';
import { SignBanner } from '../../../components/SignBanner';
import { useFormDraft } from '../../../flow';
import { Form, FormChanges } from '../../../form';
import { useText } from '../../../i18n';
import { getOwnNames, useVerifiedSubmit } from '../../../identity';
import { PayoutAccounts, PayoutActions, type PayoutFormProps } from './PayoutAccounts';

/** Fields shown without formatting, if present. */
const PLAIN_FIELDS = [
  'aba_ach',
  'aba_wire',
  'swift',
  'bank_address',
  'intermediary_name',
  'intermediary_aba',
  'intermediary_swift',
  'further_credit_to',
  'reference',
] as const satisfies readonly BankAccountPart[];

export default function BankAccountsScreen() {
  const query = api.useListBankAccountsQuery();
  const [remove] = api.useRemoveBankAccountMutation();
  const getFacts = useFacts();
  return (
    <PayoutAccounts
      kind="bank"
      query={query}
      getName={bankAccountName}
      getFacts={getFacts}
      remove={(bankAccountId) => remove({ params: { bankAccountId } }).unwrap()}
      form={(props) => <BankAccountForm {...props} />}
      waiting={
        <>
          {query.data?.to_sign.map((account) => (
            <AccountToSign key={account.envelope_id} account={account} />
          ))}
          <HeldAccounts />
        </>
      }
    />
  );
}

function useFacts() {
  const text = useText();
  const partNames = useBankPartNames();
  const countryName = useCountryName();
  return (account: BankAccountOnFile): Fact[] => {
    const { method, country = 'US', account_holder, number_masked } = account;
    const number = method === 'wire' && usesIban(country) ? 'iban' : 'account_number';
    return [
      { name: partNames.account_holder, value: <bdi>{account_holder}</bdi> },
      {
        name: partNames[number],
        value: text('account.payout.ends_in', { digits: lastDigits(number_masked) }),
      },
      { name: text('account.bank.method'), value: text(`fund.method.${method}`) },
      { name: partNames.country, value: countryName(country) },
      ...(account.pays_only
        ? [
            {
              name: text('account.bank.use'),
              value: text('account.bank.pays_only'),
              note: text('account.bank.pays_only.note'),
            },
          ]
        : []),
      ...PLAIN_FIELDS.flatMap((part) =>
        account[part] ? [{ name: partNames[part], value: <bdi>{account[part]}</bdi> }] : [],
      ),
    ];
  };
}

/** A bank account that is added or changed once the agreement is signed. */
export function AccountToSign({ account }: { account: BankAccountToSign }) {
  const text = useText();
  const { envelope_id, change, number_masked } = account;
  const meant = toNameAndDigits({ name: bankAccountName(account), number_masked });
  return (
    <SignBanner
      envelopeId={envelope_id}
      label={text('account.bank.sign')}
      aria-label={text('account.bank.sign_named', meant)}
    >
      {text(`account.bank.to_sign.${change}`, meant)}
    </SignBanner>
  );
}

/** Account numbers, and fields that may contain one. */
const SECRETS = ['account.account_number', 'account.iban', 'account.further_credit_to', 'account.reference'];

function BankAccountForm({ me, investorId, before, onCancel }: PayoutFormProps<BankAccountOnFile>) {
  const text = useText();
  const navigate = useNavigate();
  const [add] = api.useAddBankAccountMutation();
  const [change] = api.useChangeBankAccountMutation();
  const names = getOwnNames(me);
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
        validate={(values) => validateValues(values, names, before)}
        onSubmit={async (values) => {
          try {
            await submit(getBody(values));
          } catch (failure) {
            throw isCallError(failure) ? { ...failure, fields: prefixWithAccount(failure.fields) } : failure;
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

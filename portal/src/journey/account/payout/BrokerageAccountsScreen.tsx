import type { ReplyOf } from '@quoin/contract';
import { validateBrokerageAccount, type BrokerageAccount } from '@quoin/rules';
import { MaskedEmail } from '@quoin/ui';
import { FormikConcealedField, FormikTextField, FormikYesNoQuestion } from '@quoin/ui/formik';
import { api } from '../../../api/api';
import { withoutBlanks } from '../../../api/without-blanks';
import { HeldPayments } from '../../../bank-account/HeldAccounts';
import { lastDigits } from '../../../bank-account/bank-account-values';
import { useFormDraft } from '../../../flow';
import { Form, FormChanges } from '../../../form';
import { useText } from '../../../i18n';
import { getOwnNames, useVerifiedSubmit } from '../../../identity';
import { useNotify } from '../../../notices/notices-slice';
import { PayoutAccounts, PayoutActions, type PayoutFormProps } from './PayoutAccounts';

const OPTIONAL_FIELDS = [
  ['dtc_number', (number: string) => <bdi>{number}</bdi>],
  ['broker_contact_email', (email: string) => <MaskedEmail email={email} />],
] as const;

export default function BrokerageAccountsScreen() {
  const text = useText();
  const query = api.useListBrokerageAccountsQuery();
  const [remove] = api.useRemoveBrokerageAccountMutation();
  return (
    <PayoutAccounts
      kind="brokerage"
      query={query}
      getName={({ provider, legal_name }) => provider ?? legal_name ?? ''}
      getFacts={(account) => [
        { name: text('account.brokerage.legal_name'), value: <bdi>{account.legal_name}</bdi> },
        {
          name: text('account.brokerage.account_number'),
          value: text('account.payout.ends_in', { digits: lastDigits(account.number_masked) }),
        },
        ...OPTIONAL_FIELDS.flatMap(([part, shown]) =>
          account[part] ? [{ name: text(`account.brokerage.${part}`), value: shown(account[part]) }] : [],
        ),
      ]}
      remove={(brokerageAccountId) => remove({ params: { brokerageAccountId } }).unwrap()}
      form={(props) => <BrokerageAccountForm {...props} />}
      waiting={<HeldPayments />}
    />
  );
}

type BrokerageAccountOnFile = ReplyOf<'listBrokerageAccounts'>['items'][number];

const firstValues = ({ us, ...before }: Partial<BrokerageAccountOnFile> = {}) => ({
  us: us ?? null,
  legal_name: before.legal_name ?? '',
  provider: before.provider ?? '',
  account_number: '',
  dtc_number: before.dtc_number ?? '',
  broker_contact_email: before.broker_contact_email ?? '',
});

const getBody = (values: ReturnType<typeof firstValues>): BrokerageAccount => withoutBlanks(values);

const SECRETS = ['account_number'];

function BrokerageAccountForm({
  me,
  investorId,
  before,
  onSaved,
  onCancel,
}: PayoutFormProps<BrokerageAccountOnFile>) {
  const text = useText();
  const notify = useNotify();
  const [add] = api.useAddBrokerageAccountMutation();
  const [change] = api.useChangeBrokerageAccountMutation();
  const names = getOwnNames(me);
  const field = (name: keyof typeof kept) => ({ name, label: text(`account.brokerage.${name}`) });
  const [kept, keep, clear] = useFormDraft(
    `brokerage-account:${before?.id ?? 'new'}`,
    firstValues(before),
    SECRETS,
  );
  const { submit, identityCheck } = useVerifiedSubmit<BrokerageAccount, BrokerageAccountOnFile>({
    investorId,
    purpose: 'bank_account',
    call: (sent) =>
      (before ? change({ ...sent, params: { brokerageAccountId: before.id } }) : add(sent)).unwrap(),
    onSent: () => {
      clear();
      notify('success', 'account.brokerage.saved');
      onSaved();
    },
  });
  return (
    <>
      <Form
        initialValues={kept}
        validate={(values) =>
          validateBrokerageAccount(getBody(values), { ownNames: names, numberOnFile: before !== undefined })
        }
        onSubmit={(values) => submit(getBody(values))}
        label={text(before ? 'account.brokerage.change' : 'account.brokerage.add')}
      >
        {({ values: { us } }) => (
          <>
            <FormChanges onChange={keep} />
            <FormikYesNoQuestion {...field('us')} required />
            <FormikTextField
              {...field('legal_name')}
              hint={text('account.brokerage.legal_name.hint', { names: names.join(', ') })}
              autoComplete="name"
              required
            />
            <FormikTextField {...field('provider')} required />
            <FormikConcealedField {...field('account_number')} savedMasked={before?.number_masked} required />
            <FormikTextField
              {...field('dtc_number')}
              hint={text('account.brokerage.dtc_number.hint')}
              inputMode="numeric"
              maxLength={4}
              required={us !== false}
              optional={us === false}
            />
            <FormikTextField {...field('broker_contact_email')} type="email" autoComplete="off" required />
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

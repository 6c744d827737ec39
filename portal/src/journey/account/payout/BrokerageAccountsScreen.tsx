import { MaskedEmail } from '@quoin/ui';
import { api } from '../../../api/api';
import { useText } from '../../../i18n';
import { BrokerageAccountForm } from './BrokerageAccountForm';
import { HeldPayments } from '../../../bank-account/HeldAccounts';
import { lastDigits } from '../../../bank-account/bank-account-values';
import { PayoutAccounts } from './PayoutAccounts';

const OTHER_PARTS = [
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
      nameOf={({ provider, legal_name }) => provider ?? legal_name ?? ''}
      factsOf={(account) => [
        { name: text('account.brokerage.legal_name'), value: <bdi>{account.legal_name}</bdi> },
        {
          name: text('account.brokerage.account_number'),
          value: text('account.payout.ends_in', { digits: lastDigits(account.number_masked) }),
        },
        ...OTHER_PARTS.flatMap(([part, shown]) =>
          account[part] ? [{ name: text(`account.brokerage.${part}`), value: shown(account[part]) }] : [],
        ),
      ]}
      remove={(brokerageAccountId) => remove({ params: { brokerageAccountId } }).unwrap()}
      form={(props) => <BrokerageAccountForm {...props} />}
      waiting={<HeldPayments />}
    />
  );
}

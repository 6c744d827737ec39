import { api } from '../../../api/api';
import { useText } from '../../../i18n';
import { BrokerageAccountForm } from './BrokerageAccountForm';
import { lastDigits } from '../../../app/account-names';
import { PayoutAccounts } from './PayoutAccounts';

const PLAIN_PARTS = ['dtc_number', 'broker_contact_email'] as const;

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
        ...PLAIN_PARTS.flatMap((part) =>
          account[part]
            ? [{ name: text(`account.brokerage.${part}`), value: <bdi>{account[part]}</bdi> }]
            : [],
        ),
      ]}
      remove={(brokerageAccountId) => remove({ params: { brokerageAccountId } }).unwrap()}
      form={(props) => <BrokerageAccountForm {...props} />}
    />
  );
}

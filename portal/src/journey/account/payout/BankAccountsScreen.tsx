import { usesIban, type BankAccountPart } from '@quoin/rules';
import { useBankPartNames, useCountryName, type Fact } from '@quoin/ui';
import { api } from '../../../api/api';
import { useText } from '../../../i18n';
import {
  type BankAccountOnFile,
  bankAccountName,
  lastDigits,
  type BankAccountToSign,
  named,
} from '../../../bank-account/bank-account-values';
import { BankAccountForm } from './BankAccountForm';
import { HeldAccounts } from '../../../bank-account/HeldAccounts';
import { PayoutAccounts } from './PayoutAccounts';
import { SignBanner } from '../../../components/SignBanner';

/** Fields shown without formatting, if present. */
const PLAIN_PARTS = [
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
  const factsOf = useFactsOf();
  return (
    <PayoutAccounts
      kind="bank"
      query={query}
      nameOf={bankAccountName}
      factsOf={factsOf}
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

function useFactsOf() {
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
      ...PLAIN_PARTS.flatMap((part) =>
        account[part] ? [{ name: partNames[part], value: <bdi>{account[part]}</bdi> }] : [],
      ),
    ];
  };
}

/** A bank account that is added or changed once the agreement is signed. */
export function AccountToSign({ account }: { account: BankAccountToSign }) {
  const text = useText();
  const { envelope_id, change, number_masked } = account;
  const meant = named({ name: bankAccountName(account), number_masked });
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

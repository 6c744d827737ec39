// Bank accounts that were just added or changed. Nothing is paid to them yet, and the owner can cancel the change.
import type { ReplyOf } from '@quoin/contract';
import { Banner, Text, useFormat } from '@quoin/ui';
import { api } from '../api/api';
import { ConfirmButton } from '../components/ConfirmButton';
import { bankAccountName, toNameAndDigits } from './bank-account-values';
import { useText } from '../i18n';
import { useNotify } from '../notices/notices-slice';

type BankAccount = ReplyOf<'listBankAccounts'>['items'][number];

/** The hold of all payments, after a change of sign-in settings or of personal details. */
export function HeldPayments() {
  const text = useText();
  const format = useFormat();
  const { data } = api.useGetUserInfoQuery();
  if (!data?.payments_held_until) return null;
  return (
    <Banner signal="warning" title={text('account.payments.held')}>
      {text('account.payments.held.text', { until: format.instant(data.payments_held_until) })}
    </Banner>
  );
}

/** Renders nothing without a hold, or while loading. */
export function HeldAccounts() {
  const { data } = api.useListBankAccountsQuery();
  return (
    <>
      <HeldPayments />
      {data?.items.map((account) => (
        <HeldAccount key={account.id} account={account} />
      ))}
    </>
  );
}

function HeldAccount({ account }: { account: BankAccount }) {
  const text = useText();
  const format = useFormat();
  const notify = useNotify();
  const [stop] = api.useStopBankAccountChangeMutation();
  const { id, number_masked, held_until, paid_from } = account;
  if (held_until === null) return null;
  const meant = toNameAndDigits({ name: bankAccountName(account), number_masked });
  return (
    <Banner
      signal="warning"
      title={text('account.bank.held', meant)}
      action={
        <ConfirmButton
          verb={text('account.bank.stop')}
          named={text('account.bank.stop_named', meant)}
          variant="secondary"
          title={text('account.bank.stop.title')}
          keep={text('account.bank.stop.keep')}
          danger
          act={async () => {
            await stop({ params: { bankAccountId: id } }).unwrap();
            notify('success', 'account.bank.stopped');
          }}
        >
          <Text>{text('account.bank.stop.text', meant)}</Text>
        </ConfirmButton>
      }
    >
      {text('account.bank.held.text', { until: format.instant(paid_from) })}
    </Banner>
  );
}

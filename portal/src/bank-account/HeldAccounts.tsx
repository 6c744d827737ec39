// Bank accounts that nothing is paid to yet, because they were added or changed a moment ago: their owner can stop that.
import type { ReplyOf } from '@quoin/contract';
import { Banner, Text, useFormat } from '@quoin/ui';
import { api } from '../api/api';
import { ConfirmButton } from '../components/ConfirmButton';
import { bankAccountName, named } from './bank-account-values';
import { useAppDispatch } from '../store/root-reducer';
import { useText } from '../i18n';
import { noticeShown } from '../notices/notices-slice';

type BankAccount = ReplyOf<'listBankAccounts'>['items'][number];

/** Shows nothing while nothing is held, or before it is known. */
export function HeldAccounts() {
  const { data } = api.useListBankAccountsQuery();
  return (
    <>
      {data?.items.map((account) => (
        <HeldAccount key={account.id} account={account} />
      ))}
    </>
  );
}

function HeldAccount({ account }: { account: BankAccount }) {
  const text = useText();
  const format = useFormat();
  const dispatch = useAppDispatch();
  const [stop] = api.useStopBankAccountChangeMutation();
  const { id, number_masked, held_until: until } = account;
  if (until === null) return null;
  const meant = named({ name: bankAccountName(account), number_masked });
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
            dispatch(noticeShown('success', 'account.bank.stopped'));
          }}
        >
          <Text>{text('account.bank.stop.text', meant)}</Text>
        </ConfirmButton>
      }
    >
      {text('account.bank.held.text', { until: format.instant(until) })}
    </Banner>
  );
}

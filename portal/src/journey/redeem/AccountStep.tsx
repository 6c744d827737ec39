import { RadioGroup, Skeleton, Stack, Text, useFormat } from '@quoin/ui';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { FailedCall } from '../../components/FailedCall';
import { bankAccountName, lastDigits } from '../../bank-account/bank-account-values';
import { RouterAnchor } from '../../navigation/router-link';
import { useText } from '../../i18n';
import { ACCOUNT_ON_FILE, type RedemptionValues } from './redemption-values';

export interface AccountStepProps {
  values: RedemptionValues;
  onChange: (changed: Partial<RedemptionValues>) => void;
}

/**
 * Where it is paid to: the account on file with the operator, or one of the investor's own. Accounts are added and changed
 * in a tab of their own, so that what is filled in here stays; coming back asks for them again.
 */
export function AccountStep({ values, onChange }: AccountStepProps) {
  const text = useText();
  const format = useFormat();
  const { data, error, refetch } = api.useListBankAccountsQuery(undefined, { refetchOnFocus: true });
  if (!data && isCallError(error)) return <FailedCall level={3} error={error} onRetry={refetch} />;
  if (!data) return <Skeleton shape="block" height={160} />;
  return (
    <Stack gap={4}>
      <RadioGroup
        label={text('redeem.account')}
        appearance="cards"
        value={values.bank_account_id}
        options={[
          {
            value: ACCOUNT_ON_FILE,
            label: text('redeem.account.on_file'),
            hint: text('redeem.account.on_file.hint'),
          },
          ...data.items.map((account) => ({
            value: account.id,
            label: <bdi>{bankAccountName(account)}</bdi>,
            hint: [
              text('account.payout.ends_in', { digits: lastDigits(account.number_masked) }),
              ...(account.pays_only ? [text('redeem.account.pays_only')] : []),
              ...(account.held_until
                ? [text('redeem.account.held', { until: format.instant(account.held_until) })]
                : []),
            ].join(' · '),
            disabled: account.pays_only,
          })),
        ]}
        onChange={(bank_account_id) => onChange({ bank_account_id })}
      />
      <Text size="small" tone="secondary" measure>
        {text('redeem.account.own_name')}{' '}
        <RouterAnchor href="/user/bank-accounts" target="_blank">
          {text('redeem.account.another')}
        </RouterAnchor>
      </Text>
    </Stack>
  );
}

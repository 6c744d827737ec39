import { payeeLabel } from '@quoin/rules';
import { Banner, RadioGroup, Stack, Text, useFormat } from '@quoin/ui';
import { lastDigits } from '../../bank-account/bank-account-values';
import { Note } from '../../components/Note';
import { RouterAnchor } from '../../navigation/router-link';
import { useProblemMessage, useText } from '../../i18n';
import { isPaidToCustodian, getPayee, type RedemptionStepProps } from './redemption-values';

/**
 * Account that receives the redemption. Links to add and change accounts open in a new tab, so that the form keeps its
 * values; returning to this tab reloads the accounts.
 */
export function AccountStep({ limits, values, problems, onChange }: RedemptionStepProps) {
  const text = useText();
  const format = useFormat();
  const getProblemMessage = useProblemMessage();
  const payee = getPayee(limits, values);
  if (payee && isPaidToCustodian(limits))
    return (
      <Stack gap={3}>
        <Text weight="medium">
          <bdi>{payeeLabel(payee)}</bdi>
        </Text>
        {payee.paid_from && (
          <Text>{text('redeem.paid_from', { until: format.instant(payee.paid_from) })}</Text>
        )}
        <Text measure>{text('redeem.account.custodian')}</Text>
      </Stack>
    );
  const problem = problems['bank_account_id'];
  return (
    <Stack gap={4}>
      {limits.payees.length === 0 ? (
        <Banner id="bank_account_id" signal="warning">
          {text('redeem.account.none')}
        </Banner>
      ) : (
        <RadioGroup
          id="bank_account_id"
          label={text('redeem.account.choose')}
          appearance="cards"
          required
          value={payee?.id ?? ''}
          error={problem && getProblemMessage(problem)}
          options={limits.payees.map(({ id, name, holder, number_masked, paid_from }) => ({
            value: id ?? '',
            label: <bdi>{name}</bdi>,
            hint: [
              text('redeem.account.ends_in', { holder, digits: lastDigits(number_masked) }),
              ...(paid_from ? [text('redeem.account.held', { until: format.instant(paid_from) })] : []),
            ].join(' · '),
          }))}
          onChange={(bank_account_id) => onChange({ bank_account_id })}
        />
      )}
      <Note measure>
        {text('redeem.account.own_name')}{' '}
        <RouterAnchor href="/user/bank-accounts" target="_blank">
          {text('redeem.account.another')}
        </RouterAnchor>
      </Note>
    </Stack>
  );
}

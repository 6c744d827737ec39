import { redemptionPayoutDate, requestBy } from '@quoin/rules';
import { Figure, ProductFacts, Stack, Text, useFormat } from '@quoin/ui';
import { api } from '../../api/api';
import { bankAccountName } from '../../bank-account/bank-account-values';
import { useText } from '../../i18n';
import { Estimate } from './Estimate';
import { ACCOUNT_ON_FILE, termsOf, type RedemptionLimits, type RedemptionValues } from './redemption-values';

interface ReviewStepProps {
  limits: RedemptionLimits;
  values: RedemptionValues;
}

/** Everything once more before it is sent. */
export function ReviewStep({ limits, values }: ReviewStepProps) {
  const text = useText();
  const format = useFormat();
  const { data } = api.useListBankAccountsQuery();
  const { type, amount, redemption_day: day, bank_account_id } = values;
  const account = data?.items.find(({ id }) => id === bank_account_id);
  return (
    <Stack gap={6}>
      <ProductFacts
        facts={[
          { name: text('redeem.type'), value: text(`redeem.type.${type}`) },
          {
            name: text('redeem.amount'),
            value: type === 'full' ? text('redeem.amount.whole') : <Figure kind="money" value={amount} />,
          },
          {
            name: text('redeem.day'),
            value: format.date(day),
            note: text('redeem.day.request_by', {
              date: format.date(requestBy(day, limits.schedule)),
            }),
          },
          {
            name: text('redeem.payout'),
            value: text('redeem.payout.by', { date: format.date(redemptionPayoutDate(day)) }),
          },
          {
            name: text('redeem.account'),
            value:
              account && bank_account_id !== ACCOUNT_ON_FILE
                ? `${bankAccountName(account)} ${account.number_masked}`
                : text('redeem.account.on_file'),
          },
        ]}
      />
      <Estimate terms={termsOf(values, limits)} limits={limits} />
      <Text size="small" tone="secondary" measure>
        {text('redeem.review.note')}
      </Text>
    </Stack>
  );
}

import { payeeLabel, requestBy } from '@quoin/rules';
import { Figure, ProductFacts, Stack, Text, useFormat } from '@quoin/ui';
import { useText } from '../../i18n';
import { Estimate } from './Estimate';
import { payeeOf, termsOf, type RedemptionLimits, type RedemptionValues } from './redemption-values';

interface ReviewStepProps {
  limits: RedemptionLimits;
  values: RedemptionValues;
}

/** Summary before sending. */
export function ReviewStep({ limits, values }: ReviewStepProps) {
  const text = useText();
  const format = useFormat();
  const { type, amount, redemption_day: day } = values;
  const payee = payeeOf(limits, values);
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
            name: text('redeem.account'),
            value: payee && <bdi>{payeeLabel(payee)}</bdi>,
            ...(payee?.paid_from && {
              note: text('redeem.paid_from', { until: format.instant(payee.paid_from) }),
            }),
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

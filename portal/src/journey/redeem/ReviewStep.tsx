import { estimateRedemption, moneyToWire, requestBy, type RedemptionEstimate } from '@quoin/rules';
import { Banner, Stack, TransferSummary, useFormat, type Transfer } from '@quoin/ui';
import { lastDigits } from '../../bank-account/bank-account-values';
import { useText } from '../../i18n';
import { getPayee, getTerms, type RedemptionLimits, type RedemptionValues } from './redemption-values';

interface ReviewStepProps {
  /** Name of the product. */
  name: string;
  limits: RedemptionLimits;
  values: RedemptionValues;
}

/** The transfer before it is requested: from, to, amount, payments by date, what stays invested, and its terms. */
export function ReviewStep({ name, limits, values }: ReviewStepProps) {
  const text = useText();
  const format = useFormat();
  const terms = useReviewTerms(limits, values);
  const { held, payoutTerms, schedule } = limits;
  const payee = getPayee(limits, values);
  const requested = getTerms(values, limits);
  const estimate =
    requested &&
    estimateRedemption(requested, { units: held.units, unitPrice: held.unit_price }, payoutTerms);
  const day = values.redemption_day;
  const whole = estimate ? moneyToWire(estimate.amount) : null;
  return (
    <Stack gap={6}>
      {!estimate && <Banner signal="warning">{text('redeem.estimate.not_covered')}</Banner>}
      <TransferSummary
        transfer={{
          from: name,
          to: payee && {
            bank: payee.name,
            digits: lastDigits(payee.number_masked),
            holder: payee.holder,
          },
          toNote: payee?.paid_from && text('redeem.paid_from', { until: format.instant(payee.paid_from) }),
          amount: values.type === 'full' ? whole : values.amount,
          estimated: values.type === 'full',
          ...getPayments(estimate),
        }}
        facts={[
          {
            name: text('redeem.day'),
            value: format.date(day),
            note: text('redeem.day.request_by', { date: format.date(requestBy(day, schedule)) }),
          },
        ]}
        terms={terms}
      />
    </Stack>
  );
}

const getPayments = (estimate: RedemptionEstimate | undefined): Pick<Transfer, 'payments' | 'remaining'> => ({
  payments: (estimate?.payouts ?? []).map(({ part, amount, by }) => ({
    part,
    amount: amount === null ? null : moneyToWire(amount),
    by,
  })),
  remaining: estimate && { amount: moneyToWire(estimate.worthLeft), units: estimate.unitsLeft },
});

function useReviewTerms(limits: RedemptionLimits, { type }: RedemptionValues): string[] {
  const text = useText();
  const format = useFormat();
  const { held, asOf, exitPolicy, payoutTerms } = limits;
  return [
    text(`redeem.review.price.${type}`, { price: format.price(held.unit_price), date: format.date(asOf) }),
    ...(payoutTerms.holdback === '0'
      ? []
      : [text('redeem.review.holdback', { share: format.percent(payoutTerms.holdback) })]),
    text('redeem.review.fees'),
    text('redeem.estimate.policy', { policy: exitPolicy }),
    text('redeem.review.cancel'),
  ];
}

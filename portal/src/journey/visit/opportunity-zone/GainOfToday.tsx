import { opportunityZoneDates, opportunityZoneTermsOn } from '@quoin/rules';
import { Heading, ProductFacts, Stack, useFormat } from '@quoin/ui';
import { useText } from '../../../i18n';

/** @param today YYYY-MM-DD in New York: date of the sale and of the investment */
export function GainOfToday({ today }: { today: string }) {
  const text = useText();
  const { date } = useFormat();
  const { reinvest_by, gain_taxed_on, reductions, gain_of_fund_free_from } = opportunityZoneDates(
    today,
    today,
  );
  const granted = opportunityZoneTermsOn(today).reductions;
  return (
    <Stack gap={4}>
      <Heading level={2} size="title">
        {text('visit.zone.today')}
      </Heading>
      <ProductFacts
        lines="between"
        facts={[
          { name: text('visit.zone.today.reinvest'), value: date(reinvest_by) },
          {
            name: text('visit.zone.today.deferred'),
            value: gain_taxed_on > today ? date(gain_taxed_on) : text('visit.zone.today.not_deferred'),
          },
          ...granted.map(({ years, reduction_bp }) => {
            const reached = reductions.find((one) => one.reduction_bp === reduction_bp);
            return {
              name: text('visit.zone.today.reduced', { percent: reduction_bp / 100 }),
              value: reached ? date(reached.on) : text('visit.zone.today.not_reduced'),
              note: reached ? undefined : text('visit.zone.today.not_reduced_why', { years }),
            };
          }),
          { name: text('visit.zone.today.untaxed'), value: date(gain_of_fund_free_from) },
        ]}
      />
    </Stack>
  );
}

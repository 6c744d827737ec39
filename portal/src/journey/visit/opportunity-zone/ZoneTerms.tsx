import type { OpportunityZoneTerms } from '@quoin/rules';
import { Card, Heading, ProductFacts, Stack, Text, useFormat } from '@quoin/ui';
import { useText } from '../../../i18n';

/** Benefits for investments from a given date on, with the citation of the law. */
export function ZoneTerms({ terms }: { terms: OpportunityZoneTerms }) {
  const text = useText();
  const { date } = useFormat();
  const { effective_from, reinvest_days, deferral, reductions, hold_years, citation } = terms;
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={3}>{text('visit.zone.from', { date: date(effective_from) })}</Heading>
        <ProductFacts
          facts={[
            {
              name: text('visit.zone.fact.reinvest'),
              value: text('visit.zone.fact.days', { days: reinvest_days }),
            },
            {
              name: text('visit.zone.fact.deferral'),
              value:
                deferral.kind === 'until'
                  ? text('visit.zone.fact.until', { date: date(deferral.date) })
                  : text('visit.zone.fact.for_years', { years: deferral.years }),
            },
            ...reductions.map(({ years, reduction_bp }) => ({
              name: text('visit.zone.fact.reduction'),
              value: text('visit.zone.fact.percent_after', { percent: reduction_bp / 100, years }),
            })),
            {
              name: text('visit.zone.fact.untaxed'),
              value: text('visit.zone.fact.none_after', { years: hold_years }),
            },
          ]}
        />
        <Text size="caption" tone="secondary">
          {text('visit.zone.source', { terms: citation })}
        </Text>
      </Stack>
    </Card>
  );
}

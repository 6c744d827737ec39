// Result of the calculator: figures, fees by year, and the formulas.
import type { FeeAssumptions, FeeProjection, FeeTerms } from '@quoin/rules';
import { Card, Disclosure, Figure, ProductFacts, Stack, Text, useFormat } from '@quoin/ui';
import { Note } from '../../../components/Note';
import { useText } from '../../../i18n';
import { FeeMath } from './FeeMath';
import { FeeYears } from './FeeYears';

export interface ProjectedFeesProps {
  terms: FeeTerms;
  assumptions: FeeAssumptions;
  projection: FeeProjection;
}

export function ProjectedFees(props: ProjectedFeesProps) {
  const { assumptions, projection } = props;
  const text = useText();
  const format = useFormat();
  return (
    <Card>
      <Stack gap={6}>
        <Text role="status" measure>
          {text('browse.fees.summary', {
            paid: format.money(projection.paidIn),
            received: format.money(projection.received),
            fees: format.money(projection.fees),
            years: assumptions.years,
          })}
        </Text>
        <ProductFacts
          lines="between"
          facts={[
            {
              name: text('browse.fees.at_funding'),
              value: <Figure kind="money" size="lead" value={projection.dueAtFunding} />,
            },
            {
              name: text('browse.fees.net_gain'),
              value: <Figure kind="money" size="lead" value={projection.netGain} change />,
            },
            {
              name: text('browse.fees.net_return'),
              value: <Figure kind="percent" size="lead" value={projection.netReturn} change />,
              note: text('browse.fees.before', { rate: format.percent(assumptions.grossReturn) }),
            },
            {
              name: text('browse.fees.all'),
              value: <Figure kind="money" size="lead" value={projection.fees} />,
            },
          ]}
        />
        <Disclosure summary={text('browse.fees.by_year')}>
          <FeeYears projection={projection} />
        </Disclosure>
        <Disclosure summary={text('browse.fees.math')}>
          <FeeMath {...props} />
        </Disclosure>
        <Note measure>{text('browse.fees.note')}</Note>
      </Stack>
    </Card>
  );
}

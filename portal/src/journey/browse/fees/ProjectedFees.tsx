// Result of the calculator: figures, fees by year, and the formulas.
import {
  moneyToWire,
  type FeeAssumptions,
  type FeeProjection,
  type FeeTerms,
  type FeeYear,
} from '@quoin/rules';
import {
  Card,
  Disclosure,
  Figure,
  ProductFacts,
  RecordTable,
  Stack,
  Text,
  useFormat,
  type RecordColumn,
} from '@quoin/ui';
import type { ReactNode } from 'react';
import { Note } from '../../../components/Note';
import { useText } from '../../../i18n';

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

type Amounts = Omit<FeeYear, 'year'>;
interface Row extends Amounts {
  key: string;
  name: string;
}

const AMOUNTS = [
  ['value', 'browse.fees.value'],
  ['subscription', 'browse.fee.subscription'],
  ['management', 'browse.fee.management'],
  ['performance', 'browse.fee.performance'],
  ['fees', 'browse.fees.of_year'],
] as const;

/** Fees by the year in which they are charged, with totals. */
function FeeYears({ projection }: { projection: FeeProjection }) {
  const text = useText();
  const columns: RecordColumn<Row>[] = [
    { key: 'year', header: text('browse.fees.year'), namesRow: true, cell: ({ name }) => name },
    ...AMOUNTS.map(([amount, header]) => ({
      key: amount,
      header: text(header),
      align: 'end' as const,
      cell: (row: Row) => <Figure kind="money" value={row[amount]} />,
    })),
  ];
  const { years, endValue, ...sums } = projection;
  const rows: Row[] = [
    ...years.map(({ year, ...amounts }) => ({
      key: String(year),
      name: text('browse.fees.year_named', { year }),
      ...amounts,
    })),
    { key: 'all', name: text('browse.fees.total'), value: endValue, ...sums },
  ];
  return (
    <RecordTable
      caption={text('browse.fees.by_year')}
      captionHidden
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
    />
  );
}

interface Step {
  name: string;
  formula: ReactNode;
  result: ReactNode;
}

/** The formula of each figure with its numbers. Only the names of figures need translation. */
function FeeMath(props: ProjectedFeesProps) {
  const text = useText();
  const steps = useSteps(props);
  const columns: RecordColumn<Step>[] = [
    { key: 'name', header: text('browse.fees.figure'), namesRow: true, cell: ({ name }) => name },
    { key: 'formula', header: text('browse.fees.formula'), phone: 'prose', cell: ({ formula }) => formula },
    { key: 'result', header: text('browse.fees.result'), align: 'end', cell: ({ result }) => result },
  ];
  return (
    <>
      <Text size="small" measure>
        {text(`browse.fees.rules.${props.terms.managementFeeCharge}`)}
      </Text>
      <RecordTable
        caption={text('browse.fees.math')}
        captionHidden
        columns={columns}
        rows={steps}
        rowKey={({ name }) => name}
      />
    </>
  );
}

function useSteps({ terms, assumptions, projection }: ProjectedFeesProps): Step[] {
  const text = useText();
  const { money, percent } = useFormat();
  const { years } = assumptions;
  const fromNav = terms.managementFeeCharge === 'from_nav';
  const amount = money(moneyToWire(assumptions.amount));
  const grown = (rate: string) => (
    <span>
      {amount} × (1 + {percent(rate)})<sup>{years}</sup>
    </span>
  );
  const result = (value: string) => <Figure kind="money" value={value} />;
  const { subscription, management, performance, endValue, hurdleValue, received, paidIn } = projection;
  return [
    {
      name: text('browse.fee.subscription'),
      formula: `${percent(terms.subscriptionFee)} × ${amount}`,
      result: result(subscription),
    },
    {
      name: text('browse.fee.management'),
      formula: `${percent(terms.managementFee)} × ${amount} × ${projection.managementYears}`,
      result: result(management),
    },
    {
      name: text('browse.fees.end_value'),
      formula: fromNav ? (
        <span>{text('browse.fees.end_value_rule', { rate: percent(assumptions.grossReturn) })}</span>
      ) : (
        grown(assumptions.grossReturn)
      ),
      result: result(endValue),
    },
    {
      name: text('browse.fees.hurdle'),
      formula: grown(terms.hurdleRate ?? '0'),
      result: result(hurdleValue),
    },
    {
      name: text('browse.fee.performance'),
      formula: `${percent(terms.performanceFee)} × max(0, ${money(endValue)} − ${money(hurdleValue)})`,
      result: result(performance),
    },
    {
      name: text('browse.fees.paid_in'),
      formula: [amount, money(subscription), ...(fromNav ? [] : [money(management)])].join(' + '),
      result: result(paidIn),
    },
    {
      name: text('browse.fees.received'),
      formula: `${money(endValue)} − ${money(performance)}`,
      result: result(received),
    },
    {
      name: text('browse.fees.net_gain'),
      formula: `${money(received)} − ${money(paidIn)}`,
      result: <Figure kind="money" value={projection.netGain} change />,
    },
    {
      name: text('browse.fees.net_multiple'),
      formula: `${money(received)} ÷ ${money(paidIn)}`,
      result: <Figure kind="units" digits={2} value={projection.netMultiple} />,
    },
    {
      name: text('browse.fees.net_return'),
      formula: text('browse.fees.net_return_rule'),
      result: <Figure kind="percent" value={projection.netReturn} change />,
    },
  ];
}

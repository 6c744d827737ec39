// The formula of each figure with its numbers. Only the names of figures need translation.
import { Figure, RecordTable, Text, useFormat, type RecordColumn } from '@quoin/ui';
import { moneyToWire } from '@quoin/rules';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n';
import type { ProjectedFeesProps } from './ProjectedFees';

interface Step {
  name: string;
  formula: ReactNode;
  result: ReactNode;
}

export function FeeMath(props: ProjectedFeesProps) {
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

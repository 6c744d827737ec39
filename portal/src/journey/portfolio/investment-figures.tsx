// The facts of an application, and the key figures of a valued investment.
import type { PerformanceFigure } from '@quoin/rules';
import { Figure, useFormat, useLockUp, type Fact, type KeyFigure, type LockUp } from '@quoin/ui';
import { useText } from '../../i18n';
import type { Investment } from './investment-on-card';

type OnShow = (figure: PerformanceFigure) => void;

const money = (value: string | null, change = false) => <Figure kind="money" value={value} change={change} />;

function useDates(investment: Investment): Fact[] {
  const text = useText();
  const format = useFormat();
  const { created_date, effective_date, target_effective_date, investment_period } = investment;
  return [
    { name: text('portfolio.fact.created'), value: format.date(created_date) },
    effective_date === null
      ? { name: text('portfolio.fact.target_effective'), value: format.date(target_effective_date) }
      : { name: text('portfolio.fact.effective'), value: format.date(effective_date) },
    ...(investment_period
      ? [{ name: text('portfolio.fact.period'), value: <Period of={investment_period} /> }]
      : []),
  ];
}

const Period = ({ of }: { of: LockUp }) => useLockUp(of);

/** Known before the first valuation. */
export function useFacts(investment: Investment): Fact[] {
  const text = useText();
  const dates = useDates(investment);
  return [
    { name: text('portfolio.fact.commitment'), value: money(investment.commitment) },
    ...(investment.fees_paid === '0.00'
      ? []
      : [{ name: text('portfolio.fact.fees_paid'), value: money(investment.fees_paid) }]),
    ...dates,
  ];
}

/** Each computed figure opens its math once: the large ones there, the terms of the equations in their group. */
export function useKeyFigures(investment: Investment, onShow: OnShow) {
  const text = useText();
  const dates = useDates(investment);
  const getMath = (figure: PerformanceFigure) => ({ math: { figure, onShow } });
  const { nav, net_gain_loss, rate_of_return, units, unit_price } = investment;
  const [worth, gain] = [text('portfolio.fact.nav'), text('portfolio.fact.net_gain_loss')];
  const lead: Fact[] = [
    { name: worth, value: money(nav), ...getMath('current_nav') },
    { name: gain, value: money(net_gain_loss, true), ...getMath('net_gain_loss') },
    {
      name: text('portfolio.fact.rate_of_return'),
      value: <Figure kind="percent" value={rate_of_return} change />,
      ...(rate_of_return !== null && getMath('rate_of_return')),
    },
  ];
  const getRareFigure = (
    name: 'withdrawn' | 'fees_paid',
    sign: NonNullable<KeyFigure['sign']>,
  ): readonly KeyFigure[] =>
    investment[name] === '0.00'
      ? []
      : [{ name: text(`portfolio.fact.${name}`), sign, value: money(investment[name]), ...getMath(name) }];
  const equation: KeyFigure[] = [
    { name: worth, value: money(nav) },
    {
      name: text('portfolio.fact.dividend'),
      sign: 'plus',
      value: money(investment.dividend),
      ...getMath('dividends_received'),
    },
    ...getRareFigure('withdrawn', 'plus'),
    {
      name: text('portfolio.fact.contribution'),
      sign: 'minus',
      value: money(investment.contribution),
      ...getMath('contribution'),
    },
    ...getRareFigure('fees_paid', 'minus'),
    { name: gain, sign: 'equals', value: money(net_gain_loss, true) },
  ];
  const value: KeyFigure[] = [
    { name: text('portfolio.fact.units'), value: <Figure kind="units" value={units} /> },
    {
      name: text('portfolio.fact.unit_price'),
      sign: 'times',
      value: <Figure kind="price" value={unit_price} />,
    },
    { name: worth, sign: 'equals', value: money(nav) },
  ];
  return {
    lead,
    groups: [
      { title: text('portfolio.figures.gain'), figures: equation },
      ...(units === null ? [] : [{ title: text('portfolio.figures.units'), figures: value }]),
      {
        title: text('portfolio.figures.terms'),
        figures: [{ name: text('portfolio.fact.commitment'), value: money(investment.commitment) }, ...dates],
      },
    ],
  };
}

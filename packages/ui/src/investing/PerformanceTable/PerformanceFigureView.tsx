// One figure of performance in its own unit: money, per cent, or a multiple.
import type { PerformanceFigure } from '@quoin/rules';
import { Figure, type FigureProps } from '../../foundations';
import { PerformanceTable as english } from '../../messages/en/performance';
import { useMessages } from '../../provider';
import { Multiple } from './PerformanceTable.styles';

interface Unit {
  kind: 'money' | 'percent' | 'multiple';
  /** A gain or a loss: with sign and arrow. */
  change?: true;
}

const UNITS: Readonly<Record<PerformanceFigure, Unit>> = {
  beginning_balance: { kind: 'money' },
  contribution: { kind: 'money' },
  dividends_received: { kind: 'money' },
  net_gain_loss: { kind: 'money', change: true },
  current_nav: { kind: 'money' },
  rate_of_return: { kind: 'percent', change: true },
  xirr: { kind: 'percent', change: true },
  tvpi: { kind: 'multiple' },
  dpi: { kind: 'multiple' },
  moic: { kind: 'multiple' },
};

export interface PerformanceFigureViewProps {
  figure: PerformanceFigure;
  value: string;
  size?: FigureProps['size'];
}

export function PerformanceFigureView({ figure, value, size }: PerformanceFigureViewProps) {
  const text = useMessages('PerformanceTable', english);
  const { kind, change } = UNITS[figure];
  if (kind !== 'multiple') return <Figure kind={kind} change={change} value={value} size={size} />;
  return (
    <Multiple>
      <Figure kind="units" digits={2} value={value} size={size} />
      <span data-part="unit">{text.multiple}</span>
    </Multiple>
  );
}

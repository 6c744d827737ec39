// One performance figure in its unit: money, percent, or a multiple.
import { PERFORMANCE_UNITS, type PerformanceFigure } from '@quoin/rules';
import { Figure, type FigureProps } from '../../foundations/Figure/Figure';
import { PerformanceTable as english } from '../../messages/en/performance';
import { useMessages } from '../../provider/quoin-context';
import { Multiple } from './PerformanceTable.styles';

/** Gains and losses, shown with sign and arrow. */
const CHANGES: readonly PerformanceFigure[] = ['net_gain_loss', 'rate_of_return', 'xirr'];

export interface PerformanceFigureViewProps {
  figure: PerformanceFigure;
  value: string;
  size?: FigureProps['size'] | undefined;
}

export function PerformanceFigureView({ figure, value, size }: PerformanceFigureViewProps) {
  const text = useMessages('PerformanceTable', english);
  const kind = PERFORMANCE_UNITS[figure];
  if (kind !== 'multiple')
    return <Figure kind={kind} change={CHANGES.includes(figure)} value={value} size={size} />;
  return (
    <Multiple>
      <Figure kind="units" digits={2} value={value} size={size} />
      <span data-part="unit">{text.multiple}</span>
    </Multiple>
  );
}

// The content of a cell: a figure, a figure that opens its math, a reason, or a dash.
import type { PerformanceFigure } from '@quoin/rules';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden';
import { PerformanceTable as english } from '../../messages/en/performance';
import { useMessages } from '../../provider/quoin-context';
import { FigureWithMath } from '../ShowTheMath/FigureWithMath';
import type { PerformanceTableProps } from './PerformanceTable';
import { PerformanceFigureView } from './PerformanceFigureView';
import type { PerformanceValue, PeriodPerformance } from './performance-columns';

interface FigureCellProps extends Pick<PerformanceTableProps, 'onShowMath'> {
  figure: PerformanceFigure;
  column: PeriodPerformance;
}

export function FigureCell({ figure, column, onShowMath }: FigureCellProps) {
  const text = useMessages('PerformanceTable', english);
  const value = column.gap ? undefined : column.figures[figure];
  if (value === undefined)
    return (
      <>
        <span data-part="none" aria-hidden>
          —
        </span>
        <VisuallyHidden>{text.noFigure}</VisuallyHidden>
      </>
    );
  return (
    <FigureWithMath
      figure={figure}
      period={column.period}
      onShowMath={onShowMath && ((asked) => onShowMath(asked, column.period))}
    >
      <Value figure={figure} value={value} />
    </FigureWithMath>
  );
}

function Value({ figure, value }: { figure: PerformanceFigure; value: PerformanceValue }) {
  const text = useMessages('PerformanceTable', english);
  if (typeof value === 'string') return <PerformanceFigureView figure={figure} value={value} />;
  return <span data-part="none">{text.undetermined[value.undetermined]}</span>;
}

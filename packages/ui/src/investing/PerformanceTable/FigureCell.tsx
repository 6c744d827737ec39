// The content of a cell: a figure, a figure that opens its math, a named reason, or a dash.
import type { PerformanceFigure } from '@quoin/rules';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden';
import { PerformanceTable as english } from '../../messages/en/performance';
import { performanceFigure, performancePeriod } from '../../messages/en/terms';
import { useMessages } from '../../provider/quoin-context';
import { useTermsOf } from '../../provider/use-terms';
import type { PerformanceTableProps } from './PerformanceTable';
import { PerformanceFigureView } from './PerformanceFigureView';
import type { PerformanceValue, PeriodPerformance } from './performance-columns';
import { MathButton } from './PerformanceTable.styles';

interface FigureCellProps extends Pick<PerformanceTableProps, 'onShowMath'> {
  figure: PerformanceFigure;
  column: PeriodPerformance;
}

export function FigureCell({ figure, column, onShowMath }: FigureCellProps) {
  const text = useMessages('PerformanceTable', english);
  const figureNames = useTermsOf('performanceFigure', performanceFigure);
  const periodNames = useTermsOf('performancePeriod', performancePeriod);
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
  if (!onShowMath) return <Value figure={figure} value={value} />;
  return (
    <MathButton type="button" data-part="math" onClick={() => onShowMath(figure, column.period)}>
      <VisuallyHidden>
        {`${text.showMath}, ${figureNames[figure]}, ${periodNames[column.period]}: `}
      </VisuallyHidden>
      <Value figure={figure} value={value} />
    </MathButton>
  );
}

function Value({ figure, value }: { figure: PerformanceFigure; value: PerformanceValue }) {
  const text = useMessages('PerformanceTable', english);
  if (typeof value === 'string') return <PerformanceFigureView figure={figure} value={value} />;
  return <span data-part="none">{text.undetermined[value.undetermined]}</span>;
}

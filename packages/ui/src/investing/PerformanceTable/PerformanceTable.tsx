import { PERFORMANCE_PERIODS, type PerformanceFigure, type PerformancePeriod } from '@quoin/rules';
import { forwardRef, useId, type HTMLAttributes, type ReactNode } from 'react';
import { useControllable } from '../../behaviour/use-controllable';
import { warnInDevelopment } from '../../behaviour/warn-in-development';
import { Select } from '../../controls/Select/Select';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden';
import { useFormat } from '../../foundations/format/use-format';
import { PerformanceTable as english } from '../../messages/en/performance';
import { performanceFigure, performancePeriod } from '../../messages/en/terms';
import { useMessages } from '../../provider/quoin-context';
import { useNamedTerms } from '../../provider/use-terms';
import { FigureWithMath } from '../ShowTheMath/FigureWithMath';
import { PerformanceFigureView } from './PerformanceFigureView';
import { Gaps, Table, View } from './PerformanceTable.styles';
import { getFigures, type PerformanceValue, type PeriodPerformance } from './performance-columns';

export interface PerformanceTableProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onChange'> {
  /** One column per period, in display order. */
  performance: readonly PeriodPerformance[];
  /** YYYY-MM-DD: the date of the last valuation; null before the first. */
  asOf: string | null;
  /** The period shown in a narrow container; a wide one shows all periods. Default: the first. */
  period?: PerformancePeriod | undefined;
  /** Initially selected period. */
  defaultPeriod?: PerformancePeriod | undefined;
  /** Called with the selected period. */
  onPeriodChange?: ((period: PerformancePeriod) => void) | undefined;
  /** Makes every figure a button that opens its math. */
  onShowMath?: ((figure: PerformanceFigure, period: PerformancePeriod) => void) | undefined;
}

/**
 * The performance of an investment per period, as of the last valuation; a period without figures shows the reason.
 * Forwards the ref and other attributes to the root `<div>` around the table.
 */
export const PerformanceTable = forwardRef<HTMLDivElement, PerformanceTableProps>(function PerformanceTable(
  { performance, asOf, period, defaultPeriod, onPeriodChange, onShowMath, ...rest },
  ref,
) {
  const text = useMessages('PerformanceTable', english);
  const periodNames = useNamedTerms('performancePeriod', performancePeriod);
  const figureNames = useNamedTerms('performanceFigure', performanceFigure);
  const format = useFormat();
  const id = useId();
  const [chosen, choose] = useControllable({
    value: period,
    defaultValue: defaultPeriod ?? performance[0]?.period ?? 'inception_to_date',
    onChange: onPeriodChange,
  });
  const shown = performance.some((column) => column.period === chosen) ? chosen : performance[0]?.period;
  const figures = getFigures(performance);
  // Without figures there is nothing to compare, so there are no columns.
  const columns = figures.length > 0 ? performance : [];
  const gapId = (of: PerformancePeriod) => `${id}-${of}`;
  warnAboutRepeatedPeriods(performance);

  const cells = (content: (column: PeriodPerformance) => ReactNode) =>
    columns.map((column) => (
      <td
        key={column.period}
        data-period={column.period}
        data-shown={column.period === shown ? '' : undefined}
        aria-describedby={column.gap && gapId(column.period)}
      >
        {content(column)}
      </td>
    ));

  return (
    <View ref={ref} data-quoin="PerformanceTable" {...rest}>
      {columns.length > 1 && (
        <div data-part="period">
          <Select
            label={text.period}
            placeholder={null}
            value={shown}
            options={columns.map((column) => ({
              value: column.period,
              label: periodNames[column.period],
            }))}
            onChange={(next) => {
              const found = PERFORMANCE_PERIODS.find((one) => one === next);
              if (found) choose(found);
            }}
          />
        </div>
      )}
      <Table>
        <caption>
          <span data-part="name">{text.caption}</span>
          {asOf && <span data-part="as-of">{text.asOf(format.date(asOf))}</span>}
        </caption>
        <thead>
          <tr>
            <th scope="col">{text.figure}</th>
            {columns.map((column) => (
              <th
                key={column.period}
                scope="col"
                data-period={column.period}
                data-shown={column.period === shown ? '' : undefined}
              >
                {periodNames[column.period]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.length === 0 && (
            <tr>
              <td data-part="empty">{text.empty}</td>
            </tr>
          )}
          {figures.length > 0 && (
            <tr data-row="since">
              <th scope="row">{text.since}</th>
              {cells((column) => (column.gap ? '—' : format.date(column.from, 'short')))}
            </tr>
          )}
          {figures.map((figure) => (
            <tr key={figure} data-row={figure}>
              <th scope="row">{figureNames[figure]}</th>
              {cells((column) => (
                <FigureCell figure={figure} column={column} onShowMath={onShowMath} />
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <GapList performance={performance} gapId={gapId} />
    </View>
  );
});

interface GapListProps {
  performance: readonly PeriodPerformance[];
  gapId: (period: PerformancePeriod) => string;
}

function GapList({ performance, gapId }: GapListProps) {
  const text = useMessages('PerformanceTable', english);
  const periodNames = useNamedTerms('performancePeriod', performancePeriod);
  if (!performance.some(({ gap }) => gap)) return null;
  return (
    <Gaps aria-label={text.gapsTitle}>
      {performance.map(
        ({ period, gap }) =>
          gap && (
            <div key={period}>
              <dt>{periodNames[period]}</dt>
              <dd id={gapId(period)}>{text.gaps[gap]}</dd>
            </div>
          ),
      )}
    </Gaps>
  );
}

function warnAboutRepeatedPeriods(performance: readonly PeriodPerformance[]) {
  const periods = performance.map(({ period }) => period);
  const repeated = periods.find((period, index) => periods.indexOf(period) !== index);
  if (repeated)
    warnInDevelopment(
      'PerformanceTable',
      () => `the period "${repeated}" comes twice. Give each period one column.`,
    );
}

interface FigureCellProps extends Pick<PerformanceTableProps, 'onShowMath'> {
  figure: PerformanceFigure;
  column: PeriodPerformance;
}

/** The content of a cell: a figure, a figure that opens its math, a reason, or a dash. */
function FigureCell({ figure, column, onShowMath }: FigureCellProps) {
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
      onShowMath={onShowMath && ((requested) => onShowMath(requested, column.period))}
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

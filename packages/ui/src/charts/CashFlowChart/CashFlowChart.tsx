import { forwardRef, useCallback, useMemo, type ReactNode } from 'react';
import { Figure } from '../../foundations/Figure/Figure';
import { Text } from '../../foundations/Text/Text';
import { useFormat } from '../../foundations/format/use-format';
import { figureColumn, RecordTable, type RecordColumn } from '../../investing/RecordTable/RecordTable';
import { CashFlowChart as english, ChartFrame as frameEnglish } from '../../messages/en/charts';
import { useLocale, useMessages } from '../../provider/quoin-context';
import { ChartFrame, type ChartProps } from '../ChartFrame/ChartFrame';
import { Drawing } from '../Drawing/Drawing';
import type { Palette } from '../Drawing/palette';
import type { Plot } from '../Drawing/plot';
import { AxisLabels } from '../PlotReader/AxisLabels';
import { PlotReader, useReading } from '../PlotReader/PlotReader';
import { SeriesKey, type KeyEntry } from '../SeriesKey/SeriesKey';
import { CASH_FLOW_SERIES, cashFlowPicture } from './cash-flow-picture';
import {
  flowsByPeriod,
  hasValues,
  netCashFlows,
  periodName,
  sumFlows,
  type CashFlow,
  type NetCashFlow,
  type PeriodFlows,
} from './cash-flows';

export interface CashFlowChartProps extends ChartProps {
  /** One row per year or quarter, in chronological order; expected flows are last, those of the current period too. */
  flows: readonly CashFlow[];
}

/**
 * Contributions and distributions per period, both past and expected, with the value at the end of each period if it is
 * known. Forwards the ref and other attributes to the root, a `figure`.
 */
export const CashFlowChart = forwardRef<HTMLDivElement, CashFlowChartProps>(function CashFlowChart(
  { flows: given, title, ...rest },
  ref,
) {
  const text = useMessages('CashFlowChart', english);
  const frame = useMessages('ChartFrame', frameEnglish);
  const format = useFormat();
  const locale = useLocale();
  const rows = useMemo(() => netCashFlows(given), [given]);
  const flows = useMemo(() => flowsByPeriod(rows), [rows]);
  const points = useMemo(() => flows.map((_, index) => ({ at: (index + 0.5) / flows.length })), [flows]);
  const { chosen, shown, read } = useReading(
    points,
    flows.findLastIndex(({ happened }) => happened),
  );
  const picture = useCallback((palette: Palette) => cashFlowPicture(flows, locale, palette), [flows, locale]);
  const name = title ?? text.title;
  const getPlainName = ({ period }: Pick<CashFlow, 'period'>) => periodName(period, text);
  const getName = (flow: PeriodFlows) => {
    if (!flow.expected) return getPlainName(flow);
    return flow.happened ? text.partlyExpected(getPlainName(flow)) : text.expected(getPlainName(flow));
  };
  const range = (first: CashFlow, last: CashFlow) =>
    first === last ? getPlainName(first) : frame.range(getPlainName(first), getPlainName(last));

  const at = flows[shown];
  const place = at ? getName(at) : '';
  const bars = (id: 'contribution' | 'distribution'): KeyEntry => ({
    id,
    name: text[id],
    value: at?.[id],
    mark: 'bar',
    series: CASH_FLOW_SERIES[id],
  });
  const entries: KeyEntry[] = [
    bars('contribution'),
    bars('distribution'),
    hasValues(flows)
      ? {
          id: 'value',
          name: text.value,
          value: at?.value ?? null,
          mark: 'dotted',
          series: CASH_FLOW_SERIES.value,
        }
      : { id: 'net', name: text.net, value: at?.net, mark: 'dotted', change: true },
  ];
  const announcement = frame.reading(
    place,
    entries.map((entry) =>
      frame.figureOf(entry.name, format.money(entry.value, { sign: entry.change ? 'change' : 'negative' })),
    ),
  );
  const key: KeyEntry[] = flows.some(({ expected }) => expected)
    ? [...entries, { id: 'expected', name: text.expectedKey, mark: 'hatched' }]
    : entries;

  return (
    <ChartFrame
      rootRef={ref}
      data-quoin="CashFlowChart"
      {...rest}
      title={name}
      summary={getSummary(rows, range, getPlainName, text, frame, format)}
      empty={{ title: text.emptyTitle, text: text.empty }}
      rows={flows.length}
      table={<CashFlowTable caption={name} flows={flows} getName={getName} />}
      chart={(onFail) => (
        <>
          <SeriesKey place={place} entries={key} />
          <Drawing picture={picture} onFail={onFail}>
            {(drawn) => {
              const plot = withHalfBars(drawn, flows.length);
              return (
                <>
                  <AxisLabels plot={plot} labels={periodLabels(flows, plot.width, getPlainName)} />
                  <PlotReader {...{ plot, points, chosen, shown, announcement }} chart={name} onRead={read} />
                </>
              );
            }}
          </Drawing>
        </>
      )}
    />
  );
});

/** The plot of apexcharts starts in the middle of the first bar and ends in the middle of the last. */
function withHalfBars(plot: Plot, bars: number): Plot {
  if (bars < 2) return plot;
  const each = plot.width / (bars - 1);
  return { ...plot, left: plot.left - each / 2, width: plot.width + each };
}

/** Width in pixels of a character of a label, and of the gap to the next label. */
const LETTER_WIDTH = 7;
const GAP = 12;

/** As many labels as fit, evenly spaced. */
function periodLabels(
  flows: readonly PeriodFlows[],
  width: number,
  getName: (flow: PeriodFlows) => string,
): { at: number; text: string }[] {
  const labels = flows.map((flow, index) => ({ at: (index + 0.5) / flows.length, text: getName(flow) }));
  const longest = Math.max(...labels.map(({ text }) => getWidth(text)));
  const each = Math.max(1, Math.ceil((longest + GAP) / (width / flows.length)));
  return labels.filter((_, index) => index % each === 0);
}

/** A Chinese character is twice as wide as a digit. */
const getWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0x2e7f ? 2 : 1), 0) * LETTER_WIDTH;

function getSummary(
  flows: readonly NetCashFlow[],
  range: (first: CashFlow, last: CashFlow) => string,
  getName: (flow: CashFlow) => string,
  text: typeof english,
  frame: typeof frameEnglish,
  format: ReturnType<typeof useFormat>,
): string | undefined {
  const past = sumFlows(flows.filter(({ expected }) => !expected));
  const ahead = sumFlows(flows.filter(({ expected }) => expected));
  const sentences: string[] = [];
  if (past) {
    const { first, last, contribution, distribution, net, fees, mostPaidIn, mostReceived } = past;
    sentences.push(
      text.so(
        range(first, last),
        format.money(contribution),
        format.money(distribution),
        format.money(net, { sign: 'change' }),
      ),
    );
    if (Number(fees) !== 0) sentences.push(text.fees(format.money(fees)));
    // An amount of zero was paid in no period.
    if (first !== last && Number(contribution) !== 0)
      sentences.push(text.mostPaidIn(format.money(mostPaidIn.contribution), getName(mostPaidIn)));
    if (first !== last && Number(distribution) !== 0)
      sentences.push(text.mostReceived(format.money(mostReceived.distribution), getName(mostReceived)));
    const valued = flows.findLast(({ expected, value }) => !expected && value);
    if (valued) sentences.push(text.worth(format.money(valued.value), getName(valued)));
  }
  if (ahead)
    sentences.push(
      text.ahead(
        range(ahead.first, ahead.last),
        format.money(ahead.contribution),
        format.money(ahead.distribution),
      ),
    );
  return sentences.length > 0 ? frame.sentences(sentences) : undefined;
}

interface CashFlowTableProps {
  caption: string;
  flows: readonly PeriodFlows[];
  getName: (flow: PeriodFlows) => string;
}

function CashFlowTable({ caption, flows, getName }: CashFlowTableProps) {
  const text = useMessages('CashFlowChart', english);
  const format = useFormat();
  const cell =
    (figure: 'contribution' | 'distribution') =>
    ({ happened, expected, ...whole }: PeriodFlows): ReactNode => (
      <>
        <Figure kind="money" value={whole[figure]} />
        {happened && Number(expected?.[figure] ?? 0) !== 0 && (
          <Text as="div" size="caption" tone="secondary">
            {text.ofWhichExpected(format.money(expected?.[figure]))}
          </Text>
        )}
      </>
    );
  const columns: RecordColumn<PeriodFlows>[] = [
    { key: 'period', header: text.period, namesRow: true, cell: getName },
    figureColumn('contribution', text.contribution, cell('contribution')),
    figureColumn('distribution', text.distribution, cell('distribution')),
    figureColumn('net', text.net, ({ net }) => <Figure kind="money" value={net} change />),
  ];
  if (hasValues(flows))
    columns.push(figureColumn('value', text.value, ({ value }) => <Figure kind="money" value={value} />));
  return (
    <RecordTable caption={caption} captionHidden columns={columns} rows={flows} rowKey={({ key }) => key} />
  );
}

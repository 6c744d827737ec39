import type { Palette } from '../Drawing/palette';
import type { Picture } from '../Drawing/plot';
import { silentAxis, valueAxis, valueScale } from '../value-axis';
import { hasValues, type NetCashFlow, type PeriodFlows } from './cash-flows';

/** Palette index of each series: contributions and values have the same colour as in the NAV chart. */
export const CASH_FLOW_SERIES = { value: 1, contribution: 2, distribution: 3 } as const;

const HATCH_SIZE = 7;
/** Up to this many periods, bars of the usual width would be too wide. */
const MAX_WIDE_BARS = 3;

/**
 * Contributions are drawn below the zero line, distributions above it. The line is the value at the end of each period, or
 * the net amount if no value is known.
 */
export function cashFlowPicture(flows: readonly PeriodFlows[], locale: string, palette: Palette): Picture {
  const down = ({ contribution }: Pick<NetCashFlow, 'contribution'>) => -Number(contribution);
  const getUpwardFlow = ({ distribution }: Pick<NetCashFlow, 'distribution'>) => Number(distribution);
  const valued = hasValues(flows);
  const line = flows.map(({ net, value }) => {
    const figure = valued ? value : net;
    return figure ? Number(figure) : null;
  });
  const lineColour = valued ? palette.series[CASH_FLOW_SERIES.value] : palette.text;
  const bars = (height: (flow: NetCashFlow) => number, part: 'happened' | 'expected') =>
    flows.map(({ [part]: flow }) => (flow && height(flow)) || null);
  const scale = valueScale([
    ...flows.map(down),
    ...flows.map(getUpwardFlow),
    ...line.filter((at) => at !== null),
    0,
  ]);
  const { yaxis, annotations } = valueAxis(scale, locale, palette);
  const colours = [
    palette.series[CASH_FLOW_SERIES.contribution],
    palette.series[CASH_FLOW_SERIES.distribution],
  ];
  return {
    type: 'line',
    series: [
      { name: 'paid in', type: 'bar', data: bars(down, 'happened') },
      { name: 'received', type: 'bar', data: bars(getUpwardFlow, 'happened') },
      { name: 'to pay in', type: 'bar', data: bars(down, 'expected') },
      { name: 'to receive', type: 'bar', data: bars(getUpwardFlow, 'expected') },
      { name: valued ? 'value' : 'net', type: 'line', data: line },
    ],
    options: {
      chart: { stacked: true },
      colors: [...colours, ...colours, lineColour],
      plotOptions: { bar: { columnWidth: flows.length > MAX_WIDE_BARS ? '56%' : '32%', borderRadius: 0 } },
      fill: {
        type: ['solid', 'solid', 'pattern', 'pattern', 'solid'],
        opacity: 1,
        pattern: { style: 'slantedLines', width: HATCH_SIZE, height: HATCH_SIZE, strokeWidth: 1.5 },
      },
      stroke: { width: [1, 1, 1, 1, 2], curve: 'straight', colors: [...colours, ...colours, lineColour] },
      markers: {
        size: [0, 0, 0, 0, 4],
        colors: [lineColour],
        strokeColors: palette.surface,
        strokeWidth: 1.5,
        hover: { sizeOffset: 0 },
        discrete: flows.flatMap(({ expected }, dataPointIndex) =>
          expected
            ? [
                {
                  seriesIndex: 4,
                  dataPointIndex,
                  size: 4,
                  fillColor: palette.surface,
                  strokeColor: lineColour,
                },
              ]
            : [],
        ),
      },
      xaxis: {
        ...silentAxis(scale, palette),
        type: 'category',
        categories: flows.map((_, index) => String(index)),
      },
      yaxis,
      annotations,
    },
  };
}

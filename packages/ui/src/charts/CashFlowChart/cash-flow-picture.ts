import type { Palette } from '../Drawing/palette';
import type { Picture } from '../Drawing/plot';
import { silentAxis, valueAxis, valueScale } from '../value-axis';
import type { NetCashFlow, PeriodFlows } from './cash-flows';

/** Palette index of each series: contributions have the same colour as in the NAV chart. */
export const CASH_FLOW_SERIES = { contribution: 2, distribution: 3 } as const;

const HATCH = 7;
/** Up to this many periods, bars of the usual width would be too wide. */
const FEW = 3;

/** Contributions are drawn below the zero line, distributions above it, and the net amount as a line. */
export function cashFlowPicture(flows: readonly PeriodFlows[], locale: string, palette: Palette): Picture {
  const down = ({ contribution }: Pick<NetCashFlow, 'contribution'>) => -Number(contribution);
  const up = ({ distribution }: Pick<NetCashFlow, 'distribution'>) => Number(distribution);
  const net = flows.map((flow) => Number(flow.net));
  const bars = (height: (flow: NetCashFlow) => number, part: 'happened' | 'expected') =>
    flows.map(({ [part]: flow }) => (flow && height(flow)) || null);
  const scale = valueScale([...flows.map(down), ...flows.map(up), ...net, 0]);
  const { yaxis, annotations } = valueAxis(scale, locale, palette);
  const colours = [
    palette.series[CASH_FLOW_SERIES.contribution],
    palette.series[CASH_FLOW_SERIES.distribution],
  ];
  return {
    type: 'line',
    series: [
      { name: 'paid in', type: 'bar', data: bars(down, 'happened') },
      { name: 'received', type: 'bar', data: bars(up, 'happened') },
      { name: 'to pay in', type: 'bar', data: bars(down, 'expected') },
      { name: 'to receive', type: 'bar', data: bars(up, 'expected') },
      { name: 'net', type: 'line', data: net },
    ],
    options: {
      chart: { stacked: true },
      colors: [...colours, ...colours, palette.text],
      plotOptions: { bar: { columnWidth: flows.length > FEW ? '56%' : '32%', borderRadius: 0 } },
      fill: {
        type: ['solid', 'solid', 'pattern', 'pattern', 'solid'],
        opacity: 1,
        pattern: { style: 'slantedLines', width: HATCH, height: HATCH, strokeWidth: 1.5 },
      },
      stroke: { width: [1, 1, 1, 1, 2], curve: 'straight', colors: [...colours, ...colours, palette.text] },
      markers: {
        size: [0, 0, 0, 0, 4],
        colors: [palette.text],
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
                  strokeColor: palette.text,
                },
              ]
            : [],
        ),
      },
      xaxis: {
        ...silentAxis(scale, palette),
        type: 'category',
        categories: flows.map((_, place) => String(place)),
      },
      yaxis,
      annotations,
    },
  };
}

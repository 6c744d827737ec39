import type { ApexOptions } from 'apexcharts';
import type { Palette } from '../Drawing/palette';
import type { Picture } from '../Drawing/plot';
import { silentAxis, valueAxis, valueScale } from '../value-axis';
import type { NavEvent, NavEventType, NavValuation } from './nav-points';
import { getTime, type TimeSpan } from './time-axis';

/** Each type of event has its own shape. */
export const EVENT_MARKS = {
  capital_call: { mark: 'triangle', series: 2 },
  distribution: { mark: 'diamond', series: 3 },
  redemption: { mark: 'square', series: 4 },
  funding_round: { mark: 'star', series: 3 },
} as const satisfies Record<NavEventType, unknown>;

/** Up to this many valuations, each is marked on the line. */
const MAX_MARKED_POINTS = 24;

export function navPicture(
  valuations: readonly NavValuation[],
  events: readonly NavEvent[],
  span: TimeSpan,
  locale: string,
  palette: Palette,
): Picture {
  const points = (getFigure: (valuation: NavValuation) => string | null | undefined) =>
    valuations.flatMap((valuation) => {
      const figure = getFigure(valuation);
      return figure ? [[getTime(valuation.date), Number(figure)] as [number, number]] : [];
    });
  const nav = points((valuation) => valuation.nav);
  const paidIn = points((valuation) => valuation.contribution);
  const scale = valueScale([...nav, ...paidIn].map(([, amount]) => amount));
  const { yaxis, annotations } = valueAxis(scale, locale, palette);
  const size = nav.length > MAX_MARKED_POINTS ? 0 : 4;
  return {
    type: 'line',
    series: [
      // Later series are drawn over earlier ones.
      { name: 'contribution', data: paidIn },
      { name: 'nav', data: nav },
    ],
    options: {
      colors: [palette.series[2], palette.series[1]],
      stroke: { width: [2, 2.5], curve: ['stepline', 'straight'], dashArray: [5, 0] },
      markers: {
        size: [paidIn.length === 1 ? size : 0, size],
        strokeColors: palette.surface,
        strokeWidth: 1.5,
        hover: { sizeOffset: 0 },
      },
      xaxis: { ...silentAxis(scale, palette), type: 'numeric', min: span.from, max: span.to, tickAmount: 1 },
      yaxis,
      annotations: { ...annotations, points: events.map((event) => eventMark(event, nav, span, palette)) },
    },
  };
}

type PointAnnotation = NonNullable<NonNullable<ApexOptions['annotations']>['points']>[number];

/** Puts the mark of an event on the line, at the value interpolated for its day. */
function eventMark(
  { date, type }: NavEvent,
  nav: readonly [number, number][],
  span: TimeSpan,
  palette: Palette,
): PointAnnotation {
  const { mark, series } = EVENT_MARKS[type];
  const time = Math.min(Math.max(getTime(date), span.from), span.to);
  return {
    x: time,
    y: interpolateNav(nav, time),
    marker: {
      size: 7,
      shape: mark,
      fillColor: palette.series[series],
      strokeColor: palette.surface,
      strokeWidth: 1.5,
    },
  };
}

function interpolateNav(nav: readonly [number, number][], time: number): number {
  const next = nav.findIndex(([at]) => at >= time);
  const [after, before] = [nav[next] ?? nav.at(-1), nav[next - 1]];
  if (!after) return 0;
  if (!before || after[0] === before[0]) return after[1];
  return before[1] + ((after[1] - before[1]) * (time - before[0])) / (after[0] - before[0]);
}

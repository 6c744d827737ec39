// The time axis: positions of days, and the labels.
import { formatDate } from '../../foundations/format/dates';
import type { AxisLabel } from '../PlotReader/AxisLabels';

const DAY = 86_400_000;

export interface TimeSpan {
  /** Milliseconds, midnight UTC. */
  from: number;
  to: number;
  /** The day of the only valuation. */
  only?: number | undefined;
}

export const getTime = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** Never empty: a single day gets a day of space on both sides. */
export function getSpan(dates: readonly string[]): TimeSpan {
  const times = dates.map(getTime);
  const [from, to] = [Math.min(...times), Math.max(...times)];
  return from < to ? { from, to } : { from: from - DAY, to: to + DAY, only: from };
}

export const placeIn = ({ from, to }: TimeSpan, time: number): number => (time - from) / (to - from);

/** Months from one label to the next. */
const STEPS = [1, 3, 6, 12, 24, 60, 120];
const MONTHS_IN_YEAR = 12;

/** Width in pixels of a label with its gap: a year, or a month with its year. */
const getWidth = (step: number): number => (step < MONTHS_IN_YEAR ? 76 : 50);

/** Round months or years, as many as fit; if not even two fit, the first and the last day. */
export function timeLabels(span: TimeSpan, width: number, locale: string): AxisLabel[] {
  if (span.only !== undefined) return getEnds(span, locale);
  const ticks =
    STEPS.map((step) => ({ room: Math.floor(width / getWidth(step)), ticks: getTicks(span, step) })).find(
      ({ room, ticks: some }) => some.length <= room,
    )?.ticks ?? [];
  if (ticks.length < 2) return getEnds(span, locale);
  const yearly = ticks.every((time) => new Date(time).getUTCMonth() === 0);
  return ticks.map((time) => ({ at: placeIn(span, time), text: monthName(time, yearly, locale) }));
}

function getTicks({ from, to }: TimeSpan, step: number): number[] {
  const start = new Date(from);
  const first = start.getUTCFullYear() * MONTHS_IN_YEAR + start.getUTCMonth();
  const ticks: number[] = [];
  for (let month = Math.floor(first / step) * step; ; month += step) {
    const time = Date.UTC(Math.floor(month / MONTHS_IN_YEAR), month % MONTHS_IN_YEAR, 1);
    if (time > to) return ticks;
    if (time >= from) ticks.push(time);
  }
}

/** A span of a single day has one label in the middle. */
const getEnds = (span: TimeSpan, locale: string): AxisLabel[] =>
  (span.only === undefined ? [span.from, span.to] : [span.only]).map((time) => ({
    at: placeIn(span, time),
    text: formatDate(new Date(time).toISOString().slice(0, 10), locale, 'short'),
  }));

const formatters = /* @__PURE__ */ new Map<string, Intl.DateTimeFormat>();

function monthName(time: number, yearly: boolean, locale: string): string {
  const key = `${locale} ${yearly}`;
  const known = formatters.get(key);
  const made =
    known ??
    new Intl.DateTimeFormat(locale === 'en' ? 'en-US' : locale, {
      timeZone: 'UTC',
      year: 'numeric',
      month: yearly ? undefined : 'short',
    });
  if (!known) formatters.set(key, made);
  return made.format(time);
}

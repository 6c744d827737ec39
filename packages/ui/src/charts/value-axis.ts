// The value axis: round ticks and their labels. Floats are precise enough for tick positions.
import type { ApexOptions } from 'apexcharts';
import type { Palette } from './Drawing/palette';

export interface ValueScale {
  min: number;
  max: number;
  /** Number of steps between ticks. */
  ticks: number;
}

const WANTED_TICKS = 4;
const ROUND_STEPS = [1, 2, 2.5, 5, 10];

/** Round ticks around all values, at most one step above and below them. */
export function valueScale(values: readonly number[]): ValueScale {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  // If all values are equal, the axis spans from zero to that value.
  const span = high - low || Math.abs(high) || 1;
  const step = roundStep(span / WANTED_TICKS);
  const bottom = Math.floor((high === low ? Math.min(0, low) : low) / step) * step;
  // Leaves space below, because a line along the axis would be invisible.
  const min = bottom === low && bottom !== 0 ? bottom - step : bottom;
  const max = Math.max(Math.ceil((high === low ? Math.max(0, high) : high) / step) * step, min + step);
  return { min, max, ticks: Math.round((max - min) / step) };
}

function roundStep(min: number): number {
  const power = 10 ** Math.floor(Math.log10(min));
  const round = ROUND_STEPS.find((step) => step * power >= min * (1 - 1e-9));
  return (round ?? 10) * power;
}

/** Larger amounts use scientific notation, because there is no short word for them. */
const MAX_COMPACT = 1e15;

const formatters = /* @__PURE__ */ new Map<string, Intl.NumberFormat>();

function formatter(locale: string, notation: 'compact' | 'scientific'): Intl.NumberFormat {
  const key = `${locale} ${notation}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale === 'en' ? 'en-US' : locale, {
    style: 'currency',
    currency: 'USD',
    notation,
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
  });
  formatters.set(key, made);
  return made;
}

/** Formats an amount compactly: `$112.5K`, `−$2M`, `US$11万`. */
export function axisMoney(amount: number, locale: string): string {
  const notation = Math.abs(amount) < MAX_COMPACT ? 'compact' : 'scientific';
  // A tick at zero may be -0.
  const shown = Object.is(amount, -0) ? 0 : amount;
  return formatter(locale, notation).format(shown).replace('-', '\u2212');
}

/** apexcharts draws the ticks of the scale; the zero line is emphasised if there are figures on both sides of it. */
export function valueAxis(
  { min, max, ticks }: ValueScale,
  locale: string,
  palette: Palette,
): Pick<ApexOptions, 'yaxis' | 'annotations'> {
  const step = (max - min) / ticks;
  return {
    yaxis: {
      min,
      max,
      tickAmount: ticks,
      labels: {
        minWidth: 0,
        maxWidth: 120,
        style: { fontSize: '12px', colors: palette.label },
        formatter: (value) => axisMoney(Math.abs(value) < step / 1e6 ? 0 : value, locale),
      },
    },
    annotations: {
      yaxis: min < 0 ? [{ y: 0, borderColor: palette.axis, strokeDashArray: 0 }] : [],
    },
  };
}

/** An axis without labels: `AxisLabels` renders them. */
export const silentAxis = ({ min }: ValueScale, palette: Palette): NonNullable<ApexOptions['xaxis']> => ({
  labels: { show: false },
  axisTicks: { show: false },
  // With negative values, the zero line is the axis.
  axisBorder: { show: min >= 0, color: palette.axis },
  crosshairs: { show: false },
  tooltip: { enabled: false },
});

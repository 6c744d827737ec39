// The colours of a drawing, as values, because SVG attributes cannot contain CSS variables.
import { colours } from '../../tokens';

export const SERIES = [1, 2, 3, 4, 5, 6, 7] as const;
/** Index of a colour in the palette. */
export type SeriesNumber = (typeof SERIES)[number];

export type ShownTheme = keyof typeof colours | 'forced';

export interface Palette {
  name: ShownTheme;
  series: Record<SeriesNumber, string>;
  /** Text colour that is readable on each series. */
  onSeries: Record<SeriesNumber, string>;
  surface: string;
  grid: string;
  axis: string;
  text: string;
  label: string;
}

const bySeries = (getColour: (series: SeriesNumber) => string): Record<SeriesNumber, string> => ({
  1: getColour(1),
  2: getColour(2),
  3: getColour(3),
  4: getColour(4),
  5: getColour(5),
  6: getColour(6),
  7: getColour(7),
});

export function getPalette(name: ShownTheme): Palette {
  if (name === 'forced') return FORCED;
  const of = colours[name];
  return {
    name,
    series: bySeries((series) => of[`chart.series.${series}`].hex),
    onSeries: bySeries((series) => of[`chart.on-series.${series}`].hex),
    surface: of['surface.raised'].hex,
    grid: of['chart.grid'].hex,
    axis: of['chart.axis'].hex,
    text: of['text.primary'].hex,
    label: of['text.secondary'].hex,
  };
}

/** There are few forced colours; numbers, dashes, hatching and positions also distinguish the series. */
const FORCED: Palette = {
  name: 'forced',
  series: /* @__PURE__ */ bySeries(() => 'CanvasText'),
  onSeries: /* @__PURE__ */ bySeries(() => 'Canvas'),
  surface: 'Canvas',
  grid: 'GrayText',
  axis: 'CanvasText',
  text: 'CanvasText',
  label: 'CanvasText',
};

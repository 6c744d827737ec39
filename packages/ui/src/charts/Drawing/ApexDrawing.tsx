// The only module that imports apexcharts, which accesses `window` on import, so it is loaded by `import()`.
import type { ApexOptions } from 'apexcharts';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import * as wrapper from 'react-apexcharts';
import { useEffectBeforePaint } from '../../behaviour/use-effect-before-paint';
import { useNonce, useTheme } from '../../provider/quoin-context';
import { getPalette, type Palette, type ShownTheme } from './palette';
import { type Picture, getPlot, type Plot } from './plot';

export interface ApexDrawingProps {
  /** Must be a stable function while the drawing is the same. */
  picture: (palette: Palette) => Picture;
  /** Called after each drawing with the position of the plot. */
  onPlot: (plot: Plot) => void;
}

type Chart = typeof wrapper.default;

/** The package is CommonJS: some bundlers import its `module.exports`, others its `default`. */
function getComponent(found: Chart | { default: Chart }): Chart {
  return 'default' in found ? found.default : found;
}

const Chart = getComponent(wrapper.default);

export function ApexDrawing({ picture, onPlot }: ApexDrawingProps) {
  useOwnStyles();
  const palette = usePalette();
  const nonce = useNonce();
  const { type, series, options } = useMemo(() => {
    const drawn = picture(palette);
    const base = baseOptions(palette, nonce, (chart) => onPlot(getPlot(chart)));
    return {
      ...drawn,
      options: { ...base, ...drawn.options, chart: { ...base.chart, ...drawn.options.chart } },
    };
  }, [picture, palette, nonce, onPlot]);
  // A new chart instance rather than an update: apexcharts keeps colours and patterns of the previous drawing.
  return (
    <Chart key={palette.name} type={type} series={series} options={options} height="100%" width="100%" />
  );
}

type ChartEvent = NonNullable<NonNullable<ApexOptions['chart']>['events']>['mounted'];

/** Options of all drawings: without the animation, legend, tooltip and toolbar of apexcharts, with our font and colours. */
function baseOptions(
  palette: Palette,
  nonce: string | undefined,
  onDrawn: NonNullable<ChartEvent>,
): ApexOptions {
  return {
    chart: {
      nonce,
      background: 'transparent',
      foreColor: palette.label,
      fontFamily: 'inherit',
      parentHeightOffset: 0,
      // Redraws on container resize only, because phones fire window resize events when the address bar appears or hides.
      redrawOnWindowResize: false,
      animations: { enabled: false },
      toolbar: { show: false },
      zoom: { enabled: false },
      selection: { enabled: false },
      events: { mounted: onDrawn, updated: onDrawn },
    },
    legend: { show: false },
    tooltip: { enabled: false },
    dataLabels: { enabled: false },
    fill: { opacity: 1 },
    states: { hover: { filter: { type: 'none' } }, active: { filter: { type: 'none' } } },
    grid: {
      borderColor: palette.grid,
      padding: { top: 0, right: 16, bottom: 0, left: 12 },
    },
  };
}

/** If an element has this id, apexcharts assumes that its style sheet is inserted. */
const STYLE_SHEET_ID = 'apexcharts-css';

/** Number of charts being drawn: several redraw together when the theme changes, and the element stays until the last. */
let drawing = 0;

/**
 * Prevents apexcharts from inserting its style sheet while it draws: its rules match every element, so the browser would
 * recalculate the styles of the whole page. Drawing.styles.ts has the few rules that a drawing needs. Afterwards the
 * original behaviour is restored for other charts on the page.
 */
function useOwnStyles(): void {
  useEffectBeforePaint(() => {
    drawing += 1;
    if (document.getElementById(STYLE_SHEET_ID)) return;
    const mark = document.createElement('meta');
    mark.id = STYLE_SHEET_ID;
    document.head.append(mark);
  });
  // The chart is a child and draws in its own effect, which runs before this one.
  useEffect(() => {
    drawing -= 1;
    if (drawing === 0) document.querySelector(`meta#${STYLE_SHEET_ID}`)?.remove();
  });
}

/** Follows the provider's theme or, for `system`, the operating system, like the style sheet. */
function usePalette(): Palette {
  const theme = useTheme();
  const forced = useMedia('(forced-colors: active)');
  const contrast = useMedia('(prefers-contrast: more)');
  const printing = useMedia('print');
  const dark = useMedia('(prefers-color-scheme: dark)');
  let shown: ShownTheme = theme === 'system' ? 'light' : theme;
  if (theme === 'system' && dark) shown = 'dark';
  if (theme === 'system' && contrast) shown = 'high-contrast';
  if (printing) shown = 'light';
  if (forced) shown = 'forced';
  return useMemo(() => getPalette(shown), [shown]);
}

function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

import type { ApexOptions } from 'apexcharts';
import type { Palette } from './palette';

type ChartEvent = NonNullable<NonNullable<ApexOptions['chart']>['events']>['mounted'];

/** Options of all drawings: without the animation, legend, tooltip and toolbar of apexcharts, with our font and colours. */
export function baseOptions(
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

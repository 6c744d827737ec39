import type { ApexOptions } from 'apexcharts';
import type { Palette } from './palette';

type ChartEvent = NonNullable<NonNullable<ApexOptions['chart']>['events']>['mounted'];

/** What all drawings share: no motion, no legend, tooltip or toolbar of apexcharts' own, our type and colours. */
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
      // It follows its own place: a phone says that the window was resized whenever its address bar comes or goes.
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

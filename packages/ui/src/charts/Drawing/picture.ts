import type { ApexOptions } from 'apexcharts';

/** What is drawn. Names never reach apexcharts, which writes them into the page as HTML: it gets figures only. */
export interface Picture {
  type: 'line' | 'donut';
  series: NonNullable<ApexOptions['series']>;
  options: ApexOptions;
}

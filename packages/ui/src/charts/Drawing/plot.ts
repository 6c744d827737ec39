import type { ApexOptions } from 'apexcharts';

/** What is drawn. Names never reach apexcharts, which writes them into the page as HTML: it gets figures only. */
export interface Picture {
  type: 'line' | 'donut';
  series: NonNullable<ApexOptions['series']>;
  options: ApexOptions;
}

/** The part of the drawing between the axes, in CSS pixels from the drawing's corner. */
export interface Plot {
  left: number;
  top: number;
  width: number;
  height: number;
  /** How wide the whole drawing is, its axes with it. */
  drawn: number;
}

/** Where apexcharts keeps it: there is no public name for it, and the version is pinned. */
interface DrawnChart {
  w: {
    globals: {
      translateX: number;
      translateY: number;
      gridWidth: number;
      gridHeight: number;
      svgWidth: number;
    };
  };
}

export const plotOf = ({ w: { globals } }: DrawnChart): Plot => ({
  left: globals.translateX,
  top: globals.translateY,
  width: globals.gridWidth,
  height: globals.gridHeight,
  drawn: globals.svgWidth,
});

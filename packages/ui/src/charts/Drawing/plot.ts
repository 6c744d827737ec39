import type { ApexOptions } from 'apexcharts';

/** The content of a drawing: figures only. apexcharts would insert names into the page as HTML, so it never gets any. */
export interface Picture {
  type: 'line' | 'donut';
  series: NonNullable<ApexOptions['series']>;
  options: ApexOptions;
}

/** The part of the drawing between the axes, in CSS pixels from its top left corner. */
export interface Plot {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Width of the whole drawing including its axes. */
  drawn: number;
}

/** Internal state of apexcharts: there is no public API for it, so the version is pinned. */
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

export const getPlot = ({ w: { globals } }: DrawnChart): Plot => ({
  left: globals.translateX,
  top: globals.translateY,
  width: globals.gridWidth,
  height: globals.gridHeight,
  drawn: globals.svgWidth,
});

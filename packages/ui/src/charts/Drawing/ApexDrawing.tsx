// The only module that imports apexcharts, which accesses `window` on import, so it is loaded by `import()`.
import * as wrapper from 'react-apexcharts';
import { useMemo } from 'react';
import { useNonce } from '../../provider/quoin-context';
import { baseOptions } from './base-options';
import { useOwnStyles } from './use-own-styles';
import { usePalette } from './use-palette';
import type { Palette } from './palette';
import { type Picture, plotOf, type Plot } from './plot';

export interface ApexDrawingProps {
  /** Must be a stable function while the drawing is the same. */
  picture: (palette: Palette) => Picture;
  /** Called after each drawing with the position of the plot. */
  onPlot: (plot: Plot) => void;
}

type Chart = typeof wrapper.default;

/** The package is CommonJS: some bundlers import its `module.exports`, others its `default`. */
function componentOf(found: Chart | { default: Chart }): Chart {
  return 'default' in found ? found.default : found;
}

const Chart = componentOf(wrapper.default);

export function ApexDrawing({ picture, onPlot }: ApexDrawingProps) {
  useOwnStyles();
  const palette = usePalette();
  const nonce = useNonce();
  const { type, series, options } = useMemo(() => {
    const drawn = picture(palette);
    const base = baseOptions(palette, nonce, (chart) => onPlot(plotOf(chart)));
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

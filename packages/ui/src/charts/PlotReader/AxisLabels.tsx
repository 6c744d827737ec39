import type { Plot } from '../Drawing/plot';
import { Labels } from './PlotReader.styles';

export interface AxisLabel {
  /** Along the axis: 0 is its start, 1 its end. */
  at: number;
  text: string;
}

/** The words below the plot, set in the page's type and language; eyes only, as the drawing is. */
export function AxisLabels({ plot, labels }: { plot: Plot; labels: readonly AxisLabel[] }) {
  const { left, top, width, height } = plot;
  return (
    <Labels aria-hidden data-part="axis" style={{ left, top: top + height, width }}>
      {labels.map(({ at, text }) => (
        <span key={at} data-edge={edgeOf(at)} style={{ left: `${at * 100}%` }}>
          {text}
        </span>
      ))}
    </Labels>
  );
}

/** A label at the very edge stays inside it. */
function edgeOf(at: number): 'start' | 'end' | undefined {
  if (at <= 0) return 'start';
  return at >= 1 ? 'end' : undefined;
}

import { useLayoutEffect, useRef } from 'react';
import type { Plot } from '../Drawing/plot';
import { Labels } from './PlotReader.styles';

export interface AxisLabel {
  /** Position along the axis: 0 is its start, 1 its end. */
  at: number;
  text: string;
}

/** The labels below the plot, in the page's font and language. Purely visual, like the drawing. */
export function AxisLabels({ plot, labels }: { plot: Plot; labels: readonly AxisLabel[] }) {
  const { left, top, width, height } = plot;
  const axis = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (axis.current) thinOut([...axis.current.children]);
  });
  return (
    <Labels ref={axis} aria-hidden data-part="axis" style={{ left, top: top + height, width }}>
      {labels.map(({ at, text }) => (
        <span key={at} data-edge={getEdge(at)} style={{ left: `${at * 100}%` }}>
          {text}
        </span>
      ))}
    </Labels>
  );
}

/** Keeps a label at the edge inside the plot. */
function getEdge(at: number): 'start' | 'end' | undefined {
  if (at <= 0) return 'start';
  return at >= 1 ? 'end' : undefined;
}

/** Hides labels at equal distances until none overlaps another one: the user may have enlarged the text. */
function thinOut(labels: readonly Element[]): void {
  const places = labels.map((label) => label.getBoundingClientRect());
  const everyFits = (every: number) =>
    places
      .filter((_, index) => index % every === 0)
      .every(({ left }, index, shown) => left >= (shown[index - 1]?.right ?? -Infinity));
  let every = 1;
  while (every < labels.length && !everyFits(every)) every += 1;
  labels.forEach((label, index) => label.toggleAttribute('data-hidden', index % every > 0));
}

// The reading line over a drawing: a native slider for keyboard and assistive technology that follows the pointer too.
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { ChartFrame as english } from '../../messages/en/charts';
import { useMessages } from '../../provider/quoin-context';
import type { Plot } from '../Drawing/plot';
import { Area, Line } from './PlotReader.styles';

interface PlotReaderProps {
  plot: Plot;
  /** Name of the chart. */
  chart: string;
  points: readonly ReadablePoint[];
  /** The selected point; `shown` is the last point if none is selected. */
  chosen: number | undefined;
  shown: number;
  /** Text for the selected point. */
  announcement: string;
  onRead: (point: number | undefined) => void;
}

export function PlotReader({ plot, chart, points, chosen, shown, announcement, onRead }: PlotReaderProps) {
  const text = useMessages('ChartFrame', english);
  const { left, top, width, height } = plot;
  const point = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onRead(nearest(points, (event.clientX - box.left) / box.width));
  };
  const press = (event: KeyboardEvent) => {
    const next = KEYS[event.key]?.(shown, points.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    onRead(Math.min(Math.max(next, 0), points.length - 1));
  };
  // Touch has no hover, so the touched point stays selected until the next touch.
  const leave = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== 'touch') onRead(undefined);
  };
  return (
    <Area
      data-part="reader"
      style={{ left, top, width, height }}
      onPointerDown={point}
      onPointerMove={point}
      onPointerLeave={leave}
    >
      <input
        type="range"
        min={0}
        max={points.length - 1}
        step={1}
        value={shown}
        aria-label={text.readPoints(chart)}
        aria-valuetext={announcement}
        onChange={(event) => onRead(Number(event.target.value))}
        onKeyDown={press}
        onFocus={() => onRead(shown)}
        onBlur={() => onRead(undefined)}
      />
      {chosen !== undefined && (
        <Line aria-hidden data-part="line" style={{ left: `${(points[chosen]?.at ?? 0) * 100}%` }} />
      )}
    </Area>
  );
}

/** Time runs from left to right in both writing directions. */
const KEYS: Readonly<Record<string, (from: number, last: number) => number>> = {
  ArrowLeft: (from) => from - 1,
  ArrowDown: (from) => from - 1,
  ArrowRight: (from) => from + 1,
  ArrowUp: (from) => from + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Returns the index of the point closest to a position on the axis. */
function nearest(points: readonly ReadablePoint[], at: number): number {
  const distance = (index: number) => Math.abs((points[index]?.at ?? 0) - at);
  return points.reduce((best, _, index) => (distance(index) < distance(best) ? index : best), 0);
}

/** A point of the chart that can be selected. */
interface ReadablePoint {
  /** Position along the axis: 0 is its start, 1 its end. */
  at: number;
}

/** Returns the selected point, or undefined without a selection; the legend then shows the figures of `resting`. */
export function useReading(points: readonly ReadablePoint[], resting = points.length - 1) {
  const [reading, read] = useState<number>();
  const last = points.length - 1;
  const chosen = reading === undefined ? undefined : Math.min(reading, last);
  return { chosen, shown: chosen ?? (resting < 0 ? last : resting), read };
}

import { useState } from 'react';

/** A place of the chart that can be read. */
export interface ReadablePoint {
  /** Along the axis: 0 is its start, 1 its end. */
  at: number;
}

/** Which point is being read; undefined while none is, and then the figures of `resting` stand in the key. */
export function useReading(points: readonly ReadablePoint[], resting = points.length - 1) {
  const [reading, read] = useState<number>();
  const last = points.length - 1;
  const chosen = reading === undefined ? undefined : Math.min(reading, last);
  return { chosen, shown: chosen ?? (resting < 0 ? last : resting), read };
}

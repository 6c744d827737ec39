// The body of a table that is too long to render at once. Lines are grouped in blocks, each a row group; consecutive blocks
// far from the viewport are one empty row of their total height. Lines may have any height, the scroll height is that of
// the full table, and IntersectionObserver reports which blocks are near (docs/decisions/long-tables.md).
import { memo, useRef, type ReactNode } from 'react';
import { ROWS_PER_BLOCK, useBlocksInView } from './use-blocks-in-view';

export interface LongBodyProps {
  lineCount: number;
  columnCount: number;
  /** The lines from `start` to before `end`, counted from 0. */
  renderLines: (start: number, end: number) => ReactNode;
}

export const LongBody = /* @__PURE__ */ memo(function LongBody({
  lineCount,
  columnCount,
  renderLines,
}: LongBodyProps) {
  const first = useRef<HTMLTableSectionElement>(null);
  const stretches = useBlocksInView(first, lineCount);
  return stretches.map(({ from, to, near, height }, place) => {
    const ref = place === 0 ? first : undefined;
    if (near)
      return (
        <tbody key={from} ref={ref} role="rowgroup" data-from={from} data-to={to}>
          {renderLines(from * ROWS_PER_BLOCK, to * ROWS_PER_BLOCK)}
        </tbody>
      );
    // A new key when the empty row changes its size, so that the browser reports again whether it is near.
    return (
      <tbody key={`${from}-${to}`} ref={ref} aria-hidden data-from={from} data-to={to} data-far="">
        <tr>
          <td colSpan={columnCount} style={{ height }} />
        </tr>
      </tbody>
    );
  });
});

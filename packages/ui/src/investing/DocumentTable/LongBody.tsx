// The body of a table that is too long to render at once. Rows are grouped in blocks, each a row group; consecutive blocks
// far from the viewport are one empty row of their total height. Rows may have any height, the scroll height is that of
// the full table, and IntersectionObserver reports which blocks are near (docs/decisions/long-tables.md).
import { memo, useRef, type ReactNode } from 'react';
import type { DocumentOnFile } from './document-order';
import { ROWS_PER_BLOCK, useBlocksInView } from './use-blocks-in-view';

export interface LongBodyProps {
  rows: readonly DocumentOnFile[];
  columnCount: number;
  /** `index` from 0 among all rows. */
  renderRow: (document: DocumentOnFile, index: number) => ReactNode;
}

export const LongBody = memo(function LongBody({ rows, columnCount, renderRow }: LongBodyProps) {
  const first = useRef<HTMLTableSectionElement>(null);
  const stretches = useBlocksInView(first, rows.length);
  return stretches.map(({ from, to, near, height }, place) => {
    const ref = place === 0 ? first : undefined;
    const start = from * ROWS_PER_BLOCK;
    if (near)
      return (
        <tbody key={from} ref={ref} role="rowgroup" data-from={from} data-to={to}>
          {rows.slice(start, to * ROWS_PER_BLOCK).map((row, index) => renderRow(row, start + index))}
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

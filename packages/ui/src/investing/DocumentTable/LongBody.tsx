// The body of a table too long to be in the page at once. Rows stand in blocks, each a row group of its own; all blocks
// far from the view that follow one another are one empty row of their height. Rows may be of any height, the page
// scrolls as if all were there, and the browser alone says what is near (docs/decisions/long-tables.md).
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
    // A stretch that grows or shrinks is another one: the browser tells anew whether it is near.
    return (
      <tbody key={`${from}-${to}`} ref={ref} aria-hidden data-from={from} data-to={to} data-far="">
        <tr>
          <td colSpan={columnCount} style={{ height }} />
        </tr>
      </tbody>
    );
  });
});

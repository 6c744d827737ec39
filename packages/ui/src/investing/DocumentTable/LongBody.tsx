// The body of a table too long to be in the page at once. Rows stand in blocks, each a row group of its own; a block far
// from the view is one empty row of its height. Rows may be of any height, the page scrolls as if all were there, and the
// browser alone says what is near (docs/decisions/long-tables.md).
import { memo, useRef, type ReactNode } from 'react';
import type { DocumentOnFile } from './document-on-file';
import { useBlocksInView } from './use-blocks-in-view';

export interface LongBodyProps {
  rows: readonly DocumentOnFile[];
  columnCount: number;
  /** `index` from 0 among all rows. */
  renderRow: (document: DocumentOnFile, index: number) => ReactNode;
}

const ROWS_PER_BLOCK = 40;

export const LongBody = memo(function LongBody({ rows, columnCount, renderRow }: LongBodyProps) {
  const first = useRef<HTMLTableSectionElement>(null);
  const blockCount = Math.ceil(rows.length / ROWS_PER_BLOCK);
  const { near, heightOf } = useBlocksInView(first, blockCount);
  return Array.from({ length: blockCount }, (_, block) => {
    const start = block * ROWS_PER_BLOCK;
    const end = Math.min(start + ROWS_PER_BLOCK, rows.length);
    const ref = block === 0 ? first : undefined;
    if (near(block))
      return (
        <tbody key={block} ref={ref} role="rowgroup" data-block={block} data-rows={end - start}>
          {rows.slice(start, end).map((row, index) => renderRow(row, start + index))}
        </tbody>
      );
    return (
      <tbody key={block} ref={ref} aria-hidden data-block={block} data-far="">
        <tr>
          <td colSpan={columnCount} style={{ height: heightOf(block, end - start) }} />
        </tr>
      </tbody>
    );
  });
});

import type { ReactNode } from 'react';

interface InsteadOfRowsProps {
  columnCount: number;
  loading: boolean;
  /** Number of rows that are loading. */
  places?: number | undefined;
  children: ReactNode;
}

/** The reason why a table has no rows, or placeholders while they load. */
export function InsteadOfRows({ columnCount, loading, places = 5, children }: InsteadOfRowsProps) {
  if (loading)
    return Array.from({ length: places }, (_, index) => (
      <tr key={index} aria-hidden>
        <td colSpan={columnCount} data-part="place" />
      </tr>
    ));
  if (!children) return null;
  return (
    <tr role="row">
      <td role="cell" colSpan={columnCount} data-part="empty">
        {children}
      </td>
    </tr>
  );
}

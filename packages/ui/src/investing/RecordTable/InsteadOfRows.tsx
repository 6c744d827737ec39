import type { ReactNode } from 'react';

interface InsteadOfRowsProps {
  columnCount: number;
  loading: boolean;
  children: ReactNode;
}

const PLACES = [1, 2, 3, 4, 5];

/** Why a table has no row, or the places of those that are on their way. */
export function InsteadOfRows({ columnCount, loading, children }: InsteadOfRowsProps) {
  if (loading)
    return PLACES.map((place) => (
      <tr key={place} aria-hidden>
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

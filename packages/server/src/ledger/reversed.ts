import type { transactions } from '../database/tables';

/** The rows that count: without reversed ones and their reversals. */
export function withoutReversed<T extends Pick<typeof transactions.$inferSelect, 'id' | 'reversesId'>>(
  rows: readonly T[],
): T[] {
  const reversed = new Set(rows.map(({ reversesId }) => reversesId));
  return rows.filter(({ id, reversesId }) => reversesId === null && !reversed.has(id));
}

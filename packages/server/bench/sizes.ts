// Bytes per row of each table on disk, including indexes and TOAST.
import type { Pool } from 'pg';

export interface TableSize {
  table: string;
  rows: number;
  bytes: number;
}

/** Largest first, without tables of a few rows. */
export async function tableSizes(pool: Pool): Promise<TableSize[]> {
  const { rows } = await pool.query<{ table: string; rows: string; bytes: string }>(
    `select relname as table, n_live_tup as rows, pg_total_relation_size(relid) as bytes
     from pg_stat_user_tables where schemaname = 'public' and n_live_tup >= 1000 order by 3 desc`,
  );
  return rows.map(({ table, rows: count, bytes }) => ({ table, rows: Number(count), bytes: Number(bytes) }));
}

// What a row of each table takes on the disk, with its indexes and what is kept beside the table.
import type { Pool } from 'pg';

export interface TableSize {
  table: string;
  rows: number;
  bytes: number;
}

/** Largest first; tables of a few rows are left out. */
export async function tableSizes(pool: Pool): Promise<TableSize[]> {
  const { rows } = await pool.query<{ table: string; rows: string; bytes: string }>(
    `select relname as table, n_live_tup as rows, pg_total_relation_size(relid) as bytes
     from pg_stat_user_tables where schemaname = 'public' and n_live_tup >= 1000 order by 3 desc`,
  );
  return rows.map(({ table, rows: count, bytes }) => ({ table, rows: Number(count), bytes: Number(bytes) }));
}

// Clock of demo mode: real time plus an offset that all processes share through the database.
import { eq, sql } from 'drizzle-orm';
import { systemClock, type Clock } from '../shared/clock';
import type { Executor } from '../database/database';
import { installation } from '../database/tables';

const OFFSET_ROW = 'demo_clock_offset_ms';

export interface DemoClock extends Clock {
  /** Reloads the offset, which another process may have changed. Called before each request and job. */
  refresh(): Promise<void>;
  advance(milliseconds: number): Promise<void>;
}

export function demoClock(db: Executor, real: Clock = systemClock): DemoClock {
  let offset = 0;
  const refresh = async () => {
    const [row] = await db.select().from(installation).where(eq(installation.name, OFFSET_ROW));
    offset = Number(row?.value ?? 0);
  };
  return {
    now: () => new Date(real.now().getTime() + offset),
    refresh,
    async advance(milliseconds) {
      await db
        .insert(installation)
        .values({ name: OFFSET_ROW, value: String(milliseconds) })
        .onConflictDoUpdate({
          target: installation.name,
          set: { value: sql`(${installation.value}::bigint + ${milliseconds}::bigint)::text` },
        });
      await refresh();
    },
  };
}

// Fills an empty installation with products, people and their history, once.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { todayInNewYork } from '../../shared/clock';
import { ConfigError } from '../../config';
import type { Transaction } from '../../database/database';
import { installation } from '../../database/tables';
import { sealIdentity } from '../../pdf';
import type { Services } from '../../services';
import { isEmptyDatabase, SEEDED } from '../../demo/database-kind';
import { seedPeople } from './seed-people';
import { seedProducts } from './seed-products';
import { momentOn, type World } from './world';

/** Any number that nothing else locks. */
const SEEDING_LOCK = 7_264_002;
const LOOK_AGAIN_MS = 200;
/** The seal is as old as the oldest agreement needs it to be. */
const SEAL_YEARS = 5;

/**
 * Seeds the demo world in one transaction: killed in the middle it leaves no row behind, and of processes that start
 * together one seeds while the others wait. Dates are told from the day of seeding.
 * @throws ConfigError when the database is not empty
 */
export async function seedDemoWorld(services: Services): Promise<void> {
  if (await isSeeded(services.db)) return;
  await services.db.transaction(async (tx) => {
    while (!(await isOurTurn(tx))) await wait(LOOK_AGAIN_MS);
    if (await isSeeded(tx)) return;
    if (!(await isEmptyDatabase(tx)))
      throw new ConfigError([
        'DEMO is 1, but this database already has data, and the demo accounts are only created in an empty one: set DATABASE_URL or DATA_DIR to an empty database.',
      ]);
    const today = todayInNewYork(services.clock);
    const world: World = {
      services,
      tx,
      today,
      now: services.clock.now(),
      products: new Map(),
    };
    // Made before it is first used, or it would be younger than what it seals.
    await sealIdentity(join(services.config.dataDir, 'keys'), sealMadeOn(today));
    await seedProducts(world);
    await seedPeople(world);
    await tx.insert(installation).values({ name: SEEDED, value: today });
  });
}

async function isOurTurn(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ ours: boolean }>(
    sql`select pg_try_advisory_xact_lock(${SEEDING_LOCK}) as ours`,
  );
  return rows[0]?.ours === true;
}

async function isSeeded(db: Pick<Services['db'], 'select'>): Promise<boolean> {
  const rows = await db.select().from(installation).where(eq(installation.name, SEEDED));
  return rows.length > 0;
}

const sealMadeOn = (today: string): Date => momentOn(`${Number(today.slice(0, 4)) - SEAL_YEARS}-01-01`);

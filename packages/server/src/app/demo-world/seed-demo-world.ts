// Fills an empty installation once with products, people and their history.
import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { todayInNewYork } from '../../shared/clock';
import type { Executor, Transaction } from '../../database/database';
import { installation } from '../../database/tables';
import { sealIdentity } from '../../pdf';
import type { Services } from '../../services';
import { isEmptyDatabase, SEEDED_ROW } from '../../demo/database-kind';
import { seedPeople } from './seed-people';
import { seedProducts } from './seed-products';
import { momentOn, type World } from './world';
import { ConfigError } from '../../shared/errors';

/** Key of the advisory lock: an arbitrary number. */
const SEEDING_LOCK = 7_264_002;
const LOOK_AGAIN_MS = 200;
/** The seal certificate must be older than the oldest agreement. */
const SEAL_YEARS = 5;

/**
 * Seeds the demo world in one transaction, so a killed process leaves no rows. Of concurrent processes one seeds and the
 * others wait. Dates are relative to the day of seeding.
 * @throws ConfigError when the database is not empty
 */
export async function seedDemoWorld(services: Services): Promise<void> {
  if (await isSeeded(services.db)) return;
  await services.db.transaction(async (tx) => {
    while (!(await isOurTurn(tx))) await wait(LOOK_AGAIN_MS);
    if (await isSeeded(tx)) return;
    if (!(await isEmptyDatabase(tx)))
      throw new ConfigError([
        'DEMO is 1, but this database already has data, and demo accounts are only created in an empty one. Set DATABASE_URL or DATA_DIR to an empty database.',
      ]);
    const today = todayInNewYork(services.clock);
    const world: World = { services, tx, today, now: services.clock.now(), products: new Map() };
    // Backdated, so that the certificate is older than the documents it seals.
    await sealIdentity(services.config.seal, sealMadeOn(today));
    await seedProducts(world);
    await seedPeople(world);
    await tx.insert(installation).values({ name: SEEDED_ROW, value: today });
  });
}

async function isOurTurn(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ ours: boolean }>(
    sql`select pg_try_advisory_xact_lock(${SEEDING_LOCK}) as ours`,
  );
  return rows[0]?.ours === true;
}

const isSeeded = async (db: Executor): Promise<boolean> =>
  (await db.$count(installation, eq(installation.name, SEEDED_ROW))) > 0;

const sealMadeOn = (today: string): Date => momentOn(`${Number(today.slice(0, 4)) - SEAL_YEARS}-01-01`);

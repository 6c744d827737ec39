// Marks each database as demo or real when it is first opened, so that a missing environment variable cannot add
// published passwords, an outbox and an adjustable clock to real accounts.
import { eq, exists, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Database, Executor } from '../database/database';
import { accounts, auditTrail, installation, products, waitlist } from '../database/tables';
import { lockInstallation } from '../security/known-keys';
import { ConfigError } from '../shared/errors';
import { DEMO_ACCOUNTS } from './demo-accounts';

const KIND_ROW = 'database_kind';

/** Name of the row that records when the demo world was created. */
export const SEEDED_ROW = 'demo_world_seeded_on';

/**
 * Marks a database without a marker, and compares the marker with `DEMO`.
 * @throws ConfigError if they differ
 */
export async function expectDatabaseKind(db: Database, demo: boolean): Promise<void> {
  const kind = (await getMarker(db)) ?? (await markDatabase(db, demo));
  if (kind === (demo ? 'demo' : 'real')) return;
  throw new ConfigError([
    demo
      ? 'DEMO is 1 (the default), but this database has real accounts. Set DEMO=0.'
      : 'DEMO is 0, but this database is a demo. Set DATABASE_URL or DATA_DIR to an empty database for real accounts, or set DEMO=1 to open the demo.',
  ]);
}

/** Reads without a lock, so that commands can read from a standby. */
const getMarker = async (db: Executor) =>
  (await db.select().from(installation).where(eq(installation.name, KIND_ROW)))[0]?.value;

const markDatabase = (db: Database, demo: boolean): Promise<string> =>
  db.transaction(async (tx) => {
    await lockInstallation(tx);
    const marker = await getMarker(tx);
    if (marker) return marker;
    const found = (await getUnmarkedDatabaseKind(tx)) ?? (demo ? 'demo' : 'real');
    await tx.insert(installation).values({ name: KIND_ROW, value: found });
    return found;
  });

/** Whether the database is unused: no account, waitlist entry, product or audit row. */
export async function isEmptyDatabase(db: Executor): Promise<boolean> {
  return !(await isTrue(
    db,
    or(...[accounts, waitlist, products, auditTrail].map((table) => exists(db.select().from(table)))),
  ));
}

/** Kind of a database from before markers; undefined if it is empty. */
async function getUnmarkedDatabaseKind(db: Executor) {
  const published = DEMO_ACCOUNTS.map(({ email }) => email);
  const isDemo = await isTrue(
    db,
    or(
      exists(db.select().from(installation).where(eq(installation.name, SEEDED_ROW))),
      exists(db.select().from(accounts).where(inArray(accounts.email, published))),
    ),
  );
  if (isDemo) return 'demo';
  return (await isEmptyDatabase(db)) ? undefined : 'real';
}

async function isTrue(db: Executor, condition: SQL | undefined): Promise<boolean> {
  const { rows } = await db.execute<{ holds: boolean }>(sql`select ${condition} as holds`);
  return rows[0]?.holds === true;
}

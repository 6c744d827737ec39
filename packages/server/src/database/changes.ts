// Versions of the data behind cached responses. Triggers (migration `changes`) insert a row into `changes`, without
// locking, for each statement that writes to investments and related rows or to the catalogue.
import { and, eq, exists, gt, lt, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from './database';
import { changes } from './tables';

/** Opaque version strings. They differ after every committed change. */
export interface State {
  /** All products and their valuations. */
  catalogue: string;
  /** The investments of one account; empty if nobody is signed in. */
  account: string;
}

/**
 * Includes the number of changes, because the newest one alone would miss a change that started earlier but committed
 * later.
 * @param subject id of an account, or the constant of the catalogue
 */
export const getState = (subject: SQLWrapper | 'catalogue'): SQL<string> =>
  sql<string>`(select count(*) || ':' || coalesce(max(${changes.seq}), 0) from ${changes} where ${changes.subject} = ${subject})`;

/** One query serves all callers who are not signed in. */
export function catalogueState(db: Database) {
  const look = db
    .select({ catalogue: getState('catalogue') })
    .from(sql`(values (1)) as one`)
    .prepare('catalogue_state');
  return async (callers: void[]): Promise<State[]> => {
    const [row] = await look.execute();
    return callers.map(() => ({ catalogue: row?.catalogue ?? '', account: '' }));
  };
}

/** Keeps the newest row of a subject, so that a state never repeats. */
export async function forgetChanges(db: Database, before: Date): Promise<void> {
  const newer = alias(changes, 'newer');
  await db.delete(changes).where(
    and(
      lt(changes.at, before),
      exists(
        db
          .select({ one: sql`1` })
          .from(newer)
          .where(and(eq(newer.subject, changes.subject), gt(newer.seq, changes.seq))),
      ),
    ),
  );
}

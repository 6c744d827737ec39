// Whether anything changed that a kept reply was made of. Triggers (migration `changes`) add a row to `changes` with each
// statement that writes to investments and what they show, or to the shelf; nothing waits for that.
import { and, eq, exists, gt, lt, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from './database';
import { changes } from './tables';

/** Texts that are other ones after every change that was committed. */
export interface State {
  /** Of all products and their valuations. */
  shelf: string;
  /** Of the investments of one account; empty where nobody is signed in. */
  account: string;
}

/**
 * The newest change alone would miss one that was begun earlier and committed later, so they are counted too.
 * @param subject an account's id, or `shelf`
 */
export const stateOf = (subject: SQLWrapper | 'shelf'): SQL<string> =>
  sql<string>`(select count(*) || ':' || coalesce(max(${changes.seq}), 0) from ${changes} where ${changes.subject} = ${subject})`;

/** Looks once for all callers who are not signed in. */
export function shelfState(db: Database) {
  const look = db
    .select({ shelf: stateOf('shelf') })
    .from(sql`(values (1)) as one`)
    .prepare('shelf_state');
  return async (callers: void[]): Promise<State[]> => {
    const [row] = await look.execute();
    return callers.map(() => ({ shelf: row?.shelf ?? '', account: '' }));
  };
}

/** The newest row of a subject stays: a state that was once must not come again. */
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

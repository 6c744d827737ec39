import type { Executor } from './database';

/**
 * A query for the hot paths: its text is made once for a database or a transaction, and PostgreSQL plans it once for a
 * connection, where the name of `prepare` finds it again.
 */
export function prepared<Q>(build: (db: Executor) => Q): (db: Executor) => Q {
  const built = new WeakMap<Executor, Q>();
  return (db) => {
    const known = built.get(db) ?? build(db);
    built.set(db, known);
    return known;
  };
}

// Ids are long; an operator types as much of one as makes it unique, in any case: a wire's reference comes in capitals.
import { ilike } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { investments } from '../database/tables';
import { OperatorError } from './operator-error';

type Investment = typeof investments.$inferSelect;

/** The one investment whose id begins like this. */
export async function investmentByPrefix(db: Executor, prefix: string): Promise<Investment> {
  const pattern = `${prefix.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const found = await db.select().from(investments).where(ilike(investments.id, pattern)).limit(3);
  const [only, another] = found.length > 1 ? narrowed(found, prefix) : found;
  if (!only) throw new OperatorError(`No investment has an id that begins with "${prefix}".`);
  if (another)
    throw new OperatorError(
      `More than one investment has an id that begins with "${prefix}". Give more of it.`,
    );
  return only;
}

/** Where the case of letters tells two apart, it counts. */
function narrowed(found: Investment[], prefix: string): Investment[] {
  const exact = found.filter(({ id }) => id.startsWith(prefix));
  return exact.length === 1 ? exact : found;
}

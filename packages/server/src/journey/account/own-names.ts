import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { accounts, investors } from '../../database/tables';

/** The names money and shares may be sent in: the person's, and those of the account's investors. */
export async function ownNames(db: Executor, accountId: string): Promise<string[]> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  const profiles = await db
    .select({ name: investors.name })
    .from(investors)
    .where(eq(investors.accountId, accountId));
  const person = account ? [`${account.firstName} ${account.lastName}`] : [];
  return [...new Set([...person, ...profiles.map(({ name }) => name)])];
}

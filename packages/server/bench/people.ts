// Seeded investors with sessions, spread over all accounts.
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../src/database/database';
import { accounts, investments } from '../src/database/tables';
import { openSession } from '../src/journey/access/sessions';
import { issueToken } from '../src/security/sessions';
import type { Services } from '../src/services';

export interface Person {
  accountId: string;
  email: string;
  investments: number;
  token: string;
}

/**
 * @returns that many investors, the one with the most investments first
 * @throws Error where there are no others
 */
export async function signedInPeople(services: Services, count: number): Promise<[Person, ...Person[]]> {
  const held = sql<number>`count(${investments.id})::int`;
  const found = await services.db
    .select({ id: accounts.id, email: accounts.email, country: accounts.country, investments: held })
    .from(accounts)
    .innerJoin(investments, eq(investments.accountId, accounts.id))
    .where(eq(accounts.status, 'activated'))
    .groupBy(accounts.id)
    .orderBy(accounts.id);
  const step = Math.max(1, Math.floor(found.length / count));
  const [most] = [...found].sort((one, other) => other.investments - one.investments);
  const spread = found.filter((one, index) => index % step === 0 && one !== most).slice(0, count - 1);
  if (!most || spread.length === 0) throw new Error('There are too few accounts to measure by.');
  const signIn = async (tx: Transaction, account: typeof most): Promise<Person> => {
    const { id: sessionId } = await openSession(tx, services, account, undefined);
    const { token } = issueToken(services.config.keys.session, services.clock, { ...account, sessionId });
    return { accountId: account.id, email: account.email, investments: account.investments, token };
  };
  return services.db.transaction(async (tx) => {
    const people: [Person, ...Person[]] = [await signIn(tx, most)];
    for (const account of spread) people.push(await signIn(tx, account));
    return people;
  });
}

// Verifies the password of a signed-in person. A wrong one counts like a failed sign-in.
import { isPasswordHash } from '@quoin/rules';
import { eq } from 'drizzle-orm';
import { accounts } from '../../database/tables';
import type { SignedIn } from '../../http/handler';
import { beginAttempt, lockError, signInOf, undoAttempt } from '../../security/attempts';
import { matchesStored } from '../../security/passwords';
import type { Services } from '../../services';
import { notifyLock } from './security-mail';

/** The stored hash that a correct password matches; undefined for a wrong one. @throws ApiError account_locked */
export async function matchCurrentPassword(
  services: Services,
  { accountId, email }: SignedIn,
  passwordHash: string,
): Promise<string | undefined> {
  if (!isPasswordHash(passwordHash)) return undefined; // No password has such a hash, so this is not an attempt.
  const left = await beginAttempt(services, signInOf(email));
  if (left === undefined) throw await lockError(services, signInOf(email));
  const [account] = await services.db.select().from(accounts).where(eq(accounts.id, accountId));
  const right = await matchesStored(account?.passwordHash, passwordHash).catch(async (failure: unknown) => {
    await undoAttempt(services, signInOf(email)); // The limit of concurrent hashes was reached, so this is not a failed attempt.
    throw failure;
  });
  if (right) {
    await undoAttempt(services, signInOf(email));
    return account?.passwordHash;
  }
  await notifyLock(services, left, accountId);
  if (left === 0) throw await lockError(services, signInOf(email));
  return undefined;
}

// Verifies the password of a signed-in person. A wrong one counts like a failed sign-in.
import { isPasswordHash } from '@quoin/rules';
import { eq } from 'drizzle-orm';
import { accounts } from '../../database/tables';
import type { SignedIn } from '../../http/handler';
import { beginAttempt, lockError, signInOf, undoAttempt } from '../../security/attempts';
import { matchesStored } from '../../security/passwords';
import type { Services } from '../../services';
import { notifyLock } from './security-mail';

/** Returns the stored hash if the password is correct, otherwise undefined. @throws ApiError account_locked */
export async function matchCurrentPassword(
  services: Services,
  { accountId, email }: SignedIn,
  passwordHash: string,
): Promise<string | undefined> {
  if (!isPasswordHash(passwordHash)) return undefined; // Cannot match any password, so it does not count as an attempt.
  const left = await beginAttempt(services, signInOf(email));
  if (left === undefined) throw await lockError(services, signInOf(email));
  const [account] = await services.db.select().from(accounts).where(eq(accounts.id, accountId));
  const right = await matchesStored(account?.passwordHash, passwordHash).catch(async (failure: unknown) => {
    await undoAttempt(services, signInOf(email)); // The hash was not compared, because the limit on concurrency was reached.
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

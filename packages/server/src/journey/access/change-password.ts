// Changes a signed-in person's password, or hashes the same password with the current scheme.
import { isPasswordHash } from '@quoin/rules';
import { eq } from 'drizzle-orm';
import { recordAct } from '../../audit/record-act';
import type { Transaction } from '../../database/database';
import { accounts } from '../../database/tables';
import type { Handler, SignedIn } from '../../http/handler';
import { beginAttempt, lockError, getSignInSubject, undoAttempt } from '../../security/attempts';
import { hashForStorage, matchesStored } from '../../security/passwords';
import type { Services } from '../../services';
import { ApiError } from '../../shared/errors';
import { notifyLock, notifyOwner } from './security-mail';
import { assertAcceptablePassword, storePassword } from './set-password';

/**
 * @throws ApiError incorrect_credentials when the old password is not a hash; old_password_incorrect,
 * passwords_differ, new_password_equals_old, account_locked
 */
export const updatePassword: Handler<'updatePassword'> = async ({ body: given, signedIn }, services) => {
  assertAcceptablePassword(services, given);
  const oldHash = await oldPassword(services, signedIn, given.old_password);
  if (given.password === given.old_password) throw new ApiError('new_password_equals_old');
  await replace(services, signedIn, oldHash, given.password, 'account.password_update', (tx) =>
    notifyOwner(tx, services, signedIn.accountId, 'password'),
  );
  return { done: true };
};

/** @throws ApiError incorrect_credentials, passwords_differ, old_password_incorrect, account_locked */
export const upgradePassword: Handler<'upgradePassword'> = async ({ body: given, signedIn }, services) => {
  if (given.password !== given.old_password && isPasswordHash(given.old_password)) {
    throw new ApiError('passwords_differ');
  }
  const oldHash = await oldPassword(services, signedIn, given.old_password);
  await replace(services, signedIn, oldHash, given.password, 'account.password_upgrade');
  return { done: true };
};

async function oldPassword(services: Services, signedIn: SignedIn, given: string): Promise<string> {
  if (!isPasswordHash(given)) throw new ApiError('incorrect_credentials');
  const oldHash = await matchCurrentPassword(services, signedIn, given);
  if (oldHash === undefined) throw new ApiError('old_password_incorrect');
  return oldHash;
}

async function replace(
  services: Services,
  { accountId, sessionId }: SignedIn,
  oldHash: string,
  password: string,
  act: string,
  alsoDo?: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const newHash = await hashForStorage(password);
  await services.db.transaction(async (tx) => {
    const change = { id: accountId, oldHash, newHash, keepSession: sessionId };
    if (!(await storePassword(tx, services, change))) throw new ApiError('old_password_incorrect');
    const actor = `account:${accountId}` as const;
    await recordAct(tx, services.clock, { actor, act, object: actor });
    await alsoDo?.(tx);
  });
}

/**
 * Returns the stored hash if the password is correct, otherwise undefined. A wrong one counts like a failed sign-in.
 * @throws ApiError account_locked
 */
export async function matchCurrentPassword(
  services: Services,
  { accountId, email }: SignedIn,
  passwordHash: string,
): Promise<string | undefined> {
  if (!isPasswordHash(passwordHash)) return undefined; // Cannot match any password, so it does not count as an attempt.
  const left = await beginAttempt(services, getSignInSubject(email));
  if (left === undefined) throw await lockError(services, getSignInSubject(email));
  const [account] = await services.db.select().from(accounts).where(eq(accounts.id, accountId));
  const right = await matchesStored(account?.passwordHash, passwordHash).catch(async (failure: unknown) => {
    await undoAttempt(services, getSignInSubject(email)); // The hash was not compared, because the limit on concurrency was reached.
    throw failure;
  });
  if (right) {
    await undoAttempt(services, getSignInSubject(email));
    return account?.passwordHash;
  }
  await notifyLock(services, left, accountId);
  if (left === 0) throw await lockError(services, getSignInSubject(email));
  return undefined;
}

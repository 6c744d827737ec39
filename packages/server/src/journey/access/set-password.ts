// Rules for every new password: its format, and which sessions end when it is stored.
import { isPasswordHash, type Problems } from '@quoin/rules';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { accounts } from '../../database/tables';
import { isPublishedPassword } from '../../security/passwords';
import type { Services } from '../../services';
import { ApiError } from '../../shared/errors';
import { revokeSessions } from './sessions';

export interface NewPassword {
  /** Hashes computed by the browser. */
  password: string;
  confirmation?: string;
}

/** @throws ApiError illegal_parameter, passwords_differ */
export function assertAcceptablePassword(
  { config }: Services,
  { password, confirmation = password }: NewPassword,
): void {
  // The browser checks the policy, because only it sees the password. Input that is not a hash is not from the portal.
  const isUsable = isPasswordHash(password) && !isPublishedPassword(config, password);
  const weak: Problems = isUsable ? {} : { password: { name: 'password_weak' } };
  if (weak.password) throw new ApiError('illegal_parameter', { problems: weak });
  if (confirmation !== password) {
    throw new ApiError('passwords_differ', { problems: { confirmation: { name: 'passwords_differ' } } });
  }
}

/**
 * Stores a new password if the old one is unchanged, and ends all sessions except `keepSession` and all pending sign-ins.
 * @returns false if a concurrent request has changed the password
 */
export async function storePassword(
  tx: Transaction,
  services: Services,
  account: { id: string; oldHash: string; newHash: string; keepSession?: string },
): Promise<boolean> {
  const changed = await tx
    .update(accounts)
    .set({ passwordHash: account.newHash, passwordUpgrade: false })
    .where(and(eq(accounts.id, account.id), eq(accounts.passwordHash, account.oldHash)))
    .returning({ id: accounts.id });
  if (changed.length === 0) return false;
  await revokeSessions(tx, services, { accountId: account.id, keep: account.keepSession });
  return true;
}

// Access codes: proof of a passed identity check, required for redemptions, bank accounts and downloads.
import { ACCESS_CODE_MINUTES, type IdentityPurpose } from '@quoin/rules';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { isInForce } from '../database/stored-times';
import { accessCodes } from '../database/tables';
import { MINUTE_MS } from '../shared/clock';
import { ApiError } from '../shared/errors';
import type { Services } from '../services';
import { newSecret, sha256 } from './secrets';

const VALID_MS = ACCESS_CODE_MINUTES * MINUTE_MS;

/** Issues a code after an identity check. Only its hash is stored. */
export async function issueAccessCode(
  db: Executor,
  { clock }: Pick<Services, 'clock'>,
  holder: { accountId: string; purpose: IdentityPurpose },
): Promise<{ code: string; expiresAt: Date }> {
  const code = newSecret();
  const expiresAt = new Date(clock.now().getTime() + VALID_MS);
  await db.insert(accessCodes).values({ ...holder, codeHash: sha256(code), expiresAt });
  return { code, expiresAt };
}

/**
 * Accepts a code of this account and purpose for ten minutes. The code can be used several times.
 * @throws ApiError user_authentication_failed
 */
export async function requireAccessCode(
  db: Executor,
  { clock }: Pick<Services, 'clock'>,
  given: { accountId: string; purpose: IdentityPurpose; code: string },
): Promise<void> {
  const same = and(
    eq(accessCodes.codeHash, sha256(given.code)),
    eq(accessCodes.accountId, given.accountId),
    eq(accessCodes.purpose, given.purpose),
  );
  const inForce = isInForce(accessCodes.expiresAt, clock.now(), VALID_MS);
  if ((await db.$count(accessCodes, and(same, inForce))) === 0)
    throw new ApiError('user_authentication_failed');
}

// Access codes from a passed identity check, which redemptions, bank accounts and downloads require.
import { ACCESS_CODE_MINUTES, type IdentityPurpose } from '@quoin/rules';
import { and, eq, gt } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { accessCodes } from '../database/tables';
import { ApiError } from '../shared/errors';
import type { Services } from '../services';
import { newSecret, sha256 } from './secrets';

/** Issues a code after an identity check; it is returned once and stored as a hash. */
export async function issueAccessCode(
  db: Executor,
  { clock }: Pick<Services, 'clock'>,
  holder: { accountId: string; purpose: IdentityPurpose },
): Promise<{ code: string; expiresAt: Date }> {
  const code = newSecret();
  const expiresAt = new Date(clock.now().getTime() + ACCESS_CODE_MINUTES * 60_000);
  await db.insert(accessCodes).values({ ...holder, codeHash: sha256(code), expiresAt });
  return { code, expiresAt };
}

/**
 * Accepts a code of this account and purpose for ten minutes, any number of times.
 * @throws ApiError user_authentication_failed
 */
export async function requireAccessCode(
  db: Executor,
  { clock }: Pick<Services, 'clock'>,
  given: { accountId: string; purpose: IdentityPurpose; code: string },
): Promise<void> {
  const [alive] = await db
    .select({ purpose: accessCodes.purpose })
    .from(accessCodes)
    .where(
      and(
        eq(accessCodes.codeHash, sha256(given.code)),
        eq(accessCodes.accountId, given.accountId),
        eq(accessCodes.purpose, given.purpose),
        gt(accessCodes.expiresAt, clock.now()),
      ),
    );
  if (!alive) throw new ApiError('user_authentication_failed');
}

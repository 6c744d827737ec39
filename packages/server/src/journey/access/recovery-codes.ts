// Ten recovery codes for sign-in without a phone. Each replaces one SMS code.
import { RECOVERY_CODES } from '@quoin/rules';
import { and, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database';
import { recoveryCodes } from '../../database/tables';
import type { Handler } from '../../http/handler';
import { keyedDigest } from '../../security/secrets';
import type { Services } from '../../services';
import { newId } from '../../shared/new-id';
import { requireCheck } from './security-checks';
import { recordSecurityChange } from './security-mail';

/** Characters in each of the two groups of a code, which has 50 random bits in total. */
const GROUP_LENGTH = 5;

/** @throws ApiError password_check_needed */
export const makeRecoveryCodes: Handler<'makeRecoveryCodes'> = async ({ signedIn }, services) => {
  await requireCheck(services, signedIn, 'passwordCheckedAt');
  const made = services.db.transaction((tx) => replaceRecoveryCodes(tx, services, signedIn.accountId));
  return { recovery_codes: await made };
};

/** Replaces all codes, and returns the new ones in plain text. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  services: Services,
  accountId: string,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newId).map(
    (random) => `${random.slice(0, GROUP_LENGTH)}-${random.slice(GROUP_LENGTH, 2 * GROUP_LENGTH)}`,
  );
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ accountId, codeDigest: computeDigest(services, accountId, code) })));
  await recordSecurityChange(tx, services, accountId, 'recovery_codes_make');
  return codes;
}

export const countRecoveryCodes = (db: Executor, accountId: string): PromiseLike<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.accountId, accountId));

/** Uses up the code. Returns true for exactly one caller. Ignores the dash and letter case. */
export async function spendRecoveryCode(
  tx: Transaction,
  services: Services,
  accountId: string,
  code: string,
): Promise<boolean> {
  const codeDigest = computeDigest(services, accountId, code);
  const spent = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.codeDigest, codeDigest), eq(recoveryCodes.accountId, accountId)))
    .returning({ codeDigest: recoveryCodes.codeDigest });
  if (spent.length === 0) return false;
  await recordSecurityChange(tx, services, accountId, 'recovery_code_use');
  return true;
}

const computeDigest = ({ config }: Services, accountId: string, code: string) =>
  keyedDigest(config.keys.link, 'recovery', `${accountId} ${normaliseRecoveryCode(code)}`);

/** Normalises a typed code: Crockford's base 32 treats characters that look alike as equal. */
const normaliseRecoveryCode = (code: string) =>
  code
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');

// Sign-in by passkey. A passkey proves possession and verifies the user (by biometrics or PIN), so neither password nor SMS
// code is required.
import type { BodyOf, ReplyOf } from '@quoin/contract';
import { eq } from 'drizzle-orm';
import { accounts } from '../../database/tables';
import { lockedUntil, lockError, signInOf } from '../../security/attempts';
import type { Services } from '../../services';
import { ApiError } from '../../shared/errors';
import { type Caller, enter, assertActive } from './sign-in';
import { acceptAssertion, requestOptions } from './passkey-assertion';
import type { Ceremony } from './passkey-ceremony';

const CEREMONY: Ceremony = { purpose: 'passkey_sign_in', sessionId: '' };

export const beginPasskeySignIn = (services: Services) => requestOptions(services, CEREMONY);

/** @throws ApiError passkey_not_accepted, account_locked, account_not_activated, account_disabled */
export async function signInByPasskey(
  services: Services,
  { credential }: BodyOf<'signInByPasskey'>,
  caller: Caller,
): Promise<ReplyOf<'signInByPasskey'>> {
  const { accountId } = await acceptAssertion(services, CEREMONY, credential);
  const [account] = await services.db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw new ApiError('passkey_not_accepted');
  const attempt = signInOf(account.email);
  if (await lockedUntil(services.db, services, attempt)) throw await lockError(services, attempt);
  assertActive(account);
  return enter(services, account, caller);
}

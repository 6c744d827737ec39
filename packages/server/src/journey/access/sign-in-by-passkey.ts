// Sign-in by passkey. A passkey proves possession and verifies the user (by biometrics or PIN), so neither password nor SMS
// code is required.
import { eq } from 'drizzle-orm';
import { accounts } from '../../database/tables';
import type { Handler } from '../../http/handler';
import { lockedUntil, lockError, signInOf } from '../../security/attempts';
import { ApiError } from '../../shared/errors';
import { enter, assertActive } from './sign-in';
import { acceptAssertion, requestOptions } from './passkey-assertion';
import type { Ceremony } from './passkey-ceremony';

const CEREMONY: Ceremony = { purpose: 'passkey_sign_in', sessionId: '' };

export const beginPasskeySignIn: Handler<'beginPasskeySignIn'> = (_, services) =>
  requestOptions(services, CEREMONY);

/** @throws ApiError passkey_not_accepted, account_locked, account_not_activated, account_disabled */
export const signInByPasskey: Handler<'signInByPasskey'> = async ({ body, ...caller }, services) => {
  const { accountId } = await acceptAssertion(services, CEREMONY, body.credential);
  const [account] = await services.db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw new ApiError('passkey_not_accepted');
  const attempt = signInOf(account.email);
  if (await lockedUntil(services.db, services, attempt)) throw await lockError(services, attempt);
  assertActive(account);
  return enter(services, account, caller);
};

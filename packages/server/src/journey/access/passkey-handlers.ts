import type { Handlers } from '../../http/handler';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyCheck,
  listPasskeys,
  removePasskey,
  verifyPasskey,
} from './own-passkeys';
import { makeRecoveryCodes } from './recovery-codes';
import { beginPasskeySignIn, signInByPasskey } from './sign-in-by-passkey';

export const passkeyHandlers: Handlers<
  | 'beginPasskeySignIn'
  | 'signInByPasskey'
  | 'listPasskeys'
  | 'beginPasskey'
  | 'addPasskey'
  | 'removePasskey'
  | 'beginPasskeyCheck'
  | 'verifyPasskey'
  | 'makeRecoveryCodes'
> = {
  beginPasskeySignIn: (_, services) => beginPasskeySignIn(services),

  signInByPasskey: ({ body, ...caller }, services) => signInByPasskey(services, body, caller),

  listPasskeys: ({ signedIn }, services) => listPasskeys(services, signedIn.accountId),

  beginPasskey: ({ signedIn }, services) => beginPasskey(services, signedIn),

  addPasskey: ({ body, signedIn }, services) => addPasskey(services, signedIn, body),

  async removePasskey({ params, signedIn }, services) {
    await removePasskey(services, signedIn, params.passkeyId);
    return { done: true };
  },

  beginPasskeyCheck: ({ signedIn }, services) => beginPasskeyCheck(services, signedIn),

  verifyPasskey: ({ body, signedIn }, services) => verifyPasskey(services, signedIn, body),

  makeRecoveryCodes: async ({ signedIn }, services) => ({
    recovery_codes: await makeRecoveryCodes(services, signedIn),
  }),
};

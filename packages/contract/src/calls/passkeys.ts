import type { CallRow } from '../call';

export const passkeysCalls = {
  beginPasskeySignIn: { method: 'POST', path: '/v1/passkeys/sign_in:begin', who: 'anyone', spinner: false },
  signInByPasskey: {
    method: 'POST',
    path: '/v1/passkeys/sign_in',
    who: 'anyone',
    changes: ['me', 'products'],
  },
  listPasskeys: {
    method: 'GET',
    path: '/v1/user/passkeys',
    who: 'investor',
    reads: ['passkeys'],
    spinner: false,
  },
  beginPasskey: { method: 'POST', path: '/v1/user/passkeys:begin', who: 'investor' },
  addPasskey: { method: 'POST', path: '/v1/user/passkeys', who: 'investor', changes: ['passkeys'] },
  removePasskey: {
    method: 'DELETE',
    path: '/v1/user/passkeys/{passkeyId}',
    who: 'investor',
    changes: ['passkeys'],
  },
  beginPasskeyCheck: { method: 'POST', path: '/v1/user/passkeys/check:begin', who: 'investor' },
  verifyPasskey: { method: 'PUT', path: '/v1/user/passkeys/check', who: 'investor' },
  makeRecoveryCodes: {
    method: 'POST',
    path: '/v1/user/recovery_codes',
    who: 'investor',
    changes: ['passkeys'],
  },
} as const satisfies Record<string, CallRow>;

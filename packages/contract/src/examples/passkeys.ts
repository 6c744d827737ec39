import type { RequestExamples } from './request-example';
import type { passkeys } from '../journey/passkeys';
import type { sessions } from '../journey/access';

const ASSERTION = {
  credential: {
    id: 'CREDENTIAL',
    type: 'public-key',
    response: {
      clientDataJSON: 'CLIENT-DATA',
      authenticatorData: 'AUTHENTICATOR-DATA',
      signature: 'SIGNATURE',
    },
  },
} as const;
const ATTESTATION = {
  id: 'CREDENTIAL',
  type: 'public-key',
  response: {
    clientDataJSON: 'CLIENT-DATA',
    attestationObject: 'ATTESTATION-OBJECT',
  },
} as const;

export const passkeyExamples: RequestExamples<keyof typeof passkeys> = {
  beginPasskeySignIn: {},
  signInByPasskey: { body: ASSERTION },
  listPasskeys: {},
  beginPasskey: {},
  addPasskey: { body: { name: 'Key ring', credential: ATTESTATION } },
  removePasskey: { params: { passkeyId: 'PASSKEY' } },
  beginPasskeyCheck: {},
  verifyPasskey: { body: ASSERTION },
  makeRecoveryCodes: {},
};

export const sessionExamples: RequestExamples<keyof typeof sessions> = {
  listSessions: {},
  endOneSession: { params: { sessionId: 'OTHER-SESSION' } },
  signOutEverywhere: {},
};

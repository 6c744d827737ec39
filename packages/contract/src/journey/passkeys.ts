// The part of `access` about passkeys (WebAuthn level 3) and recovery codes. Options and credentials have the JSON form of
// the standard, with binary parts in base64url.
import Type from 'typebox';
import type { Schemas } from '../call';
import {
  Component,
  Count,
  withRole,
  Done,
  Flag,
  Id,
  Instant,
  Label,
  Nullable,
  Part,
  PartList,
  Text,
  Verified,
  Strict,
} from '../shapes/primitives';
import { IssuedToken } from './access';

const Bytes = (maxLength: number, description: string) =>
  Type.String({
    minLength: 1,
    maxLength,
    pattern: '^[A-Za-z0-9_-]+$',
    description: `${description}, in base64url.`,
  });
const PublicKeyType = Type.Literal('public-key', { description: 'The only type of credential.' });
const Credential = Type.Object({
  id: Label('The id of the credential, in base64url.'),
  type: PublicKeyType,
  transports: Type.Optional(
    Type.Array(Type.String(), {
      description: 'How the authenticator is reached, as the browser reported it.',
    }),
  ),
});
const Challenge = Label('The challenge to sign, in base64url. Works once, for five minutes.');
const Timeout = Count('Milliseconds that the browser waits for the user.');
const UserVerification = Type.Literal('required', {
  description: 'The authenticator checks its user, by PIN or biometrics.',
});

const RequestOptions = Component(
  'PasskeyRequestOptions',
  'The JSON form of PublicKeyCredentialRequestOptions (WebAuthn level 3), for `navigator.credentials.get`.',
  {
    challenge: Challenge,
    rpId: Label('The domain that the passkeys belong to.'),
    timeout: Timeout,
    userVerification: UserVerification,
    allowCredentials: Type.Array(Credential, {
      description: 'Empty at sign-in, so that the browser offers every passkey of this site.',
    }),
  },
);
const CreationOptions = Component(
  'PasskeyCreationOptions',
  'The JSON form of PublicKeyCredentialCreationOptions (WebAuthn level 3), for `navigator.credentials.create`.',
  {
    challenge: Challenge,
    rp: Part('The site that the passkey is for.', {
      id: Label('The domain.'),
      name: Label('The name of the site.'),
    }),
    user: Part('The account that the passkey is for.', {
      id: Label('The id of the account, in base64url.'),
      name: Label('The e-mail address.'),
      displayName: Label('The name of the user.'),
    }),
    pubKeyCredParams: PartList('The algorithms that the server accepts, the preferred one first.', {
      type: PublicKeyType,
      alg: Count('The COSE number of the algorithm.'),
    }),
    timeout: Timeout,
    excludeCredentials: Type.Array(Credential, { description: 'The passkeys that the account already has.' }),
    authenticatorSelection: Part('What the authenticator must be able to do.', {
      residentKey: Type.Literal('required', {
        description: 'The passkey can be found without a user name.',
      }),
      requireResidentKey: Type.Literal(true, { description: 'The same for older browsers.' }),
      userVerification: UserVerification,
    }),
    attestation: Type.Literal('none', { description: 'The maker of the authenticator is not checked.' }),
  },
);

const ClientData = Bytes(4000, 'What the browser signed');
const CredentialId = Bytes(1400, 'The id of the credential');
const Assertion = Strict(
  {
    id: CredentialId,
    type: PublicKeyType,
    response: Strict(
      {
        clientDataJSON: ClientData,
        authenticatorData: Bytes(4000, 'What the authenticator reports'),
        signature: Bytes(8000, 'The signature over both'),
        userHandle: Type.Optional(Bytes(100, 'The id of the account')),
      },
      { description: 'The response of the authenticator.' },
    ),
  },
  {
    title: 'PasskeyAssertion',
    description: 'The result of `navigator.credentials.get` in its JSON form.',
  },
);
const Attestation = Strict(
  {
    id: CredentialId,
    type: PublicKeyType,
    response: Strict(
      {
        clientDataJSON: ClientData,
        attestationObject: Bytes(20_000, 'The new public key'),
        transports: Type.Optional(
          Type.Array(Text(30), { maxItems: 10, description: 'How the authenticator is reached.' }),
        ),
      },
      { description: 'The response of the authenticator.' },
    ),
  },
  {
    title: 'PasskeyAttestation',
    description: 'The result of `navigator.credentials.create` in its JSON form.',
  },
);

const Passkey = Component('Passkey', 'A passkey of the account.', {
  id: Id,
  name: Label('The name that the user gave it.'),
  created_at: withRole(Instant, 'When it was added.'),
  last_used_at: Nullable(Instant, 'The last use. Null before the first.'),
  synced: Flag(
    'Whether a password manager or a cloud service has a copy, which survives the loss of the device.',
  ),
});
const NewRecoveryCodes = Type.Array(Type.String(), {
  description:
    'Ten codes, each of which signs in once without the phone. Shown once: the server stores digests only.',
});

export const passkeys = {
  beginPasskeySignIn: {
    summary: 'Begin a sign-in by passkey',
    description:
      'Returns a challenge that any passkey of this site can sign. It works once, for five minutes.',
    reply: RequestOptions,
  },
  signInByPasskey: {
    summary: 'Sign in by passkey',
    description:
      'Opens a session and sets the refresh cookie. No code follows, because a passkey proves its possession and its user.',
    body: Strict({ credential: Assertion }),
    refreshCookie: 'sets',
    reply: IssuedToken,
    errors: ['passkey_not_accepted', 'account_locked', 'account_not_activated', 'account_disabled'],
  },
  listPasskeys: {
    summary: 'List passkeys',
    description: 'The passkeys of the account and the number of unused recovery codes.',
    reply: Type.Object({
      items: Type.Array(Passkey, { description: 'At most two.' }),
      recovery_codes_left: Count('The number of unused recovery codes.'),
    }),
  },
  beginPasskey: {
    summary: 'Begin to add a passkey',
    description:
      'Returns a challenge for a new passkey. Needs `verifyPassword` in the last ten minutes. An account can have two passkeys.',
    reply: CreationOptions,
    errors: ['password_check_needed', 'passkey_limit'],
  },
  addPasskey: {
    summary: 'Add a passkey',
    description:
      'Stores the passkey that the browser made. With the first passkey the reply has ten recovery codes; otherwise the list is empty.',
    body: Strict({ name: Text(60, 'A name by which the user recognises it.'), credential: Attestation }),
    reply: Type.Object({ passkey: Passkey, recovery_codes: NewRecoveryCodes }),
    errors: ['password_check_needed', 'passkey_limit', 'passkey_exists', 'passkey_not_accepted'],
  },
  removePasskey: {
    summary: 'Remove a passkey',
    description: 'The passkey can no longer sign in. Needs `verifyPassword` in the last ten minutes.',
    params: Type.Object({ passkeyId: withRole(Id, 'The passkey.') }),
    reply: Done,
    errors: ['password_check_needed', 'not_authorized_action'],
  },
  beginPasskeyCheck: {
    summary: 'Begin a check by passkey',
    description: 'Returns a challenge for a passkey of the account, instead of the password.',
    reply: RequestOptions,
    errors: ['no_passkey'],
  },
  verifyPasskey: {
    summary: 'Check a passkey',
    description:
      'Permits changes of security settings in this session for ten minutes, as `verifyPassword` does.',
    body: Strict({ credential: Assertion }),
    reply: Verified,
    errors: ['passkey_not_accepted'],
  },
  makeRecoveryCodes: {
    summary: 'Make new recovery codes',
    description:
      'Replaces all recovery codes by ten new ones. Needs `verifyPassword` in the last ten minutes.',
    reply: Type.Object({ recovery_codes: NewRecoveryCodes }),
    errors: ['password_check_needed'],
  },
} as const satisfies Record<string, Schemas>;

// The part of `access` about passkeys (WebAuthn level 3) and recovery codes. Options and credentials have the JSON form of
// the standard, with binary parts in base64url.
import Type from 'typebox';
import type { Call } from '../call';
import { CALLS } from '../calls';
import { Done, Id, Instant, Nullable, Text } from '../shapes/primitives';

const strict = { additionalProperties: false } as const;

const Bytes = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' });
const PublicKeyType = Type.Literal('public-key');
const Described = Type.Object({
  id: Type.String(),
  type: PublicKeyType,
  transports: Type.Optional(Type.Array(Type.String())),
});

const RequestOptions = Type.Object({
  challenge: Type.String(),
  rpId: Type.String(),
  timeout: Type.Integer(),
  userVerification: Type.Literal('required'),
  /** Empty, so that the browser offers every passkey of this site. */
  allowCredentials: Type.Array(Described),
});
const CreationOptions = Type.Object({
  challenge: Type.String(),
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  pubKeyCredParams: Type.Array(Type.Object({ type: PublicKeyType, alg: Type.Integer() })),
  timeout: Type.Integer(),
  excludeCredentials: Type.Array(Described),
  authenticatorSelection: Type.Object({
    residentKey: Type.Literal('required'),
    requireResidentKey: Type.Literal(true),
    userVerification: Type.Literal('required'),
  }),
  attestation: Type.Literal('none'),
});

/** The result of `navigator.credentials.get`. */
const Assertion = Type.Object(
  {
    id: Bytes(1400),
    type: PublicKeyType,
    response: Type.Object(
      {
        clientDataJSON: Bytes(4000),
        authenticatorData: Bytes(4000),
        signature: Bytes(8000),
        userHandle: Type.Optional(Bytes(100)),
      },
      strict,
    ),
  },
  strict,
);
/** The result of `navigator.credentials.create`. */
const Attestation = Type.Object(
  {
    id: Bytes(1400),
    type: PublicKeyType,
    response: Type.Object(
      {
        clientDataJSON: Bytes(4000),
        attestationObject: Bytes(20_000),
        transports: Type.Optional(Type.Array(Text(30), { maxItems: 10 })),
      },
      strict,
    ),
  },
  strict,
);

const Passkey = Type.Object({
  id: Id,
  name: Type.String(),
  created_at: Instant,
  last_used_at: Nullable(Instant),
  /** Whether a password manager or a cloud service has a copy, which survives the loss of the device. */
  synced: Type.Boolean(),
});
/** Shown once; the server stores digests only. */
const NewRecoveryCodes = Type.Array(Type.String());

export const passkeys = {
  beginPasskeySignIn: {
    ...CALLS.beginPasskeySignIn,
    summary: 'A challenge to sign in by any passkey of this site; good once, for five minutes',
    reply: RequestOptions,
    errors: [],
    origin: 'ours',
  },
  signInByPasskey: {
    ...CALLS.signInByPasskey,
    summary: 'Signs in by a passkey: it proves possession and its holder, so no code follows',
    body: Type.Object({ credential: Assertion }, strict),
    reply: Type.Object({ token: Type.String(), expire: Instant }),
    errors: ['passkey_not_accepted', 'account_locked', 'account_not_activated', 'account_disabled'],
    origin: 'ours',
  },
  listPasskeys: {
    ...CALLS.listPasskeys,
    summary: 'The passkeys of the account, and how many recovery codes are left',
    reply: Type.Object({ items: Type.Array(Passkey), recovery_codes_left: Type.Integer() }),
    errors: [],
    origin: 'ours',
  },
  beginPasskey: {
    ...CALLS.beginPasskey,
    summary: 'A challenge to make a passkey; the password has been entered in the last ten minutes',
    reply: CreationOptions,
    errors: ['password_check_needed', 'passkey_limit'],
    origin: 'ours',
  },
  addPasskey: {
    ...CALLS.addPasskey,
    summary: 'Adds the passkey the browser made; with the first come ten recovery codes',
    body: Type.Object({ name: Text(60), credential: Attestation }, strict),
    reply: Type.Object({ passkey: Passkey, recovery_codes: NewRecoveryCodes }),
    errors: ['password_check_needed', 'passkey_limit', 'passkey_exists', 'passkey_not_accepted'],
    origin: 'ours',
  },
  removePasskey: {
    ...CALLS.removePasskey,
    summary: 'Removes a passkey: it signs nobody in any more',
    params: Type.Object({ passkeyId: Id }),
    reply: Done,
    errors: ['password_check_needed', 'not_authorized_action'],
    origin: 'ours',
  },
  beginPasskeyCheck: {
    ...CALLS.beginPasskeyCheck,
    summary: 'A challenge to prove by a passkey of the account, in place of the password, who is there',
    reply: RequestOptions,
    errors: ['no_passkey'],
    origin: 'ours',
  },
  verifyPasskey: {
    ...CALLS.verifyPasskey,
    summary: 'Checks a passkey; security settings may change in the next ten minutes',
    body: Type.Object({ credential: Assertion }, strict),
    reply: Type.Object({ verified: Type.Literal(true), expire: Instant }),
    errors: ['passkey_not_accepted'],
    origin: 'ours',
  },
  makeRecoveryCodes: {
    ...CALLS.makeRecoveryCodes,
    summary: 'Ten new recovery codes in place of the old ones',
    reply: Type.Object({ recovery_codes: NewRecoveryCodes }),
    errors: ['password_check_needed'],
    origin: 'ours',
  },
} as const satisfies Record<string, Call>;

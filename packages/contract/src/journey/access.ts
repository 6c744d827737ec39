import Type from 'typebox';
import type { Call } from '../call';
import { CALLS } from '../calls';
import { Done, Instant, Nullable, Text, Verbatim } from '../shapes/primitives';

const SignedIn = Type.Object({
  step: Type.Literal('signed_in'),
  /** Short-lived bearer token. */
  token: Type.String(),
  /** The expiry of the token. */
  expire: Instant,
});
const TwoStep = Type.Object({
  step: Type.Literal('two_step'),
  /** Single-use and short-lived; sent back with the code. */
  ticket: Type.String(),
  /** Null where the code was sent to the account's e-mail address, because its phone was removed. */
  masked_phone: Nullable(Type.String()),
  expire: Instant,
  resend_after_seconds: Type.Integer(),
  /** Set after too many wrong codes. No code is sent until then, but a recovery code still signs in. */
  code_blocked: Type.Optional(Type.Object({ until: Instant, wait_seconds: Type.Integer() })),
});

/** The code in the e-mailed link. */
const ResetLink = { code: Text(200) };
const RESET_LINK_ERRORS = [
  'illegal_code',
  'reset_link_expired',
  'reset_link_used',
  'account_not_found',
  'account_disabled',
] as const;

export const access = {
  signIn: {
    ...CALLS.signIn,
    summary: 'Signs in: first the password hash, then (two-step) the ticket with the SMS code',
    body: Type.Union([
      Type.Object({ email: Text(254), password: Verbatim(200) }, { additionalProperties: false }),
      Type.Object({ ticket: Verbatim(200), code: Text(100) }, { additionalProperties: false }),
      /** A recovery code instead of a code by SMS, for users who have lost their phone. */
      Type.Object({ ticket: Verbatim(200), recovery_code: Text(40) }, { additionalProperties: false }),
    ]),
    reply: Type.Union([SignedIn, TwoStep]),
    errors: [
      'incorrect_credentials',
      'incorrect_credentials_warning',
      'account_locked',
      'account_not_activated',
      'account_disabled',
      'sign_in_ticket_expired',
      'code_empty',
      'code_incorrect',
      'too_many_code_attempts',
      'recovery_code_incorrect',
      'sign_in_code_warning',
    ],
    origin: 'spec',
  },
  resendSignInCode: {
    ...CALLS.resendSignInCode,
    summary: 'Sends the sign-in code again, at most one a minute',
    body: Type.Object({ ticket: Verbatim(200) }, { additionalProperties: false }),
    reply: Type.Object({ resend_after_seconds: Type.Integer() }),
    errors: ['sign_in_ticket_expired', 'account_locked', 'resend_after_one_minute', 'too_many_code_attempts'],
    origin: 'ours',
  },
  refreshToken: {
    ...CALLS.refreshToken,
    summary: 'Slides the session: a new token, and a new refresh cookie beside it',
    reply: Type.Object({ token: Type.String(), expire: Instant }),
    errors: [],
    origin: 'spec',
  },
  signOut: {
    ...CALLS.signOut,
    summary: 'Ends the session on the server',
    reply: Done,
    errors: [],
    origin: 'ours',
  },
  requestPasswordReset: {
    ...CALLS.requestPasswordReset,
    summary: 'Mails a link to reset the password; the answer is the same for every address',
    body: Type.Object({ email: Text(254) }, { additionalProperties: false }),
    reply: Done,
    errors: ['mail_after_one_minute'],
    origin: 'spec',
  },
  openPasswordReset: {
    ...CALLS.openPasswordReset,
    summary: 'Whose password the link resets, and whether a code by SMS is asked as well',
    body: Type.Object(ResetLink, { additionalProperties: false }),
    reply: Type.Object({
      /** The salt of the new password's hash. */
      email: Type.String(),
      masked_phone: Nullable(Type.String()),
    }),
    errors: RESET_LINK_ERRORS,
    origin: 'ours',
  },
  sendPasswordResetCode: {
    ...CALLS.sendPasswordResetCode,
    summary: 'Sends the 6-digit code to the phone on file, at most one a minute',
    body: Type.Object(ResetLink, { additionalProperties: false }),
    reply: Type.Object({ resend_after_seconds: Type.Integer() }),
    errors: [...RESET_LINK_ERRORS, 'no_phone_on_record', 'resend_after_one_minute', 'too_many_code_attempts'],
    origin: 'ours',
  },
  resetPassword: {
    ...CALLS.resetPassword,
    summary: 'Sets a new password by the mailed link and, where a phone is on file, the code sent to it',
    body: Type.Object(
      {
        ...ResetLink,
        /** The Argon2id hash of `@quoin/rules/password`, never the password. */
        password: Verbatim(200),
        /** The hash of the repeated password. */
        confirmation: Type.Optional(Verbatim(200)),
        sms_code: Type.Optional(Text(100)),
      },
      { additionalProperties: false },
    ),
    reply: Done,
    errors: [
      ...RESET_LINK_ERRORS,
      'passwords_differ',
      'new_password_equals_old',
      'code_empty',
      'send_code_first',
      'code_incorrect',
      'too_many_code_attempts',
    ],
    origin: 'spec',
  },
  upgradePassword: {
    ...CALLS.upgradePassword,
    summary: 'Stores the same password by the present scheme, for an account made under an older one',
    body: Type.Object(
      { old_password: Verbatim(200), password: Verbatim(200) },
      { additionalProperties: false },
    ),
    reply: Done,
    errors: ['incorrect_credentials', 'passwords_differ', 'old_password_incorrect', 'account_locked'],
    origin: 'ours',
  },
} as const satisfies Record<string, Call>;

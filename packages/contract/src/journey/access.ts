import Type from 'typebox';
import type { Call } from '../call';
import { Done, Instant, Text } from '../shapes/primitives';

const SignedIn = Type.Object({
  step: Type.Literal('signed_in'),
  /** Short-lived bearer token. */
  token: Type.String(),
  /** When the token ends. */
  expire: Instant,
});
const TwoStep = Type.Object({
  step: Type.Literal('two_step'),
  /** Single-use, short-lived; goes back with the code. */
  ticket: Type.String(),
  masked_phone: Type.String(),
  expire: Instant,
  resend_after_seconds: Type.Integer(),
});

export const access = {
  signIn: {
    method: 'POST',
    path: '/login',
    who: 'anyone',
    summary: 'Signs in: first the password hash, then (two-step) the ticket with the SMS code',
    body: Type.Union([
      Type.Object({ email: Text(254), password: Text(200) }, { additionalProperties: false }),
      Type.Object({ ticket: Text(200), code: Text(10) }, { additionalProperties: false }),
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
    ],
    changes: ['me', 'products'],
    origin: 'spec',
  },
  resendSignInCode: {
    method: 'POST',
    path: '/login/code',
    who: 'half_signed_in',
    summary: 'Sends the sign-in code again, at most one a minute',
    body: Type.Object({ ticket: Text(200) }, { additionalProperties: false }),
    reply: Type.Object({ resend_after_seconds: Type.Integer() }),
    errors: ['sign_in_ticket_expired', 'resend_after_one_minute'],
    origin: 'ours',
  },
  refreshToken: {
    method: 'GET',
    path: '/auth/refresh_token',
    who: 'investor',
    summary: 'Slides the session: a new token, and a new refresh cookie beside it',
    reply: Type.Object({ token: Type.String(), expire: Instant }),
    errors: [],
    spinner: false,
    origin: 'spec',
  },
  signOut: {
    method: 'POST',
    path: '/auth/sign_out',
    who: 'investor',
    summary: 'Ends the session on the server',
    reply: Done,
    errors: [],
    spinner: false,
    origin: 'ours',
  },
} as const satisfies Record<string, Call>;

import Type from 'typebox';
import type { Schemas } from '../call';
import {
  Component,
  Count,
  withRole,
  Done,
  Email,
  Flag,
  Id,
  Instant,
  Label,
  Nullable,
  Part,
  Password,
  ResendAfter,
  Strict,
  Text,
  Verbatim,
} from '../shapes/primitives';

const issuedToken = {
  token: Label('The bearer token for the header Authorization. Short-lived.'),
  expire: withRole(Instant, 'The expiry of the token. Renew it before then with `refreshToken`.'),
};
export const IssuedToken = Component('IssuedToken', 'A bearer token of a session.', issuedToken);
const SignedIn = Component('SignedIn', 'A session is open.', {
  step: Type.Literal('signed_in', { description: 'The sign-in is complete.' }),
  ...issuedToken,
});
const MaskedPhone = Label('The phone number without most of its digits.');
const CodeRequired = Component('CodeRequired', 'The password was right and 2-step verification is on.', {
  step: Type.Literal('two_step', { description: 'A code must follow.' }),
  ticket: Label('Sent back with the code. Works once and expires soon.'),
  masked_phone: Nullable(
    MaskedPhone,
    'The phone that the code was sent to. Null if the code was sent to the account’s e-mail address, because its phone was removed.',
  ),
  expire: withRole(Instant, 'The expiry of the ticket.'),
  resend_after_seconds: Count('Seconds until another code can be sent.'),
  code_blocked: Type.Optional(
    Part(
      'Present after too many wrong codes. No code is sent until then, but a recovery code still signs in.',
      {
        until: withRole(Instant, 'The end of the block.'),
        wait_seconds: Count('Seconds until then.'),
      },
    ),
  ),
});

const LinkCode = Text(200, 'The code in the e-mailed link, in its last part.');
const ResetLink = { code: LinkCode };
const RESET_LINK_ERRORS = [
  'illegal_code',
  'reset_link_expired',
  'reset_link_used',
  'account_not_found',
  'account_disabled',
] as const;
const Ticket = Verbatim(200, 'The ticket of the first step.');

export const access = {
  signIn: {
    summary: 'Sign in',
    description:
      'First send `email` and `password`. If the reply has `step: two_step`, a 6-digit code was sent by SMS: send the `ticket` with that `code`, or with one of the recovery codes. Sets the refresh cookie once the sign-in is complete. Five wrong passwords or codes lock the account for two hours; from the second one on the error has the number of attempts left in `values.left`.',
    refreshCookie: 'sets',
    body: Type.Union(
      [
        Strict(
          { email: Email, password: Password() },
          { title: 'SignInByPassword', description: 'The first step.' },
        ),
        Strict(
          { ticket: Ticket, code: Text(100, 'The code from the SMS.') },
          { title: 'SignInByCode', description: 'The second step.' },
        ),
        Strict(
          { ticket: Ticket, recovery_code: Text(40, 'One of the recovery codes. Works once.') },
          {
            title: 'SignInByRecoveryCode',
            description: 'The second step for users who have lost their phone.',
          },
        ),
      ],
      { description: 'One step of the sign-in.' },
    ),
    reply: Type.Union([SignedIn, CodeRequired]),
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
    summary: 'Send the sign-in code again',
    description:
      'Sends another code for a sign-in that waits for one, at most once a minute. Earlier codes stop working.',
    body: Strict({ ticket: Ticket }),
    reply: ResendAfter,
    errors: ['sign_in_ticket_expired', 'account_locked', 'resend_after_one_minute', 'too_many_code_attempts'],
  },
  refreshToken: {
    summary: 'Renew the token',
    description:
      'Needs the last bearer token, which may have expired, and the refresh cookie. Returns a new token and replaces the cookie. Requests with the same cookie within ten seconds all get a token; later, a cookie that was replaced ends the session. See "Sessions".',
    refreshCookie: 'requires',
    reply: IssuedToken,
    origin: 'spec',
  },
  signOut: {
    summary: 'Sign out',
    description: 'Ends the session at once and deletes the refresh cookie. Accepts an expired token.',
    reply: Done,
  },
  requestPasswordReset: {
    summary: 'Request a password reset',
    description:
      'E-mails a link that resets the password. It works once, for 30 minutes. The reply is the same for every address, so that it does not reveal who has an account.',
    body: Strict({ email: Email }),
    reply: Done,
    errors: ['mail_after_one_minute'],
    origin: 'spec',
  },
  openPasswordReset: {
    summary: 'Open a password reset',
    description:
      'Returns the account of the link and whether a code by SMS is needed as well. Does not use the link up.',
    body: Strict(ResetLink),
    reply: Type.Object({
      email: Label('The e-mail address of the account: the new password is hashed with it.'),
      masked_phone: Nullable(MaskedPhone, 'The phone for the code. Null if no code is needed.'),
    }),
    errors: RESET_LINK_ERRORS,
  },
  sendPasswordResetCode: {
    summary: 'Send the code for a password reset',
    description: 'Sends a 6-digit code by SMS to the phone on file, at most once a minute.',
    body: Strict(ResetLink),
    reply: ResendAfter,
    errors: [...RESET_LINK_ERRORS, 'no_phone_on_record', 'resend_after_one_minute', 'too_many_code_attempts'],
  },
  resetPassword: {
    summary: 'Reset the password',
    description:
      'Sets a new password by the e-mailed link and, if a phone is on file, the code that was sent to it. Ends all sessions of the account.',
    body: Strict({
      ...ResetLink,
      password: Password('The hash of the new password'),
      confirmation: Type.Optional(Password('The hash of the repeated new password')),
      sms_code: Type.Optional(Text(100, 'The code from the SMS. Required if a phone is on file.')),
    }),
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
    summary: 'Store the password by the current scheme',
    description:
      'For accounts with `password_upgrade: true`, whose password was stored by an older scheme. The password stays the same.',
    body: Strict({ old_password: Password(), password: Password('The same hash again') }),
    reply: Done,
    errors: ['incorrect_credentials', 'passwords_differ', 'old_password_incorrect', 'account_locked'],
  },
} as const satisfies Record<string, Schemas>;

const Session = Component('Session', 'A browser or a program that is signed in to the account.', {
  id: Id,
  current: Flag('Whether this is the session of the call.'),
  browser: Nullable(Label('The name of a browser.'), 'Detected from the user agent. Null if unknown.'),
  system: Nullable(
    Label('The name of an operating system.'),
    'Detected from the user agent. Null if unknown.',
  ),
  created_at: withRole(Instant, 'The time of the sign-in.'),
  used_at: withRole(Instant, 'The last use, up to half a minute late.'),
});

export const sessions = {
  listSessions: {
    summary: 'List sessions',
    description: 'Where the account is signed in, the latest used first.',
    reply: Type.Object({ items: Type.Array(Session, { description: 'All active sessions.' }) }),
  },
  endOneSession: {
    summary: 'End a session',
    description: 'Signs another browser out at once. Its next call returns `session_expired`.',
    params: Type.Object({ sessionId: withRole(Id, 'The session to end.') }),
    reply: Done,
    errors: ['not_authorized_action'],
  },
  signOutEverywhere: {
    summary: 'Sign out everywhere',
    description:
      'Ends every session of the account, including this one, and every sign-in that waits for a code.',
    reply: Done,
  },
} as const satisfies Record<string, Schemas>;

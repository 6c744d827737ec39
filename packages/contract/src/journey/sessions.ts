// The part of `access` about the sessions of an account.
import Type from 'typebox';
import type { Call } from '../call';
import { CALLS } from '../calls';
import { Component, described, Done, Flag, Id, Instant, Label, Nullable } from '../shapes/primitives';

const Session = Component('Session', 'A browser or a program that is signed in to the account.', {
  id: Id,
  current: Flag('Whether this is the session of the call.'),
  browser: Nullable(Label('The name of a browser.'), 'Detected from the user agent. Null if unknown.'),
  system: Nullable(
    Label('The name of an operating system.'),
    'Detected from the user agent. Null if unknown.',
  ),
  created_at: described(Instant, 'The time of the sign-in.'),
  used_at: described(Instant, 'The last use, up to half a minute late.'),
});

export const sessions = {
  listSessions: {
    ...CALLS.listSessions,
    summary: 'List sessions',
    description: 'Where the account is signed in, the latest used first.',
    reply: Type.Object({ items: Type.Array(Session, { description: 'All active sessions.' }) }),
  },
  endOneSession: {
    ...CALLS.endOneSession,
    summary: 'End a session',
    description: 'Signs another browser out at once. Its next call returns `session_expired`.',
    params: Type.Object({ sessionId: described(Id, 'The session to end.') }),
    reply: Done,
    errors: ['not_authorized_action'],
  },
  signOutEverywhere: {
    ...CALLS.signOutEverywhere,
    summary: 'Sign out everywhere',
    description:
      'Ends every session of the account, including this one, and every sign-in that waits for a code.',
    reply: Done,
  },
} as const satisfies Record<string, Call>;

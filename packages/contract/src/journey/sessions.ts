// The part of `access` about the sessions of an account.
import Type from 'typebox';
import type { Call } from '../call';
import { CALLS } from '../calls';
import { Done, Id, Instant, Nullable } from '../shapes/primitives';

const Session = Type.Object({
  id: Id,
  /** Whether this is the session of the call. */
  current: Type.Boolean(),
  /** Detected from the user agent: "Chrome", "macOS". Null if unknown. */
  browser: Nullable(Type.String()),
  system: Nullable(Type.String()),
  created_at: Instant,
  used_at: Instant,
});

export const sessions = {
  listSessions: {
    ...CALLS.listSessions,
    summary: 'Where the account is signed in, the latest used first',
    reply: Type.Object({ items: Type.Array(Session) }),
    errors: [],
    origin: 'ours',
  },
  endOneSession: {
    ...CALLS.endOneSession,
    summary: 'Signs another browser out, at once',
    params: Type.Object({ sessionId: Id }),
    reply: Done,
    errors: ['not_authorized_action'],
    origin: 'ours',
  },
  signOutEverywhere: {
    ...CALLS.signOutEverywhere,
    summary: 'Ends every session of the account, this one too, and every sign-in that is half done',
    reply: Done,
    errors: [],
    origin: 'ours',
  },
} as const satisfies Record<string, Call>;

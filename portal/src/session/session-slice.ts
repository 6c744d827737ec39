// Who is signed in, as far as screens need to know. The token itself stays in its cookie.
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { claimsOf, readToken, removeToken, writeToken } from '../browser/token-cookie';

interface PersonName {
  first_name: string;
  last_name: string;
}

interface SessionState {
  /** The e-mail of the signed-in person; null for a visitor. */
  email: string | null;
  /** Null until the account is loaded. */
  name: PersonName | null;
}

const stateOf = (token: string | undefined): SessionState => ({
  email: claimsOf(token)?.email ?? null,
  name: null,
});

export const session = createSlice({
  name: 'session',
  initialState: () => stateOf(readToken()),
  reducers: {
    sessionStarted: (_state, action: PayloadAction<string>) => stateOf(action.payload),
    accountLoaded: (state, { payload }: PayloadAction<PersonName & { email: string }>) => {
      // A reply to an earlier session may arrive late.
      if (payload.email !== state.email) return;
      state.name = { first_name: payload.first_name, last_name: payload.last_name };
    },
    sessionEnded: (_state, _action: PayloadAction<EndOfSession>) => stateOf(undefined),
  },
  selectors: {
    selectEmail: (state) => state.email,
    selectPersonName: (state) => state.name,
    selectSignedIn: (state) => state.email !== null,
  },
});

/**
 * `signed_out` by the person, here or in another tab; `refused`: the server would not renew the token;
 * `password_reset`: the server ended every session, and the current screen continues;
 * `vanished`: a navigation found no token any more; cookies grow old, and are cleared. Where it led, one stays.
 */
export type EndOfSession = 'signed_out' | 'refused' | 'password_reset' | 'vanished';

export const { selectEmail, selectPersonName, selectSignedIn } = session.selectors;
export const { sessionStarted, sessionEnded, accountLoaded } = session.actions;

/** After the end of a session, once no screen of the person's is shown any more. */
export const sessionLeft = createAction('session/left');

/** A call that needs a session was refused, and there is no token: the visitor has to sign in. */
export const signInNeeded = createAction('session/signInNeeded');

/** Keeps the token of a completed sign-in. */
export function startSession(token: string) {
  writeToken(token);
  return sessionStarted(token);
}

/** Forgets the token; the store drops everything it had fetched with it. */
export function endSession(why: EndOfSession) {
  removeToken();
  return sessionEnded(why);
}

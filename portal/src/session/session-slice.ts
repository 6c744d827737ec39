// The session as screens see it. The token itself stays in its cookie.
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { getClaims, readToken, removeToken, writeToken } from '../browser/token-cookie';

interface PersonName {
  first_name: string;
  last_name: string;
}

interface SessionState {
  /** E-mail of the signed-in user; null for a visitor. */
  email: string | null;
  /** Null until the account is loaded. */
  name: PersonName | null;
}

const getState = (token: string | undefined): SessionState => ({
  email: getClaims(token)?.email ?? null,
  name: null,
});

export const session = createSlice({
  name: 'session',
  initialState: () => getState(readToken()),
  reducers: {
    sessionStarted: (_state, action: PayloadAction<string>) => getState(action.payload),
    accountLoaded: (state, { payload }: PayloadAction<PersonName & { email: string }>) => {
      // A reply for an earlier session may arrive late.
      if (payload.email !== state.email) return;
      state.name = { first_name: payload.first_name, last_name: payload.last_name };
    },
    sessionEnded: (_state, _action: PayloadAction<EndOfSession>) => getState(undefined),
  },
  selectors: {
    selectEmail: (state) => state.email,
    selectPersonName: (state) => state.name,
    selectSignedIn: (state) => state.email !== null,
  },
});

/**
 * `signed_out`: by the user, in this or another tab; `refused`: the server did not renew the token;
 * `password_reset`: the server ended every session, and the current screen continues;
 * `vanished`: a navigation found no token, because the cookie expired or was cleared; the user stays on the target page.
 */
export type EndOfSession = 'signed_out' | 'refused' | 'password_reset' | 'vanished';

export const { selectEmail, selectPersonName, selectSignedIn } = session.selectors;
export const { sessionStarted, sessionEnded, accountLoaded } = session.actions;

/** A session has ended and its screens are unmounted. */
export const sessionLeft = createAction('session/left');

/** The server rejected a call without a token that needs a session: the visitor has to sign in. */
export const signInNeeded = createAction('session/signInNeeded');

/** Saves the token of a completed sign-in. */
export function startSession(token: string) {
  writeToken(token);
  return sessionStarted(token);
}

/** Removes the token. The store then clears its cached data. */
export function endSession(why: EndOfSession) {
  removeToken();
  return sessionEnded(why);
}

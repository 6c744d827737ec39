// The store. A listener navigates and shows notices when the session starts or ends.
import { configureStore, createListenerMiddleware, type Middleware, type Reducer } from '@reduxjs/toolkit';
import { theme } from '../browser/theme-slice';
import { removeFlowDrafts } from '../browser/flow-drafts';
import { language } from '../i18n/language-slice';
import { fromMail } from '../journey/visit/mail/from-mail-slice';
import { needsNoSession, saveReturnUrl } from '../navigation/return-url';
import { notices, noticeShown } from '../notices/notices-slice';
import { referral } from '../session/referral-slice';
import {
  selectEmail,
  session,
  sessionEnded,
  sessionLeft,
  sessionStarted,
  signInNeeded,
} from '../session/session-slice';
import { injectedMiddleware, rootReducer, type RootState } from '../store/root-reducer';

/** The part of the router that the store needs. */
export interface Navigation {
  /** Path and query below /go. */
  here: () => string;
  go: (to: string) => Promise<void> | void;
}

for (const slice of [session, language, theme, fromMail, referral, notices]) rootReducer.inject(slice);

export const createStore = (navigation: Navigation) =>
  configureStore({
    reducer: rootReducer as Reducer<RootState>, // injected slices are loaded before the screens that read them
    middleware: (defaults) =>
      defaults()
        .prepend(initializeInjected, sessionListener(navigation))
        .concat(injectedMiddleware.middleware),
  });

/** An injected slice has no state until the next action. API thunks read that state, so an action is dispatched first. */
const initializeInjected: Middleware =
  ({ getState }) =>
  (next) =>
  (action) => {
    if (typeof action === 'function' && !('api' in getState())) next({ type: 'app/injected' });
    return next(action);
  };

export type Store = ReturnType<typeof createStore>;

function sessionListener({ here, go }: Navigation) {
  const listener = createListenerMiddleware();

  listener.startListening({
    actionCreator: sessionEnded,
    effect: async ({ payload: why }, { dispatch, getOriginalState }) => {
      if (why === 'signed_out' || why === 'password_reset') removeFlowDrafts();
      if (why === 'password_reset') return void dispatch(sessionLeft());
      if (why === 'refused') saveReturnUrl(here(), selectEmail(getOriginalState() as RootState));
      if (why !== 'vanished') await go('/');
      dispatch(sessionLeft());
      dispatch(noticeShown('info', why === 'signed_out' ? 'app.signed_out' : 'app.session_ended'));
    },
  });
  listener.startListening({
    actionCreator: sessionStarted,
    effect: (_action, { getState }) => {
      removeFlowDrafts(selectEmail(getState() as RootState) ?? undefined);
    },
  });
  listener.startListening({
    actionCreator: signInNeeded,
    effect: async () => {
      if (needsNoSession(here())) return; // the previous screen made the call
      saveReturnUrl(here());
      await go('/auth/login');
    },
  });
  return listener.middleware;
}

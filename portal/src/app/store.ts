// The store, and what follows from the session: where to go, and what to say.
import { configureStore, createListenerMiddleware, type Middleware, type Reducer } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { removeFlowDrafts } from '../flow/flow-drafts';
import { noticeShown } from '../notices/notices-slice';
import {
  selectEmail,
  sessionEnded,
  sessionLeft,
  sessionStarted,
  signInNeeded,
} from '../session/session-slice';
import { needsNoSession, savePageBeforeLogin } from './page-before-login';
import { laterMiddleware, rootReducer } from './root-reducer';

/** What the store needs of the router. */
export interface Navigation {
  /** Path and query below /go. */
  here: () => string;
  go: (to: string) => Promise<void> | void;
}

export const createStore = (navigation: Navigation) =>
  configureStore({
    reducer: rootReducer as Reducer<RootState>, // what joins later has come before the screens that need it
    middleware: (defaults) =>
      defaults().prepend(joinedFirst, sessionListener(navigation)).concat(laterMiddleware.middleware),
  });

/** What joins has its state from the next action on; the first thing that is asked for may be a call, which looks at it. */
const joinedFirst: Middleware =
  ({ getState }) =>
  (next) =>
  (action) => {
    if (typeof action === 'function' && !('api' in getState())) next({ type: 'app/joined' });
    return next(action);
  };

export type Store = ReturnType<typeof createStore>;
/** As screens find it. */
export type RootState = Required<ReturnType<typeof rootReducer>>;
export const useAppDispatch = useDispatch.withTypes<Store['dispatch']>();

function sessionListener({ here, go }: Navigation) {
  const listener = createListenerMiddleware();

  listener.startListening({
    actionCreator: sessionEnded,
    effect: async ({ payload: why }, { dispatch, getOriginalState }) => {
      if (why === 'signed_out' || why === 'password_reset') removeFlowDrafts();
      if (why === 'password_reset') return void dispatch(sessionLeft());
      if (why === 'refused') savePageBeforeLogin(here(), selectEmail(getOriginalState() as RootState));
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
      if (needsNoSession(here())) return; // it was asked by the screen that was just left
      savePageBeforeLogin(here());
      await go('/auth/login');
    },
  });
  return listener.middleware;
}

// The store, and what follows from the session: where to go, and what to forget.
import { TAGS } from '@quoin/contract';
import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { useDispatch } from 'react-redux';
import { api } from '../api/api';
import { autosave, draftReducer } from '../draft';
import { languageChosen, languageReducer } from '../i18n/language-slice';
import { comparedReducer, residenceReducer } from '../journey/browse';
import { fromMailReducer } from '../journey/visit/mail/from-mail-slice';
import { noticeShown, noticesReducer } from '../notices/notices-slice';
import { sessionEnded, sessionReducer, sessionStarted, signInNeeded } from '../session/session-slice';
import { spinnerReducer } from '../spinner/spinner-slice';
import { savePageBeforeLogin } from './page-before-login';
import { referralReducer } from './referral-slice';
import { themeReducer } from './theme';

/** What the store needs of the router. */
export interface Navigation {
  /** Path and query below /go. */
  here: () => string;
  go: (to: string) => Promise<void> | void;
}

export function createStore(navigation: Navigation) {
  const store = configureStore({
    reducer: {
      [api.reducerPath]: api.reducer,
      session: sessionReducer,
      language: languageReducer,
      theme: themeReducer,
      residence: residenceReducer,
      compared: comparedReducer,
      fromMail: fromMailReducer,
      referral: referralReducer,
      spinner: spinnerReducer,
      notices: noticesReducer,
      draft: draftReducer,
    },
    middleware: (defaults) =>
      defaults().prepend(sessionListener(navigation), autosave()).concat(api.middleware),
  });
  setupListeners(store.dispatch);
  return store;
}

export type Store = ReturnType<typeof createStore>;
export type RootState = ReturnType<Store['getState']>;
export const useAppDispatch = useDispatch.withTypes<Store['dispatch']>();

function sessionListener({ here, go }: Navigation) {
  const listener = createListenerMiddleware();

  // Another person may see other products: nothing that was fetched before is shown after.
  listener.startListening({
    actionCreator: sessionStarted,
    effect: (_action, { dispatch }) => void dispatch(api.util.resetApiState()),
  });
  listener.startListening({
    actionCreator: sessionEnded,
    effect: async ({ payload: why }, { dispatch }) => {
      await go('/');
      dispatch(api.util.resetApiState());
      dispatch(
        why === 'refused' ? noticeShown('info', 'app.session_ended') : noticeShown('info', 'app.signed_out'),
      );
    },
  });
  listener.startListening({
    actionCreator: signInNeeded,
    effect: async () => {
      savePageBeforeLogin(here());
      await go('/auth/login');
    },
  });
  // The server answers in the language of the call.
  listener.startListening({
    actionCreator: languageChosen,
    effect: (_action, { dispatch }) => void dispatch(api.util.invalidateTags([...TAGS])),
  });
  return listener.middleware;
}

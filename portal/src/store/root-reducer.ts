// The root reducer without its slices, so that slices, the API and screens can import it. The shell adds the slices of
// every page; the others are injected by the screens that load them.
import {
  combineSlices,
  createDynamicMiddleware,
  type Action,
  type ThunkDispatch,
  type UnknownAction,
  type UnsubscribeListener,
  type WithSlice,
} from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { api } from '../api/api';
import type { spinner } from '../api/spinner-slice';
import type { theme } from '../browser/theme-slice';
import type { draft } from '../draft/draft-slice';
import type { language } from '../i18n/language-slice';
import type { proof } from '../document-reader/proof-slice';
import type { fromMail } from '../journey/visit/mail/from-mail-slice';
import type { notices } from '../notices/notices-slice';
import type { referral } from '../session/referral-slice';
import type { session } from '../session/session-slice';

type Slices = WithSlice<typeof session> &
  WithSlice<typeof language> &
  WithSlice<typeof theme> &
  WithSlice<typeof fromMail> &
  WithSlice<typeof referral> &
  WithSlice<typeof notices> &
  WithSlice<typeof api> &
  WithSlice<typeof spinner> &
  WithSlice<typeof draft> &
  WithSlice<typeof proof>;

export const rootReducer = combineSlices().withLazyLoadedSlices<Slices>();

export const injectedMiddleware = createDynamicMiddleware();

/** State for screens, with every slice required: each screen loads the slices that it reads. */
export type RootState = Required<ReturnType<typeof rootReducer>>;

/** As configured in the shell: thunks, and `addListener`, which returns the function that removes the listener. */
export type AppDispatch = ((action: Action<'listenerMiddleware/add'>) => UnsubscribeListener) &
  ThunkDispatch<RootState, undefined, UnknownAction>;
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

// What the store holds from the first page on, and the places for what joins it later: calls, and all that follows from
// them, come with the first screen that calls, so that a page to read carries none of it.
import { combineSlices, createDynamicMiddleware, type WithSlice } from '@reduxjs/toolkit';
import type { api } from '../api/api';
import type { draft } from '../draft/draft-slice';
import { languageReducer } from '../i18n/language-slice';
import type { proof } from '../journey/documents/proof-slice';
import { fromMailReducer } from '../journey/visit/mail/from-mail-slice';
import { noticesReducer } from '../notices/notices-slice';
import { sessionReducer } from '../session/session-slice';
import type { spinner } from '../spinner/spinner-slice';
import { referralReducer } from './referral-slice';
import { themeReducer } from './theme';

type Later = WithSlice<typeof api> &
  WithSlice<typeof spinner> &
  WithSlice<typeof draft> &
  WithSlice<typeof proof>;

export const rootReducer = combineSlices({
  session: sessionReducer,
  language: languageReducer,
  theme: themeReducer,
  fromMail: fromMailReducer,
  referral: referralReducer,
  notices: noticesReducer,
}).withLazyLoadedSlices<Later>();

export const laterMiddleware = createDynamicMiddleware();

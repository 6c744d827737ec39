import { LANGUAGES, type Language } from '@quoin/rules';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rememberForServer, remembered } from '../app/remembered';

const STORED_AS = 'quoin.language';

interface LanguageState {
  current: Language;
}

const language = createSlice({
  name: 'language',
  initialState: (): LanguageState => ({ current: remembered(STORED_AS, LANGUAGES) ?? 'en' }),
  reducers: {
    languageChosen: (state, action: PayloadAction<Language>) => {
      state.current = action.payload;
    },
  },
  selectors: { selectLanguage: (state) => state.current },
});

export const languageReducer = language.reducer;
export const { selectLanguage } = language.selectors;
export const { languageChosen } = language.actions;

/** Changes the language of the page and remembers it. */
export function chooseLanguage(to: Language) {
  rememberForServer(STORED_AS, to);
  return languageChosen(to);
}

import { LANGUAGES, type Language } from '@quoin/rules';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { saveLocally, saveChoice, readChoice } from '../browser/choices';
import { readToken } from '../browser/token-cookie';

/** Each language's name in that language. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', 'zh-CN': '简体中文' };

const STORAGE_KEY = 'quoin.language';
/** Language of the signed-in account, cached so that pages do not start in English. */
const ACCOUNT_STORAGE_KEY = 'quoin.language.account';

/** The user's choice on this device. */
const chosenHere = () => readChoice(STORAGE_KEY, LANGUAGES);

export const language = createSlice({
  name: 'language',
  initialState: (): Language =>
    chosenHere() ?? (readToken() ? readChoice(ACCOUNT_STORAGE_KEY, LANGUAGES) : undefined) ?? 'en',
  reducers: {
    languageChosen: (_before, { payload }: PayloadAction<Language>) => payload,
  },
  selectors: { selectLanguage: (state) => state },
});

export const { selectLanguage } = language.selectors;
export const { languageChosen } = language.actions;

/** Changes the language of the page and saves the choice. */
export function chooseLanguage(to: Language) {
  saveChoice(STORAGE_KEY, to);
  return languageChosen(to);
}

/** Switches to the language of the signed-in account, unless the user has chosen one on this device. */
export function followAccountLanguage(of: Language) {
  saveLocally(ACCOUNT_STORAGE_KEY, of);
  return languageChosen(chosenHere() ?? of);
}

/** Switches to the language of the app whose browser shows the page, unless the user has chosen one on this device. */
export const followAppLanguage = (of: Language) => languageChosen(chosenHere() ?? of);

// Country names in both languages, for the documents of the server.
import type { Language } from '../languages';
import { chineseCountryName } from './chinese-country-names';
import { englishCountryName } from './english-country-names';

const NAME: Record<Language, (code: string) => string> = {
  en: englishCountryName,
  'zh-CN': chineseCountryName,
};

/** The name in the language. Returns an unknown code unchanged. */
export const countryName = (code: string, language: Language): string => NAME[language](code);

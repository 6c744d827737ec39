// Both languages at once, for what has both at hand: the server's documents.
import type { Language } from '../languages';
import { chineseCountryName } from './chinese-country-names';
import { englishCountryName } from './english-country-names';

const NAME: Record<Language, (code: string) => string> = {
  en: englishCountryName,
  'zh-CN': chineseCountryName,
};

/** The name in that language; an unknown code is its own name. */
export const countryName = (code: string, language: Language): string => NAME[language](code);

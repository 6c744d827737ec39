// Names an operator has reviewed; they stand before those of names.*.json. Edit this file to change one.
import type { Language } from '../investing-terms';

export const REVIEWED_NAMES: Record<string, Record<Language, string>> = {
  HK: { en: 'Hong Kong', 'zh-CN': '香港' },
  MO: { en: 'Macau', 'zh-CN': '澳门' },
  TW: { en: 'Taiwan', 'zh-CN': '台湾' },
};

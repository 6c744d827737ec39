// Sample words of a story in the language that the toolbar chose.
import { useLocale, type Locale } from '@quoin/ui';

/** A text in every language, in the order of `LOCALES`. */
export type Said = readonly [en: string, zh: string];

const LOCALES: readonly Locale[] = ['en', 'zh-CN'];

export function useWords<Words>(words: Record<Locale, Words>): Words {
  return words[useLocale()];
}

export function useSay(): (said: Said) => string {
  const place = LOCALES.indexOf(useLocale());
  return (said) => said[place] ?? said[0];
}

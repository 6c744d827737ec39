// Sample text of stories in the language chosen in the toolbar.
import { useLocale, type Locale } from '@quoin/ui';

/** Text in every language, in the order of `LOCALES`. */
export type Said = readonly [en: string, zh: string];

const LOCALES: readonly Locale[] = ['en', 'zh-CN'];

/** The language chosen in the toolbar. */
export const useStoryLocale = (): Locale => (useLocale() === 'zh-CN' ? 'zh-CN' : 'en');

export function useWords<Words>(words: Record<Locale, Words>): Words {
  return words[useStoryLocale()];
}

export function useSay(): (said: Said) => string {
  const place = LOCALES.indexOf(useStoryLocale());
  return (said) => said[place] ?? said[0];
}

/** Options of a choice from their labels, by value. */
export const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

// Sample words of a story in the language that the toolbar chose.
import { useLocale, type Locale } from '@quoin/ui';

export function useWords<Words>(words: Record<Locale, Words>): Words {
  return words[useLocale()];
}

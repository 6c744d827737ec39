// What a language consists of, and how it is loaded: one file per language, fetched when it is first needed.
import type { ErrorName } from '@quoin/contract';
import type { Language, ProblemName } from '@quoin/rules';
import type { QuoinProviderProps } from '@quoin/ui';
import type { en } from './en';

export type MessageId = keyof typeof en.words;

export interface Catalogue {
  words: Record<MessageId, string>;
  errors: Record<ErrorName, string>;
  problems: Record<ProblemName, string>;
  /** The component package's own words; English is built in. */
  components: QuoinProviderProps['messages'];
}

const LOAD: Record<Language, () => Promise<Catalogue>> = {
  en: async () => (await import('./en')).en,
  'zh-CN': async () => (await import('./zh-CN')).zh,
};

export const loadCatalogue = (language: Language): Promise<Catalogue> => LOAD[language]();

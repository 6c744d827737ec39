// A file of its own: every page needs it, and few need the vocabulary of investing.

export const LANGUAGES = ['en', 'zh-CN'] as const;
export type Language = (typeof LANGUAGES)[number];
/** A text that an operator or the demo world provides in every language. */
export type Bilingual = Record<Language, string>;

// A file of its own: every page needs it, and few need the vocabulary of investing.
export const LANGUAGES = ['en', 'zh-CN'] as const;
export type Language = (typeof LANGUAGES)[number];
/** A text that an operator or the demo world provides in every language. */
export type Bilingual = Record<Language, string>;

/** Names as they are said one after the other: `Ada, Ben, and Cleo`, `甲、乙和丙`. */
export const listed = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language).format(names);

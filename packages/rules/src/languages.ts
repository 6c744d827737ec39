// A separate module, because every page loads it and few pages load the investing terms.
export const LANGUAGES = ['en', 'zh-CN'] as const;
export type Language = (typeof LANGUAGES)[number];
/** A text that the operator or the demo provides in every language. */
export type Bilingual = Record<Language, string>;

/** Formats a list of names: `Ada, Ben, and Cleo`, `甲、乙和丙`. */
export const formatList = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language).format(names);

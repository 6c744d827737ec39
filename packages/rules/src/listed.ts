import type { Language } from './languages';

/** Names as they are said one after the other: `Ada, Ben, and Cleo`, `甲、乙和丙`. */
export const listed = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language).format(names);

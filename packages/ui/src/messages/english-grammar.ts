/** Joins names. Not `Intl.ListFormat`, whose first use takes as long as rendering twenty cards. */
export const list = (names: readonly string[]): string =>
  names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`;

/** `1 day`, `5 days`: whole numbers have two plural forms in English. */
export const pluralize = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

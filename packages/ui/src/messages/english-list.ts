/** Written here, because the first use of `Intl.ListFormat` takes as long as twenty cards. */
export const list = (names: readonly string[]): string =>
  names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`;

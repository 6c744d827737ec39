/** Written here, because the first use of `Intl.ListFormat` takes as long as twenty cards. */
export const list = (names: readonly string[]): string =>
  names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`;

/** `1 day`, `5 days`: of whole things English has one and many. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** `1 day`, `5 days`: of whole things English has one and many. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

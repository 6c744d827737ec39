// Which products are compared stands in the address, so that a comparison can be sent to somebody.
export const LEAST_COMPARED = 2;
export const MOST_COMPARED = 3;

const ID = /^[A-Za-z0-9_-]{1,64}$/;

export const comparisonPath = (ids: readonly string[]): string => `/products/compare?ids=${ids.join(',')}`;

/** Ids apart by commas; what can be none, what is there twice and what is too many is left out. */
export function idsIn(text: string | null): string[] {
  const ids = (text ?? '').split(',').filter((id) => ID.test(id));
  return [...new Set(ids)].slice(0, MOST_COMPARED);
}

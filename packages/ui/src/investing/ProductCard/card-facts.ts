// Two formatted facts of a product; the product page shows the same texts.
import { useCallback } from 'react';
import { ProductCard as english } from '../../messages/en/product-list';
import { useCountryName } from '../../provider/use-country-name';
import { useMessages } from '../../provider/quoin-context';

export interface LockUp {
  count: number;
  unit: 'months' | 'years';
}

const SHOWN = 2;

/** `US, CA, PR, MX` -> "United States, Canada, and 2 more"; none -> any country. */
export function useResidences(codes: readonly string[]): string {
  const countryName = useCountryName();
  const text = useMessages('ProductCard', english);
  if (codes.length === 0) return text.anyResidence;
  const listed = codes.length > SHOWN + 1 ? codes.slice(0, SHOWN) : codes;
  const names = listed.map(countryName);
  if (listed.length < codes.length) return text.moreResidences(names, codes.length - listed.length);
  return text.residences(names);
}

/** Formats a lock-up period in the current language: "12 months", "None". */
export const useLockUp = (lockUp: LockUp): string => useLockUpText()(lockUp);

/** The same for many products; the function stays the same within a language. */
export function useLockUpText(): (lockUp: LockUp) => string {
  const text = useMessages('ProductCard', english);
  return useCallback(({ count, unit }) => (count === 0 ? text.noLockUp : text[unit](count)), [text]);
}

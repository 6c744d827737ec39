// Two facts of a product as a reader sees them; the product's page shows them in the same words.
import { countryName } from '@quoin/rules';
import { useLocale, useMessages } from '../../provider';

export interface LockUp {
  count: number;
  unit: 'months' | 'years';
}

const SHOWN = 2;

/** `US, CA, PR, MX` -> "United States, Canada, and 2 more"; none -> any country. */
export function useResidences(codes: readonly string[]): string {
  const locale = useLocale();
  const text = useMessages().ProductCard;
  if (codes.length === 0) return text.anyResidence;
  const listed = codes.length > SHOWN + 1 ? codes.slice(0, SHOWN) : codes;
  const names = listed.map((code) => countryName(code, locale));
  if (listed.length < codes.length) return text.moreResidences(names, codes.length - listed.length);
  return new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' }).format(names);
}

export function useLockUp({ count, unit }: LockUp): string {
  const text = useMessages().ProductCard;
  return count === 0 ? text.noLockUp : text[unit](count);
}

import type { ProductEligibility } from '@quoin/rules';
import { useText } from '../../i18n';

/** Returns a function from the kinds of investors that a product is open to, to a list of them for reading. */
export function useEligibility() {
  const text = useText();
  return (kinds: readonly ProductEligibility[]): string =>
    kinds
      .map((kind, place) =>
        text(place === 0 ? `browse.eligibility.${kind}` : `browse.eligibility.more.${kind}`),
      )
      .join(text('browse.fact.separator'));
}

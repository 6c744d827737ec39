import type { PRODUCT_ACTIONS } from '@quoin/contract';
import type { ProductStatus } from '@quoin/rules';

export type ProductAction = (typeof PRODUCT_ACTIONS)[number];

/** What a person may do with a product now. A fund that is over is over for every residence. */
export function productAction(
  product: { status: ProductStatus; allowedCountries: readonly string[] },
  person: { country: string; signedIn: boolean },
): ProductAction {
  if (product.status === 'closed' || product.status === 'exited') return 'closed';
  if (!product.allowedCountries.includes(person.country)) return 'switch_residence';
  if (product.status === 'upcoming') return person.signedIn ? 'reserve' : 'sign_in_to_reserve';
  return person.signedIn ? 'invest' : 'sign_in';
}

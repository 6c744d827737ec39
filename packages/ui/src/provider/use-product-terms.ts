import type { Messages } from '../messages/en';
import { productTerms } from '../messages/en/product-terms';
import { useMessages } from './quoin-context';

/** Of the closed lists of the field, those of products, in the current language. */
export const useProductTerms = (): Messages['productTerms'] => useMessages('productTerms', productTerms);

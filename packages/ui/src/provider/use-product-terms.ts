import type { Messages } from '../messages/en';
import { productTerms } from '../messages/en/product-terms';
import { useMessages } from './quoin-context';

/** The names of product terms (the closed lists of products) in the current language. */
export const useProductTerms = (): Messages['productTerms'] => useMessages('productTerms', productTerms);

export * from './QuoinProvider';
export { useLocale, useMessages } from './quoin-context';
export { useCountryName } from './use-country-name';
export { useProductTerms } from './use-product-terms';
export { useTerms, useTermsOf } from './use-terms';
export type { Density, GainColour, Locale, Theme } from './quoin-context';

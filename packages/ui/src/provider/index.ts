export * from './QuoinProvider';
export { useCountryName, useLocale, useMessages, useTerms, useTermsOf } from './quoin-context';
export type { Density, GainColour, Locale, Theme } from './quoin-context';

export * from './QuoinProvider';
export { useLocale, useMessages } from './quoin-context';
export type { Density, GainColour, Locale, Theme } from './quoin-context';

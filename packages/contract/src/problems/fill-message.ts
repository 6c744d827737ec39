import { formatDollars, fullDate, timeInNewYork, type Language, type ProblemValue } from '@quoin/rules';

/**
 * Puts values into a sentence's `{placeholders}`; one without a value stays as it is, so that it is seen.
 * @param countryName in the language; without it a country is its code
 */
export const fillMessage = (
  text: string,
  language: Language,
  values: Readonly<Record<string, ProblemValue>> = {},
  countryName: (code: string) => string = (code) => code,
): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name] ?? placeholder;
    if (typeof value !== 'object') return String(value);
    if ('at' in value) return timeInNewYork(value.at, language);
    if ('country' in value) return countryName(value.country);
    return 'day' in value ? fullDate(value.day, language) : formatDollars(value.money, language);
  });

import { formatDollars, fullDate, timeInNewYork, type Language, type ProblemValue } from '@quoin/rules';

/** Puts values into a sentence's `{placeholders}`; one without a value stays as it is, so that it is seen. */
export const fillMessage = (
  text: string,
  language: Language,
  values: Readonly<Record<string, ProblemValue>> = {},
): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name] ?? placeholder;
    if (typeof value !== 'object') return String(value);
    if ('at' in value) return timeInNewYork(value.at, language);
    return 'day' in value ? fullDate(value.day, language) : formatDollars(value.money, language);
  });

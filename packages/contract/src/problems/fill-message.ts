import {
  countryName,
  formatDollars,
  fullDate,
  type Language,
  type Problems,
  type ProblemValue,
  timeInNewYork,
} from '@quoin/rules';
import { PROBLEM_MESSAGES_EN } from './messages.en';
import { PROBLEM_MESSAGES_ZH } from './messages.zh-CN';

/**
 * Fills the `{placeholders}` of a message. A placeholder without a value is left unchanged.
 * @param countryName returns the name of a country in the language; without it a country is shown by its code
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

const MESSAGES = { en: PROBLEM_MESSAGES_EN, 'zh-CN': PROBLEM_MESSAGES_ZH } as const;

/** The `fields` of a reply: the path of each problem with its message in the caller's language. */
export const fieldMessages = (problems: Problems, language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).map(([path, { name, values }]) => [
      path,
      fillMessage(MESSAGES[language][name], language, values, (code) => countryName(code, language)),
    ]),
  );

import { countryName, type Language, type Problems } from '@quoin/rules';
import { fillMessage } from './fill-message';
import { PROBLEM_MESSAGES_EN } from './messages.en';
import { PROBLEM_MESSAGES_ZH } from './messages.zh-CN';

const MESSAGES = { en: PROBLEM_MESSAGES_EN, 'zh-CN': PROBLEM_MESSAGES_ZH } as const;

/** The `fields` of a reply: each problem's path with its sentence in the caller's language. */
export const fieldMessages = (problems: Problems, language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).map(([path, { name, values }]) => [
      path,
      fillMessage(MESSAGES[language][name], language, values, (code) => countryName(code, language)),
    ]),
  );

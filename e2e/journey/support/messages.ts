// The portal's messages in the language of the run, read from its catalogues, so that tests use the visible text.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ERROR_MESSAGES_EN,
  ERROR_MESSAGES_ZH,
  PROBLEM_MESSAGES_EN,
  PROBLEM_MESSAGES_ZH,
} from '@quoin/contract';
import { fullDate } from '@quoin/rules';

export type Language = 'en' | 'zh-CN';
/** Whole dollars and days (YYYY-MM-DD) are formatted for the locale. */
type Value = string | number | { dollars: number } | { day: string };
export type Say = (id: string, values?: Record<string, Value>) => string;

/** Messages of API errors and of field problems, with ids such as `error.account_locked` and `problem.email_invalid`. */
const MESSAGES = {
  en: { error: ERROR_MESSAGES_EN, problem: PROBLEM_MESSAGES_EN },
  'zh-CN': { error: ERROR_MESSAGES_ZH, problem: PROBLEM_MESSAGES_ZH },
};
const CATALOGUES = join(import.meta.dirname, '..', '..', '..', 'portal', 'src', 'i18n');

export const getLanguage = (projectName: string): Language => (projectName.startsWith('zh') ? 'zh-CN' : 'en');

const REMEMBERED_AS = 'quoin.language';

/** Storage state of a browser in which the user chose this language with the switch in the header. */
export const rememberedLanguage = (language: Language, address: string) => ({
  origins: [{ origin: address, localStorage: [{ name: REMEMBERED_AS, value: language }] }],
  cookies: [
    {
      name: REMEMBERED_AS,
      value: language,
      domain: new URL(address).hostname,
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    },
  ],
});

export function createSay(language: Language): Say {
  const folder = join(CATALOGUES, language);
  const messages: Record<string, string> = Object.assign(
    {},
    ...Object.entries(MESSAGES[language]).map(([kind, sentences]) =>
      Object.fromEntries(Object.entries(sentences).map(([name, text]) => [`${kind}.${name}`, text])),
    ),
    ...readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as object), // the catalogues are ours
  );
  return (id, values = {}) => {
    const text = messages[id];
    if (text === undefined) throw new Error(`The portal has no message ${id} in ${language}`);
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => written(values[name] ?? whole, language));
  };
}

function written(value: Value, language: Language): string {
  if (typeof value !== 'object') return String(value);
  if ('day' in value) return fullDate(value.day, language);
  return value.dollars.toLocaleString(language, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
}

// What the portal says in the language of the run, read from its own catalogues, so that a test clicks what a person reads.
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
/** Whole dollars and days (YYYY-MM-DD) are written as the language writes them. */
type Value = string | number | { dollars: number } | { day: string };
export type Say = (id: string, values?: Record<string, Value>) => string;

/** The sentences of refused calls and of fields, called `error.account_locked` and `problem.email_invalid` here. */
const SENTENCES = {
  en: { error: ERROR_MESSAGES_EN, problem: PROBLEM_MESSAGES_EN },
  'zh-CN': { error: ERROR_MESSAGES_ZH, problem: PROBLEM_MESSAGES_ZH },
};
const CATALOGUES = join(import.meta.dirname, '..', '..', '..', 'portal', 'src', 'i18n');

/** The language that a project of the configuration stands for. */
export const languageOf = (projectName: string): Language => (projectName.startsWith('zh') ? 'zh-CN' : 'en');

const REMEMBERED_AS = 'quoin.language';

/** A browser in which the user chose this language before with the switch in the header. */
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

export function wordsOf(language: Language): Say {
  const folder = join(CATALOGUES, language);
  const words: Record<string, string> = Object.assign(
    {},
    ...Object.entries(SENTENCES[language]).map(([kind, sentences]) =>
      Object.fromEntries(Object.entries(sentences).map(([name, text]) => [`${kind}.${name}`, text])),
    ),
    ...readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as object), // the catalogues are ours
  );
  return (id, values = {}) => {
    const text = words[id];
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

// Both languages of the package are complete, and neither contains text of the other.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { zhCN } from '@quoin/ui/messages/zh-CN';

const ENGLISH = join(__dirname, '../../packages/ui/src/messages/en');

/** Messages intentionally without a Chinese character, by prefix of the key, with the reason. */
const NOT_IN_CHINESE: Record<string, string> = {
  'InAppBrowserNotice.apps.': 'apps are called as their makers write them',
  'NavChart.moved': 'is put together of other messages',
  'PdfReader.hit': 'a stroke between two numbers',
  'productTerms.category.pre_ipo': 'said so in Chinese too',
  'terms.category.pre_ipo': 'said so in Chinese too',
  'terms.performanceFigure.': 'TVPI, DPI and MOIC are the abbreviations of the market in both languages',
};

const AS_ONE = ['terms', 'productTerms'];

type Words = string | ((...values: never[]) => unknown) | { [key: string]: Words };

const en = leaves(Object.assign({}, ...readdirSync(ENGLISH).map(readMessages)));
const zh = leaves(zhCN as unknown as Words); // its own type is narrower
const HAN = /\p{Script=Han}/u;

test('both languages have the same messages', () => {
  expect([...zh.keys()].sort()).toEqual([...en.keys()].sort());
});

test.each([...en.keys()])('%s has the same type in both', (key) => {
  expect(typeof zh.get(key)).toBe(typeof en.get(key));
});

test('no Chinese in the English messages', () => {
  expect([...en].filter(([, words]) => HAN.test(String(words))).map(([key]) => key)).toEqual([]);
});

test('no message is left in English', () => {
  const left = [...zh].filter(([key, words]) => spoken(en.get(key)) !== '' && !HAN.test(spoken(words)));
  const reasons = Object.keys(NOT_IN_CHINESE);
  expect(left.map(([key]) => key).filter((key) => !reasons.some((start) => key.startsWith(start)))).toEqual(
    [],
  );
  // Every exception is still needed.
  expect(reasons.filter((start) => !left.some(([key]) => key.startsWith(start)))).toEqual([]);
});

/** The message's own text; empty if it only adds separators to its values. */
function spoken(words: Words | undefined): string {
  if (typeof words !== 'function') return String(words);
  const texts = words.toString().match(/'[^']*'|"[^"]*"|`[^`]*`/g) ?? [];
  return texts.map((text) => text.replace(/\$\{[^}]*\}/g, '').replace(/[^\p{L}]/gu, '')).join('');
}

/** Messages of components are exported one by one; investing terms as one object of exported lists. */
function readMessages(file: string): Record<string, Words> {
  const group = jest.requireActual<Record<string, Words>>(join(ENGLISH, file));
  const whole = AS_ONE.find((name) => group[name]);
  return whole ? { [whole]: group[whole] ?? {} } : group;
}

/** Flattens to keys such as `Notices.close`, each with its text or function. */
function leaves(words: Words, key = '', found = new Map<string, Words>()): Map<string, Words> {
  if (typeof words !== 'object') found.set(key, words);
  else for (const [name, part] of Object.entries(words)) leaves(part, key ? `${key}.${name}` : name, found);
  return found;
}

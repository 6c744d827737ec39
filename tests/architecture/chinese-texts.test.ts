// Chinese text has no spaces between characters: one in a message is a mistake, from a placeholder or a line break. It has
// one term for each English one, as in docs/glossary.md.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');
const FOLDERS = [
  'portal/src',
  'packages/ui/src',
  'packages/server/src',
  'packages/server/demo',
  'packages/contract/src',
  'packages/rules/src',
];

/** Placeholders whose values are Chinese on a Chinese page: names of products and desks, and dates, which end in 日. */
const CHINESE_VALUES = ['product', 'productName', 'contact', 'date', 'day', 'due', 'payout'];

const HAN = String.raw`[\p{Script=Han}，。、；：！？（）“”《》]`;
const VALUE = String.raw`\$?\{(?!BRAND)(?:\w+\.)?(?:${CHINESE_VALUES.join('|')})\}`;
const STRAY = new RegExp(`${HAN} +(?:\\p{Script=Han}|${VALUE})|${VALUE} +${HAN}`, 'u');

const sentences = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|json|md)$/.test(file))
    .flatMap((file) => readFileSync(join(ROOT, folder, file), 'utf8').split('\n'))
    .filter((line) => /\p{Script=Han}/u.test(line))
    .map((line) => line.trim()),
);

test('the test finds Chinese messages', () => {
  expect(sentences.length).toBeGreaterThan(2000);
});

test('no space separates two Chinese characters, or a Chinese character and a Chinese value', () => {
  expect(sentences.filter((sentence) => STRAY.test(sentence))).toEqual([]);
});

/** Other words for a term of the glossary. */
const OTHER_WORDS = {
  认购金额: /认购承诺额|承诺出资|认缴/,
  缴款: /出资请求/,
  驾驶证: /驾驶执照|驾照/,
  托管机构: /托管人/,
  工作日: /营业日/,
};

test.each(Object.entries(OTHER_WORDS))('%s has no other name', (_term, others) => {
  expect(sentences.filter((sentence) => others.test(sentence))).toEqual([]);
});

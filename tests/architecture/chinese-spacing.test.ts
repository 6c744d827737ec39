// Chinese has no space between two characters. A space in a message comes from a placeholder or a line break by mistake.
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

/** Values that are Chinese themselves where the page is: names of products and desks, and days, which end in 日. */
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

test('the catalogues contain Chinese messages', () => {
  expect(sentences.length).toBeGreaterThan(2000);
});

test('no space separates two Chinese characters, or a Chinese character and a Chinese value', () => {
  expect(sentences.filter((sentence) => STRAY.test(sentence))).toEqual([]);
});

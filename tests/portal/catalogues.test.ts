import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { MessageId } from '../../portal/src/i18n';
import { performanceFigure } from '../../packages/ui/src/messages/en/terms';
import { terms } from '../../packages/ui/src/messages/zh-CN/terms';
import { LEDGER_MESSAGES } from '../../packages/server/src/pdf/account-statement';
import { MESSAGES } from './all-messages';

const { en, 'zh-CN': zh } = MESSAGES;

const ids = Object.keys(en) as MessageId[]; // Object.keys loses the type of the keys

/** Messages that are intentionally the same in both languages: names. */
const SAME_IN_BOTH: readonly string[] = ['fund.method.ach'];

/** Placeholders of a message, in all its plural branches. */
function getValues(text: string): string[] {
  const names = new Set<string>();
  const walk = (elements: MessageFormatElement[]) =>
    elements.forEach((element) => {
      if (element.type === TYPE.literal || element.type === TYPE.pound) return;
      names.add(element.value);
      if (element.type === TYPE.plural || element.type === TYPE.select)
        Object.values(element.options).forEach(({ value }) => walk(value));
      if (element.type === TYPE.tag) walk(element.children);
    });
  walk(parse(text));
  return [...names].sort();
}

test('both languages have the same messages', () => {
  expect(Object.keys(zh).sort()).toEqual([...ids].sort());
});

test('no message is empty or untranslated', () => {
  const left = ids.filter((id) => zh[id] === en[id] && !SAME_IN_BOTH.includes(id));
  const empty = ids.filter((id) => en[id].trim() === '' || zh[id].trim() === '');
  expect({ left, empty }).toEqual({ left: [], empty: [] });
});

test.each(ids)('%s has the same placeholders in both languages', (id) => {
  expect(getValues(zh[id])).toEqual(getValues(en[id]));
});

test('a message about something in progress ends with an ellipsis in both languages', () => {
  const endsOpen = (text: string) => text.endsWith('…');
  expect(ids.filter((id) => endsOpen(en[id]) !== endsOpen(zh[id]))).toEqual([]);
});

test('a figure has one name in the portal, its tables and account statements', () => {
  const figures = ['contribution', 'net_gain_loss', 'fees_paid', 'withdrawn'] as const;
  const portal = figures.map((figure) => [en[`portfolio.fact.${figure}`], zh[`portfolio.fact.${figure}`]]);
  const tables = figures.map((figure) => [performanceFigure[figure], terms.performanceFigure[figure]]);
  const { contribution, netGain, feesPaid, withdrawn } = LEDGER_MESSAGES;
  const statements = [contribution, netGain, feesPaid, withdrawn].map((name) => [name.en, name['zh-CN']]);
  expect({ portal, statements }).toEqual({ portal: tables, statements: tables });
});

test('a message id starts with its journey', () => {
  const words = [
    'app',
    'visit',
    'join',
    'access',
    'account',
    'investors',
    'browse',
    'apply',
    'sign',
    'fund',
    'portfolio',
    'documents',
    'redeem',
    'refer',
  ];
  expect(ids.filter((id) => !words.some((word) => id.startsWith(`${word}.`)))).toEqual([]);
});

/** Message ids in the portal's sources: complete, or with placeholders (`apply.step.${step}`). */
function idsInTheSource(): RegExp[] {
  const folder = join(__dirname, '..', '..', 'portal', 'src');
  const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  return [...source.matchAll(/['`]([a-z]+\.[^'`\s]+)['`]/g)].map(([, written = '']) => {
    const parts = written.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
    return new RegExp(`^${parts.join('.+')}$`);
  });
}

test('every message is used', () => {
  const written = idsInTheSource();
  expect(ids.filter((id) => !written.some((pattern) => pattern.test(id)))).toEqual([]);
});

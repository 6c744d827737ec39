// Values in two languages: one column for each, with the suffixes `_en` and `_zh`.
import type { Bilingual } from '@quoin/rules';
import type { RowReader } from './row-reader';

/** The values of both columns. */
export const bilingual = (row: RowReader, field: string): Bilingual => ({
  en: row.text(`${field}_en`),
  'zh-CN': row.text(`${field}_zh`),
});

/** Requires the same number of items in both languages. */
export function bilingualItems(
  row: RowReader,
  field: string,
  items: (column: string) => string[],
): Bilingual[] {
  const [english, chinese] = [items(`${field}_en`), items(`${field}_zh`)];
  if (english.length !== chinese.length)
    row.wrong(`${field}_zh`, `has ${chinese.length} where ${field}_en has ${english.length}`, undefined);
  return inBoth(english, chinese);
}

/** One per line, as `Vehicle: Delaware limited partnership`. */
export function namedLines(row: RowReader, field: string): { name: Bilingual; value: Bilingual }[] {
  return bilingualItems(row, field, (column) => row.lines(column)).map((line) => {
    const en = nameAndValue(row, `${field}_en`, line.en);
    const zh = nameAndValue(row, `${field}_zh`, line['zh-CN']);
    return { name: { en: en.name, 'zh-CN': zh.name }, value: { en: en.value, 'zh-CN': zh.value } };
  });
}

function nameAndValue(row: RowReader, column: string, line: string): { name: string; value: string } {
  const [, name, value] = /^([^:：]+)[:：]\s*(.+)$/.exec(line) ?? [];
  return name && value
    ? { name: name.trim(), value }
    : row.wrong(column, `has the line "${line}" without a colon`, { name: '', value: '' });
}

/** Pairs the lists item by item. */
export const inBoth = (english: readonly string[], chinese: readonly string[]): Bilingual[] =>
  english.map((en, at) => ({ en, 'zh-CN': chinese[at] ?? '' }));

// Bilingual values: one column per language, with the suffixes `_en` and `_zh`.
import type { Bilingual } from '@quoin/rules';
import type { RowReader } from './row-reader';

/** Reads both columns. */
export const bilingual = (row: RowReader, field: string): Bilingual => ({
  en: row.text(`${field}_en`),
  'zh-CN': row.text(`${field}_zh`),
});

/** Reads lists, which must have the same number of items in both languages. */
export function bilingualItems(
  row: RowReader,
  field: string,
  items: (column: string) => string[],
): Bilingual[] {
  const [english, chinese] = [items(`${field}_en`), items(`${field}_zh`)];
  if (english.length !== chinese.length)
    row.wrong(`${field}_zh`, `has ${chinese.length} items, but ${field}_en has ${english.length}`, undefined);
  return toBilingual(english, chinese);
}

/** Reads one named value per line, such as `Vehicle: Delaware limited partnership`. */
export function namedLines(row: RowReader, field: string): { name: Bilingual; value: Bilingual }[] {
  return bilingualItems(row, field, (column) => row.lines(column)).map((line) => {
    const en = nameAndValue(row, `${field}_en`, line.en);
    const zh = nameAndValue(row, `${field}_zh`, line['zh-CN']);
    return { name: { en: en.name, 'zh-CN': zh.name }, value: { en: en.value, 'zh-CN': zh.value } };
  });
}

function nameAndValue(row: RowReader, column: string, line: string): { name: string; value: string } {
  const [, name, value] = /^([^:：]+)[:：](.+)$/.exec(line) ?? [];
  return name && value?.trim()
    ? { name: name.trim(), value: value.trim() }
    : row.wrong(column, `has the line "${line}" without a colon`, { name: '', value: '' });
}

/** Pairs the lists item by item. */
export const toBilingual = (english: readonly string[], chinese: readonly string[]): Bilingual[] =>
  english.map((en, index) => ({ en, 'zh-CN': chinese[index] ?? '' }));

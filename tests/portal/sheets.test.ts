// An exported file matches the page, and spreadsheets execute nothing in it.
import { parse } from 'papaparse';
import { readSheet } from 'read-excel-file/universal';
import { toCsv, csvText } from '../../portal/src/sheets/csv';
import type { Sheet } from '../../portal/src/sheets/sheet';
import { toXlsx } from '../../portal/src/sheets/xlsx';

const SHEET: Sheet = {
  name: 'My Portfolio',
  columns: [
    { header: '基金', kind: 'text' },
    { header: 'Valued on', kind: 'date' },
    { header: 'Net gain or loss', kind: 'money' },
    { header: 'Rate of return since inception', kind: 'percent' },
    { header: 'Units', kind: 'units' },
  ],
  rows: [
    ['Orchard Lane, "Senior" Credit', '2026-07-31', '-1234567.10', '-0.041250', '1200.500000'],
    ['林一菲', null, null, null, null],
  ],
};

test('a CSV file has every cell as on the page, and missing values are empty', () => {
  const { data } = parse<string[]>(csvText(SHEET));
  expect(data).toEqual([
    ['基金', 'Valued on', 'Net gain or loss', 'Rate of return since inception', 'Units'],
    ['Orchard Lane, "Senior" Credit', '2026-07-31', '-1234567.10', '-4.13%', '1200.500000'],
    ['林一菲', '', '', '', ''],
  ]);
});

test('a CSV file starts with the UTF-8 byte order mark for Excel', async () => {
  expect([...new Uint8Array(await toCsv(SHEET).arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

test.each([
  '=HYPERLINK("http://evil.example","Statement")',
  '+1-800-FUND',
  '-2+3+cmd|" /C calc"!A0',
  '@SUM(A1:A9)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
])('in CSV %j is text, not a formula', (text) => {
  const columns = [{ header: 'Fund', kind: 'text' as const }];
  const { data } = parse<string[]>(csvText({ columns, rows: [[text]] }));
  expect(data[1]).toEqual([`'${text}`]);
});

test('an Excel workbook has figures as numbers, dates as dates, and text as text', async () => {
  const workbook = await toXlsx({
    ...SHEET,
    rows: [...SHEET.rows, ['=1+1', '2026-02-28', '90071992547409.91', '0.082500', '0.000001']],
  });
  expect(await readSheet(Uint8Array.from(new Uint8Array(await workbook.arrayBuffer())).buffer)).toEqual([
    ['基金', 'Valued on', 'Net gain or loss', 'Rate of return since inception', 'Units'],
    ['Orchard Lane, "Senior" Credit', new Date('2026-07-31'), -1234567.1, -0.04125, 1200.5],
    ['林一菲', null, null, null, null],
    ['=1+1', new Date('2026-02-28'), 90071992547409.91, 0.0825, 0.000001],
  ]);
});

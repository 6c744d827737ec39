// Generated files of an archive: each part as JSON and CSV, the receipts, the list of hashes and an overview page.
import { type Bilingual, BRAND, DATA_ARCHIVE_DAYS, dateInNewYork, type Language } from '@quoin/rules';
import { stringify } from 'csv-stringify/sync';
import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { createHash } from 'node:crypto';
import type { Executor } from '../../database/database';
import { products } from '../../database/tables';
import type { Services } from '../../services';
import { escapeHtml } from '../../shared/escape-html';
import { money } from '../../shared/money';
import type { Receipt } from './receipts';

export interface ArchiveText {
  /** Path inside the archive. */
  path: string;
  text: string;
}

export interface ArchiveFile {
  path: string;
  storeKey: string;
  sha256: string;
  /** ISO 8601 */
  modifiedAt: string;
}

export interface WrittenPart {
  name: string;
  title: string;
  rows: readonly ArchiveRow[];
}

export interface ArchiveContent {
  language: Language;
  madeAt: Date;
  holder: string;
  parts: readonly WrittenPart[];
  receipts: readonly Receipt[];
  files: readonly ArchiveFile[];
}

export const CHECKSUM_FILE = 'SHA256SUMS';

/** Generates the files. The list of hashes is last, because it covers all others. */
export function archiveTexts(content: ArchiveContent): ArchiveText[] {
  const texts = [
    { path: 'index.html', text: page(content) },
    ...content.parts.flatMap(({ name, rows }) => [
      { path: `data/${name}.json`, text: `${JSON.stringify(rows, null, 2)}\n` },
      { path: `data/${name}.csv`, text: csv(rows) },
    ]),
    { path: 'receipts.json', text: `${JSON.stringify(content.receipts, null, 2)}\n` },
  ];
  const sums = [
    ...texts.map(({ path, text }) => ({ path, sha256: sha256(text) })),
    ...content.files.map(({ path, sha256: hash }) => ({ path, sha256: hash })),
  ];
  const listed = sums.map(({ path, sha256: hash }) => `${hash}  ${path}\n`).join('');
  return [...texts, { path: CHECKSUM_FILE, text: listed }];
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Escapes cells that a spreadsheet would evaluate as a formula with an apostrophe. */
const csv = (rows: readonly ArchiveRow[]): string =>
  stringify(
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, written(cell)]))),
    {
      header: true,
      columns: getColumns(rows),
      escape_formulas: true,
      bom: true,
      record_delimiter: 'windows',
    },
  );

const getColumns = (rows: readonly ArchiveRow[]): string[] => [...new Set(rows.flatMap(Object.keys))];

function written(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString();
  return typeof cell === 'object' ? JSON.stringify(cell) : String(cell);
}

const MESSAGES = {
  en: {
    title: `Your data at ${BRAND.product}`,
    made: (holder: string, day: string) => `${holder}, as of ${day} (New York).`,
    lead: 'Everything that is kept of you, one table a part. The same tables are in the folder data, as JSON for programs and as CSV for spreadsheets. Identity and account numbers are masked; passwords, codes and keys are kept only as hashes and are not here.',
    documents: 'Documents',
    none: 'Nothing.',
    check: 'How to check this archive',
    steps: [
      'Upload it on the page My data, or',
      'run "sha256sum -c SHA256SUMS" (macOS: "shasum -a 256 -c SHA256SUMS") in the unpacked folder: every file must be OK.',
      'Each act in receipts.json has its hash: the SHA-256 of the hash before it, position, seq, at, actor, act, object and detail, each written as its length in bytes, a colon, itself and a comma, one after the other, in UTF-8.',
      `The SHA-256 of the file SHA256SUMS itself is in the audit trail. The page My data compares it; ${BRAND.supportEmail} tells it as well.`,
    ],
    kept: `The download ends after ${DATA_ARCHIVE_DAYS} days; this copy is yours. Keep it as you keep your passport.`,
  },
  'zh-CN': {
    title: `您在 ${BRAND.product} 的数据`,
    made: (holder: string, day: string) => `${holder}，截至${day}（纽约时间）。`,
    lead: '我们保存的与您有关的全部数据，每部分一张表。同样的表格在 data 文件夹中，JSON 供程序使用，CSV 供电子表格使用。证件号码和账号已隐去；密码、验证码和密钥仅以哈希保存，不在其中。',
    documents: '文件',
    none: '无。',
    check: '如何核验本归档',
    steps: [
      '在“我的数据”页面上传本归档，或',
      '在解压后的文件夹中运行 "sha256sum -c SHA256SUMS"（macOS 为 "shasum -a 256 -c SHA256SUMS"），每个文件都应显示 OK。',
      'receipts.json 中每条记录都有哈希值：依次取前一哈希、position、seq、at、actor、act、object、detail，每项写成“字节长度、冒号、内容、逗号”，以 UTF-8 相连后的 SHA-256。',
      `SHA256SUMS 文件本身的 SHA-256 记录在审计记录中，可在“我的数据”页面比对，也可向 ${BRAND.supportEmail} 查询。`,
    ],
    kept: `下载链接 ${DATA_ARCHIVE_DAYS} 天后失效，本副本归您所有。请像保管护照一样保管。`,
  },
} as const;

function page({ language, madeAt, holder, parts, files }: ArchiveContent): string {
  const messages = MESSAGES[language];
  const sections = parts.map(
    ({ name, title, rows }) =>
      `<h2 id="${name}">${escapeHtml(title)}</h2>\n${rows.length === 0 ? `<p>${messages.none}</p>` : table(rows)}`,
  );
  const listed = files.map(
    ({ path }) =>
      `<li><a href="${path.split('/').map(encodeURIComponent).join('/')}">${escapeHtml(path)}</a></li>`,
  );
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${messages.title}</title>
<style>
body { margin: 2rem auto; max-width: 75rem; padding: 0 1rem; font: 1rem/1.6 system-ui, sans-serif; color: #17140f; }
h1, h2 { font-family: serif; } div { overflow-x: auto; } table { border-collapse: collapse; font-size: .875rem; }
th, td { padding: .25rem .75rem .25rem 0; border-bottom: 1px solid #e4dfd6; text-align: start; vertical-align: top; }
</style>
<h1>${messages.title}</h1>
<p>${escapeHtml(messages.made(holder, dateInNewYork(madeAt)))}</p>
<p>${messages.lead}</p>
<h2>${messages.check}</h2>
<ol>${messages.steps.map((step) => `<li>${escapeHtml(step)}</li>`).join('')}</ol>
<p>${messages.kept}</p>
${sections.join('\n')}
<h2 id="files">${messages.documents}</h2>
${listed.length === 0 ? `<p>${messages.none}</p>` : `<ul>\n${listed.join('\n')}\n</ul>`}
</html>
`;
}

function table(rows: readonly ArchiveRow[]): string {
  const columns = getColumns(rows);
  const line = (tag: 'th' | 'td', cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  return `<div tabindex="0"><table>
${line(
  'th',
  columns.map((name) => name.replaceAll('_', ' ')),
)}
${rows
  .map((row) =>
    line(
      'td',
      columns.map((name) => written(row[name])),
    ),
  )
  .join('\n')}
</table></div>`;
}

type Cell = string | number | boolean | null | Date | object;
type ArchiveRow = Record<string, Cell>;
type Source = Pick<Services, 'vault'> & { db: Executor };

export interface ArchivePart {
  /** Documents of the account. */
  name: string;
  title: Bilingual;
  rows: (source: Source, accountId: string) => Promise<ArchiveRow[]>;
}

export const part = (name: string, en: string, zh: string, rows: ArchivePart['rows']): ArchivePart => ({
  name,
  title: { en, 'zh-CN': zh },
  rows,
});

export const dollars = (cents: PgColumn) =>
  sql<string | null>`${cents}`.mapWith((count: string) => money(Number(count)));

export const productName = sql<string>`${products.name} ->> 'en'`;

// Files for imports, as spreadsheets and editors save them.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileRows } from '../../packages/server/src/ops/import/file-rows';
import { readTextFile } from '../../packages/server/src/ops/import/text-file';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-text-file-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function saved(bytes: Buffer | string): string {
  const path = join(folder, 'webinars.csv');
  writeFileSync(path, bytes);
  return path;
}

/** "春季" in GBK. */
const GBK = Buffer.from([0xb4, 0xba, 0xbc, 0xbe]);

test.each<[string, Buffer]>([
  ['GBK', Buffer.concat([Buffer.from('id,title_zh\na,'), GBK])],
  ['Latin-1', Buffer.from('id,title\na,Ödegård', 'latin1')],
  ['UTF-8 after letters were lost', Buffer.from('id,title\na,\uFFFDdeg\uFFFDrd')],
])('a file in %s is refused with the line, and how to save it', async (_, bytes) => {
  await expect(readTextFile(saved(bytes))).rejects.toThrow(
    /Line 2 of .*webinars\.csv is not UTF-8\. Save the file as UTF-8/,
  );
});

test.each<[string, Buffer]>([
  ['with its mark', Buffer.from('\uFEFFid,title\na,春季', 'utf16le')],
  ['without a mark', Buffer.from('id,title\na,b', 'utf16le')],
])('a file in UTF-16 %s is refused', async (_, bytes) => {
  await expect(readTextFile(saved(bytes))).rejects.toThrow('Line 1 of');
});

test('a UTF-8 file is read with or without its byte order mark', async () => {
  expect(await readTextFile(saved('\uFEFFid,title\na,春季'))).toBe('id,title\na,春季');
  expect(await readTextFile(saved('id,title\na,春季'))).toBe('id,title\na,春季');
  expect(await readTextFile(saved(''))).toBe('');
});

test('two columns of one name are refused', async () => {
  await expect(fileRows(saved('id,title,id\na,b,c'), ['id', 'title'])).rejects.toThrow(
    'Two columns have the same name: id.',
  );
});

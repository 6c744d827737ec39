import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { archivePaths } from '../../packages/server/src/journey/documents';
import { type ZipEntry, createZip } from '../../packages/server/src/journey/documents/zip';
import { csvRecords, fileRows, readTextFile } from '../../packages/server/src/ops/import/file-rows';
import { readGivenFile } from '../../packages/server/src/ops/operation/read-file';
import { unpack } from './zip-reading';

// Files named on the command line, and the errors for unusable ones.
describe('given files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-given-file-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const given = (name: string, bytes: Buffer | string = 'text') => {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    return path;
  };

  test('a file is read', async () => {
    expect((await readGivenFile(given('notice.pdf', '%PDF-1.7'))).toString()).toBe('%PDF-1.7');
  });

  test('a missing file, a folder and a pipe are reported as such', async () => {
    const sub = join(folder, 'sub');
    mkdirSync(sub);
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    await expect(readGivenFile(join(folder, 'none.pdf'))).rejects.toThrow(
      'none.pdf can’t be read: it does not exist.',
    );
    await expect(readGivenFile(join(given('list.csv'), 'x'))).rejects.toThrow('it does not exist');
    await expect(readGivenFile(sub)).rejects.toThrow('is a folder, not a file.');
    await expect(readGivenFile(pipe)).rejects.toThrow('is a device or pipe, not a file.');
    await expect(readGivenFile('/dev/zero')).rejects.toThrow('is a device or pipe, not a file.');
  });

  test('a file over the limit is rejected with both sizes before it is read', async () => {
    const path = given('large.pdf');
    truncateSync(path, 3_000_000_000); // sparse, and too large for a buffer
    await expect(readGivenFile(path)).rejects.toThrow('has 2862 MB; the limit is 100 MB.');
    truncateSync(path, 1024 * 1024 + 1);
    await expect(readGivenFile(path, 1)).rejects.toThrow('has 2 MB; the limit is 1 MB.');
    truncateSync(path, 1024 * 1024);
    expect(await readGivenFile(path, 1)).toHaveLength(1024 * 1024);
  });
});

describe('import csv', () => {
  test('parses quotes, commas and line breaks inside cells, and the first line of each record', () => {
    expect(csvRecords('a,b\r\n"x, ""y""\nz", w \n\n"",last')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['x, "y"\nz', 'w'] },
      { line: 5, cells: ['', 'last'] },
    ]);
  });

  test('spaces around quotes are no content', () => {
    expect(csvRecords('a, "b, c" ,d')).toEqual([{ line: 1, cells: ['a', 'b, c', 'd'] }]);
  });

  test.each([
    ['a,"b', 'Line 1: the quotes of a cell are not closed.'],
    ['a,b\n5" pipe,c', 'Line 2: a cell has quotation marks inside. Put the whole cell in quotation marks'],
    ['"a"b,c', 'Line 1: a cell has quotation marks inside.'],
  ])('quotes in %j are reported as what they are', (text, message) => {
    expect(() => csvRecords(text)).toThrow(message);
  });
});

// Import files as saved by spreadsheets and editors.
describe('text file', () => {
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
  ])('a file in %s is rejected with the line, and how to save it', async (_, bytes) => {
    await expect(readTextFile(saved(bytes))).rejects.toThrow(
      /Line 2 of .*webinars\.csv is not UTF-8\. Save the file as UTF-8/,
    );
  });

  test.each<[string, Buffer]>([
    ['with its mark', Buffer.from('\uFEFFid,title\na,春季', 'utf16le')],
    ['without a mark', Buffer.from('id,title\na,b', 'utf16le')],
  ])('a file in UTF-16 %s is rejected', async (_, bytes) => {
    await expect(readTextFile(saved(bytes))).rejects.toThrow('Line 1 of');
  });

  test('a UTF-8 file is read with or without its byte order mark', async () => {
    expect(await readTextFile(saved('\uFEFFid,title\na,春季'))).toBe('id,title\na,春季');
    expect(await readTextFile(saved('id,title\na,春季'))).toBe('id,title\na,春季');
    expect(await readTextFile(saved(''))).toBe('');
  });

  test.each([
    [';', 'semicolons'],
    ['\t', 'tabs'],
    ['|', 'vertical lines'],
  ])('columns separated by %j are rejected with how to save them', async (separator, name) => {
    const file = saved(`id${separator}title\na${separator}Harbor, in spring`);
    await expect(fileRows(file, ['id', 'title'])).rejects.toThrow(
      `The columns are separated by ${name}. Save the file with commas`,
    );
  });

  const readRows = async (text: string) =>
    (await fileRows(saved(text), ['id', 'title'])).map(({ line, cells }) => [
      line,
      Object.fromEntries(cells),
    ]);

  test.each([
    ['empty columns at the end', 'id,title,,\na,b,,\n,,,\n'],
    ['an empty column inside', 'id,,title\na,,b'],
    ['empty cells beyond the columns', 'id,title\na,b,,,'],
  ])('%s, as spreadsheets save them, are ignored', async (_, text) => {
    expect(await readRows(text)).toEqual([[2, { id: 'a', title: 'b' }]]);
  });

  test('the line of Excel that names the separator is no line of columns', async () => {
    expect(await readRows('sep=,\r\nid,title\r\na,b\r\n')).toEqual([[3, { id: 'a', title: 'b' }]]);
    await expect(readRows('sep=;\nid;title\na;b')).rejects.toThrow('separated by semicolons');
  });

  test('a value in a column without a name, and cells beyond the columns, are rejected with their line', async () => {
    await expect(readRows('id,title,\na,b,\nc,d,e')).rejects.toThrow(
      'Line 3 has a value in column 3, which has no name in line 1. Name or remove the column.',
    );
    await expect(readRows('id,title\na,b,c')).rejects.toThrow('Line 2 has 3 cells');
  });

  test('control characters are rejected with their line, tabs and line breaks are not', async () => {
    expect(await readRows('id,title\na,"b\tc\nd"')).toEqual([[2, { id: 'a', title: 'b\tc\nd' }]]);
    await expect(readRows('id,title\na,b\x07')).rejects.toThrow(
      'Line 2: title has the character U+0007, which can’t be stored. Remove it.',
    );
  });

  describe('in JSON', () => {
    const items = async (text: string) => {
      const path = join(folder, 'items.json');
      writeFileSync(path, text);
      return (await fileRows(path, ['id', 'title'])).map(({ cells }) => cells.get('title'));
    };

    test.each([
      ['U+0000', '\\u0000'],
      ['U+D800', '\\ud800'],
      ['U+FFFD', '\\ufffd'],
    ])('the character %s, which the database cannot store as it is, is rejected', async (point, escape) => {
      await expect(items(`[{"title":"b"},{"title":"a${escape}"}]`)).rejects.toThrow(
        `Item 2: title has the character ${point}`,
      );
      expect(await items('[{"title":"\\ud83d\\udcc8 Lin"}]')).toEqual(['📈 Lin']);
    });

    test('a number that JSON would round is rejected, and kept in quotation marks', async () => {
      await expect(items('[\n{"title": 123456789012.12345678}]')).rejects.toThrow(
        'Line 2: JSON keeps at most 15 digits of the number 123456789012.12345678. Write it as a text',
      );
      expect(await items('[{"title": "123456789012.12345678"}, {"title": 1234567.12345678}]')).toEqual([
        '123456789012.12345678',
        '1234567.12345678',
      ]);
    });
  });

  test('duplicate column names are rejected', async () => {
    await expect(fileRows(saved('id,title,id\na,b,c'), ['id', 'title'])).rejects.toThrow(
      'Two columns have the same name: id.',
    );
  });
});

describe('zip', () => {
  const modifiedAt = new Date('2026-06-05T10:00:00Z');
  const entry = (name: string, read: ZipEntry['read']): ZipEntry => ({ name, modifiedAt, read });

  async function written(entries: readonly ZipEntry[]): Promise<Uint8Array> {
    const parts = [];
    for await (const part of createZip(entries)) parts.push(part);
    return Buffer.concat(parts);
  }

  test('a file is read only when the previous ones are being sent', async () => {
    let read = 0;
    const large = async () => {
      read += 1;
      return Buffer.alloc(1_000_000);
    };
    const parts = createZip(Array.from({ length: 20 }, (_, index) => entry(`${index}`, large)));
    await parts.next();
    expect(read).toBe(1);
    await parts.return(undefined);
  });

  test('an unreadable file ends the archive with its error, and the partial archive is invalid', async () => {
    const gone = () => Promise.reject(new Error('the bytes are gone'));
    const kept = async () => Buffer.from('kept');
    await expect(written([entry('kept.txt', kept), entry('gone.txt', gone)])).rejects.toThrow(
      'the bytes are gone',
    );
  });

  test('long Chinese names unpack to a real folder, each with its extension and a unique name', async () => {
    const long = '中华人民共和国投资者年度对账单'.repeat(20);
    const names = [
      `${long}.pdf`,
      `${long}（更正）.pdf`,
      `${'👩‍👩‍👧'.repeat(60)}.pdf`,
      `${'a'.repeat(400)}.verylongextension`,
    ];
    const paths = archivePaths(names.map((name) => [long, name]));
    const archive = await written(
      paths.map((path, index) => entry(path, async () => Buffer.from(names[index] ?? ''))),
    );
    const folder = mkdtempSync(join(tmpdir(), 'quoin-zip-'));
    for (const { name, bytes } of unpack(Buffer.from(archive))) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), bytes);
    }
    for (const [at, path] of paths.entries())
      expect(readFileSync(join(folder, path), 'utf8')).toBe(names[at]);
    rmSync(folder, { recursive: true });
    expect(paths[0]).toMatch(/^中华.*\.pdf$/);
    expect(paths[1]).toMatch(/ \(2\)\.pdf$/);
    expect(paths.join('')).not.toMatch(/\p{Cs}|\uFFFD/u);
  });
});

// Realistic files of investors and staff. The PDFs in `real-pdfs` were written by pdf-lib and qpdf 11.
import { ERROR_MESSAGES_ZH, fillMessage } from '@quoin/contract';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync, gzipSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { requestLimits } from '../../packages/server/src/database/tables';
import { createZip } from '../../packages/server/src/journey/documents/zip';
import { PAGE_TREE, createPdf, createStream } from './hostile-files';
import { readPdf } from './pdf-reading';
import {
  onePagePdf,
  openFile,
  openProof,
  operate,
  operated,
  publishProduct,
  sendBytes,
  signedInvestment,
  upload,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
let token: string;
let investorId: string;
const folder = mkdtempSync(join(tmpdir(), 'quoin-files-'));
beforeAll(async () => {
  app = await startTestApp();
  ({ token } = await app.newInvestor());
  ({ id: investorId } = await app.ok('createInvestor', { token, body: { investor_type: 'individual' } }));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await app.close();
});
afterEach(() => app.db.delete(requestLimits));

const realPdf = (name: string) => readFileSync(join(__dirname, 'real-pdfs', `${name}.pdf`));
const STATEMENT = [1, 2, 3].map((page) => `Account statement, page ${page}`);

let sent = 0;
const newName = () => `proof ${(sent += 1)}`;

async function kept(bytes: Buffer): Promise<Buffer> {
  const { file_id: fileId } = await upload(app, token, investorId, { name: newName(), bytes });
  return (await openProof(app, token, fileId)).rawPayload;
}

async function rejection(bytes: Buffer) {
  const { file_id: fileId } = await sendBytes(app, token, investorId, { name: newName(), bytes });
  return app.refused('confirmUpload', { token, params: { investorId, fileId } });
}

test.each([
  'owner-aes-256',
  'owner-aes-256-plain-objects',
  'owner-aes-128',
  'owner-rc4-128',
  'owner-rc4-40',
  'owner-web-view',
])('a PDF with only an owner password (%s) is stored decrypted', async (name) => {
  const bytes = await kept(realPdf(name));
  expect(bytes.includes('/Encrypt')).toBe(false);
  expect((await readPdf(bytes)).pages).toEqual(STATEMENT);
});

test.each(['plain', 'packed-objects', 'web-view'])(
  'a PDF without encryption (%s) is accepted',
  async (name) => {
    expect((await readPdf(await kept(realPdf(name)))).pages).toEqual(STATEMENT);
  },
);

test.each(['invoice-with-xml', 'attachment'])(
  'a PDF with an attachment (%s) is stored without it',
  async (name) => {
    const bytes = await kept(realPdf(name));
    const { items } = await app.ok('listInvestorDocuments', { token });
    expect(items.find(({ name: of }) => of === `proof ${sent}`)?.removed_parts).toEqual(['attachments']);
    const pdf = await PDFDocument.load(bytes);
    expect(pdf.getAttachments()).toEqual([]);
    expect((await readPdf(bytes)).pages).toEqual(STATEMENT);
  },
);

test.each([
  ['blank lines', Buffer.from('\r\n\r\n\n')],
  ['a byte order mark', Buffer.from('\ufeff')],
  ['a warning of the web server that sent it', Buffer.from('<br />\n<b>Warning</b>: Undefined index\n')],
  ['1,000 bytes of a mail', Buffer.alloc(1000, 'X-Mailer: a printer\r\n')],
])('a PDF after %s is accepted', async (_, junk) => {
  expect((await readPdf(await kept(Buffer.concat([junk, realPdf('plain')])))).pages).toEqual(STATEMENT);
});

test('a file whose PDF header comes after 1,024 bytes is rejected', async () => {
  const late = Buffer.concat([Buffer.alloc(1024, '\n'), realPdf('plain')]);
  expect((await rejection(late)).error).toBe('file_type_refused');
});

test('a PDF that needs a password is rejected with a remedy', async () => {
  expect(await rejection(realPdf('user-password'))).toMatchObject({
    error: 'pdf_password',
    message: 'The PDF opens only with a password. Save it without one and upload that.',
  });
});

test.each(['plain', 'packed-objects', 'web-view', 'owner-aes-256', 'invoice-with-xml'])(
  'a truncated PDF (%s) is rejected',
  async (name) => {
    const whole = realPdf(name);
    for (const part of [0.3, 0.5, 0.7, 0.9]) {
      const { error } = await rejection(whole.subarray(0, Math.floor(whole.length * part)));
      expect(error).toBe('pdf_damaged');
    }
  },
);

const pageShowing = (contents: Buffer) =>
  createPdf({
    ...PAGE_TREE,
    3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 9 0 R>>',
    9: createStream('/Filter/FlateDecode', contents),
  });
const PACKED = deflateSync(
  Buffer.from(
    Array.from({ length: 400 }, (_, index) => `${index} ${index * 7} m ${index * 31} 0 l S`).join('\n'),
  ),
);

test('a PDF with an overwritten page is rejected, and one without the checksum of a page is accepted', async () => {
  const overwritten = Buffer.from(PACKED).fill(0xff, 300, 600);
  expect((await rejection(pageShowing(overwritten))).error).toBe('pdf_damaged');
  await kept(pageShowing(PACKED.subarray(0, -4)));
});

test('a PDF that lacks the content of a page is rejected', async () => {
  const lacking = createPdf({
    ...PAGE_TREE,
    3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 9 0 R>>',
  });
  expect((await rejection(lacking)).error).toBe('pdf_damaged');
});

test('a PDF of more than 2,000 pages is rejected with the limit', async () => {
  const pdf = await PDFDocument.create();
  for (let page = 0; page <= 2000; page += 1) pdf.addPage();
  expect(await rejection(Buffer.from(await pdf.save()))).toMatchObject({
    error: 'pdf_too_many_pages',
    message: 'The PDF has more than 2000 pages. Upload only the pages that matter.',
  });
});

test('a PDF with a doubly compressed page is rejected', async () => {
  const twice = createStream('/Filter[/FlateDecode/FlateDecode]', deflateSync(PACKED));
  expect((await rejection(createPdf({ ...PAGE_TREE, 9: twice }))).error).toBe('pdf_too_complex');
});

test('a PDF portfolio is rejected', async () => {
  const portfolio = createPdf({ ...PAGE_TREE, 1: '<</Type/Catalog/Pages 2 0 R/Collection<</View/D>>>>' });
  expect((await rejection(portfolio)).error).toBe('pdf_portfolio');
});

async function readArchive(...names: string[]): Promise<Buffer> {
  const entries = names.map((name) => ({
    name,
    modifiedAt: new Date('2026-06-05'),
    read: async () => Buffer.from('<xml/>'),
  }));
  const parts = [];
  for await (const part of createZip(entries)) parts.push(part);
  return Buffer.concat(parts);
}
const ole = (stream: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1000), Buffer.from(stream, 'utf16le')]);
const isoMedia = (brand: string) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from(`ftyp${brand}\0\0\0\0mif1${brand}`),
    Buffer.alloc(50),
  ]);
const photo = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#0F6B5E' } });

test.each([
  ['HEIC', 'file_is_image', async () => isoMedia('heic')],
  ['AVIF', 'file_is_image', async () => isoMedia('avif')],
  ['WebP', 'file_is_image', () => photo().webp().toBuffer()],
  ['TIFF', 'file_is_image', () => photo().tiff().toBuffer()],
  ['GIF', 'file_is_image', () => photo().gif().toBuffer()],
  ['SVG', 'file_is_image', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['Word', 'file_is_document', () => readArchive('[Content_Types].xml', 'word/document.xml')],
  ['Excel', 'file_is_document', () => readArchive('[Content_Types].xml', 'xl/workbook.xml')],
  ['Word', 'file_is_document', async () => ole('WordDocument')],
  ['Excel', 'file_is_document', async () => ole('Workbook')],
  ['ZIP', 'file_is_archive', () => readArchive('statement.pdf')],
  ['OFD', 'file_is_document', () => readArchive('OFD.xml', 'Doc_0/Document.xml')],
  ['Numbers', 'file_is_document', () => readArchive('Index/Document.iwa', 'Index/CalculationEngine.iwa')],
  ['Keynote', 'file_is_document', () => readArchive('Index/Document.iwa', 'Index/Slide-1.iwa')],
  ['Pages', 'file_is_document', () => readArchive('Index/Document.iwa')],
  ['XPS', 'file_is_document', () => readArchive('[Content_Types].xml', 'FixedDocSeq.fdseq')],
  ['Outlook', 'file_is_document', async () => ole('__properties_version1.0')],
  ['RTF', 'file_is_document', async () => Buffer.from('{\\rtf1\\ansi statement}')],
  ['PostScript', 'file_is_document', async () => Buffer.from('%!PS-Adobe-3.0\n')],
  ['HTML', 'file_is_document', async () => Buffer.from('\n<!DOCTYPE html><p>Statement')],
  ['JPEG 2000', 'file_is_image', async () => Buffer.from('0000000c6a5020200d0a870a', 'hex')],
  ['JPEG XL', 'file_is_image', async () => Buffer.from('0000000c4a584c200d0a870a', 'hex')],
  ['Photoshop', 'file_is_image', async () => Buffer.from('8BPS\0\x01')],
  ['gzip', 'file_is_archive', async () => gzipSync('statement')],
] as const)('a file of %s is refused by this name, whatever it is called', async (format, error, make) => {
  const refused = await rejection(await make());
  expect(refused.error).toBe(error);
  expect(refused.message).toMatch(new RegExp(`^${format} \\w+ are not supported. `));
  expect(fillMessage(ERROR_MESSAGES_ZH[error], 'zh-CN', { format })).toContain(`不支持 ${format} `);
});

/** Noise, so that every part of the file has picture data. */
const noise = () => {
  const [width, height] = [600, 400];
  const pixels = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, index) => (index * 2654435761) >>> 13),
  );
  return sharp(pixels, { raw: { width, height, channels: 3 } });
};
const END_OF_IMAGE = Buffer.from([0xff, 0xd9]);
const PHOTOS = {
  'a photo': () => noise().jpeg().toBuffer(),
  'a progressive photo': () => noise().jpeg({ progressive: true }).toBuffer(),
  'a scan for print': () => noise().toColourspace('cmyk').jpeg().toBuffer(),
};

describe.each(Object.entries(PHOTOS))('%s', (_, make) => {
  test('without its end marker is whole, and stored', async () => {
    const stored = await kept((await make()).subarray(0, -END_OF_IMAGE.length));
    expect(await sharp(stored, { failOn: 'warning' }).metadata()).toMatchObject({ width: 600, height: 400 });
  });

  test('with superfluous bytes before its end marker is stored', async () => {
    const whole = (await make()).subarray(0, -END_OF_IMAGE.length);
    await kept(Buffer.concat([whole, Buffer.from('zzzzzzzz'), END_OF_IMAGE]));
  });

  test('whose lower half is lost is rejected, even with an end marker', async () => {
    const bytes = await make();
    const half = Buffer.concat([bytes.subarray(0, bytes.length / 2), END_OF_IMAGE]);
    expect(await rejection(half)).toMatchObject({ error: 'image_damaged' });
  });
});

test('three PNGs of 79 megapixels do not increase the memory of the server', async () => {
  const big = await sharp({ create: { width: 8900, height: 8876, channels: 4, background: '#0F6B5E' } })
    .png({ progressive: true })
    .toBuffer();
  const begun = await Promise.all(
    [1, 2, 3].map(() => sendBytes(app, token, investorId, { name: newName(), bytes: big })),
  );
  const before = process.memoryUsage.rss();
  let highest = before;
  const watch = setInterval(() => (highest = Math.max(highest, process.memoryUsage.rss())), 20);
  const answers = await Promise.all(
    begun.map(({ file_id: fileId }) => app.call('confirmUpload', { token, params: { investorId, fileId } })),
  );
  clearInterval(watch);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(highest - before).toBeLessThan(100 * 1024 * 1024);
});

describe('posted by staff', () => {
  let investmentId: string;
  let owner: string;
  beforeAll(async () => {
    ({ token: owner } = await app.newInvestor());
    ({ investmentId } = await signedInvestment(app, owner, await publishProduct(app)));
  });

  const posting = (bytes: Buffer) => {
    const file = join(folder, 'statement.pdf');
    writeFileSync(file, bytes);
    return ['documents', 'post', investmentId, '--file', file, '--type', 'tax_documents'] as const;
  };
  const posted = async (bytes: Buffer): Promise<Buffer> => {
    const { documents } = await operated<{ documents: { id: string }[] }>(app, ...posting(bytes));
    return (await openFile(app, owner, documents[0]?.id ?? '')).rawPayload;
  };

  test('a sound PDF is posted byte for byte', async () => {
    const bytes = await onePagePdf();
    expect((await posted(bytes)).equals(bytes)).toBe(true);
  });

  test.each(['owner-aes-256', 'invoice-with-xml'])('%s is posted as a plain PDF', async (name) => {
    const bytes = await posted(realPdf(name));
    expect(bytes.includes('/Encrypt') || bytes.includes('/EmbeddedFile')).toBe(false);
    expect((await readPdf(bytes)).pages).toEqual(STATEMENT);
  });

  test.each([
    ['a PDF with a password', 'The PDF opens only with a password.', async () => realPdf('user-password')],
    [
      'a PDF that breaks off',
      'The PDF is damaged or incomplete.',
      async () => realPdf('plain').subarray(0, 1200),
    ],
    ['a photo of a phone', 'HEIC images are not supported.', async () => isoMedia('heic')],
    ['a letter', 'Word files are not supported.', () => readArchive('[Content_Types].xml', 'word/a.xml')],
    ['nothing', 'The file is empty.', async () => Buffer.alloc(0)],
  ])('%s is rejected with the reason', async (_, reason, make) => {
    const { error, exitCode } = await operate(app, ...posting(await make()));
    expect(error).toContain(`statement.pdf: ${reason}`);
    expect(exitCode).toBe(1);
  });
});

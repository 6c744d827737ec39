// Malicious uploads are rejected or made harmless, and the server stays responsive.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { requestLimits } from '../../packages/server/src/database/tables';
import { checkUpload } from '../../packages/server/src/journey/investors';
import { createZip } from '../../packages/server/src/journey/documents/zip';
import {
  BOMBS,
  formThatListsItself,
  PAGE_TREE,
  PROGRAMS,
  hugeJpeg,
  hugePng,
  frames,
  packedNote,
  createPdf,
  pngWith,
  createStream,
  twoFacedPdf,
} from './hostile-files';
import { readPdf } from './pdf-reading';
import { onePagePdf, openProof, sendBytes, upload } from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
let token: string;
let investorId: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ token } = await app.newInvestor());
  ({ id: investorId } = await app.ok('createInvestor', { token, body: { investor_type: 'individual' } }));
});
afterAll(() => app.close());
// Uploads are rate-limited per account.
afterEach(() => app.db.delete(requestLimits));

let sent = 0;
const newName = (ending = 'pdf') => `proof ${(sent += 1)}.${ending}`;

async function rejection(bytes: Buffer, name = newName()) {
  const { file_id: fileId } = await sendBytes(app, token, investorId, { name, bytes });
  return (await app.refused('confirmUpload', { token, params: { investorId, fileId } })).error;
}

/** The accepted file as sent to a browser. */
async function taken(bytes: Buffer, name: string) {
  const { file_id: fileId } = await upload(app, token, investorId, { name, bytes });
  return openProof(app, token, fileId);
}

const photo = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#0F6B5E' } });

async function animation(): Promise<Buffer> {
  const frame = await photo().png().toBuffer();
  const next = await photo().negate().png().toBuffer();
  return sharp([frame, next], { join: { animated: true } })
    .gif()
    .toBuffer();
}

test.each(Object.entries(PROGRAMS))('a PDF with %s is rejected', async (_, make) => {
  expect(await rejection(make())).toBe('pdf_with_scripts');
});

test.each([
  ['an address at its opening', '/OpenAction<</S/URI/URI(https://x.example)>>', ['automatic_actions']],
  ['an action at its closing', '/AA<</WC<</S/Named/N/Print>>>>', ['automatic_actions']],
  ['a page at which it opens', '/OpenAction[3 0 R/Fit]', []],
  ['an action that goes to a page', '/OpenAction<</S/GoTo/D[3 0 R/Fit]>>', []],
  ['an attached file', '/Names<</EmbeddedFiles<</Names[(a)<</Type/Filespec/F(a)>>]>>>>', ['attachments']],
])('the investor and staff learn what was removed from a PDF with %s', async (_, entry, removed) => {
  const bytes = createPdf({ ...PAGE_TREE, 1: `<</Type/Catalog/Pages 2 0 R${entry}>>` });
  const stored = await upload(app, token, investorId, { name: newName(), bytes });
  expect(stored.removed_parts).toEqual(removed);
  const again = { token, params: { investorId, fileId: stored.file_id } };
  expect(await app.ok('confirmUpload', again)).toEqual(stored);
  const examined = await checkUpload(app.services, bytes);
  expect(examined).toMatchObject({ removed, changed: removed.length > 0 });
});

test('active content of a PDF is removed, but links stay', async () => {
  const link = '<</S/URI/URI(https://example.com/by-itself)>>';
  const name = newName();
  const kept = await taken(
    createPdf({
      ...PAGE_TREE,
      1: `<</Type/Catalog/Pages 2 0 R/OpenAction${link}/AA<</WC${link}>>>>`,
      3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/AA<</O${link}>>/Annots[4 0 R]>>`,
      4: `<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://example.com/clicked)>>/AA<</PO${link}>>>>`,
    }),
    name,
  );
  const pdf = await getDocument({ data: new Uint8Array(kept.rawPayload), verbosity: 0 }).promise;
  expect(await pdf.getOpenAction()).toBeNull();
  const page = await pdf.getPage(1);
  const links = await page.getAnnotations();
  expect(links).toMatchObject([{ url: 'https://example.com/clicked' }]);
  expect(JSON.stringify([links, await page.getJSActions()])).not.toContain('by-itself');
  const { items } = await app.ok('listInvestorDocuments', { token });
  expect(items.find(({ name: of }) => of === name)?.removed_parts).toEqual(['automatic_actions']);
});

test('a PDF that reads differently by cross-reference table and by scan is kept as it was checked', async () => {
  const readScripts = async (bytes: Buffer) => {
    const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
    return JSON.stringify([await pdf.getJSActions(), await pdf.hasJSActions()]);
  };
  const hostile = twoFacedPdf();
  expect(await readScripts(hostile)).toContain('app.alert');
  expect(await readScripts((await taken(hostile, newName())).rawPayload)).not.toContain('app.alert');
});

async function archive(): Promise<Buffer> {
  const page = {
    name: 'page.html',
    modifiedAt: new Date('2026-06-05'),
    read: async () => Buffer.from('<script>alert(1)</script>'),
  };
  const parts = [];
  for await (const part of createZip([page])) parts.push(part);
  return Buffer.concat(parts);
}

const HTML = Buffer.from('<html><script>alert(document.domain)</script></html>');

const POLYGLOTS: [string, string, () => Promise<Buffer>][] = [
  [
    'a PDF with an archive behind it',
    'pdf',
    async () => Buffer.concat([await onePagePdf(), await archive()]),
  ],
  ['a PDF with a page of HTML behind it', 'pdf', async () => Buffer.concat([await onePagePdf(), HTML])],
  [
    'a PDF with a page of HTML before it',
    'pdf',
    async () => Buffer.concat([HTML, Buffer.from('\n'), await onePagePdf()]),
  ],
  [
    'a PDF with another file inside',
    'pdf',
    async () =>
      createPdf({
        ...PAGE_TREE,
        1: '<</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles<</Names[(a)<</EF<</F 9 0 R>>>>]>>>>>>',
        9: createStream('', HTML),
      }),
  ],
  [
    'a PDF with an archive that nothing shows',
    'pdf',
    async () => createPdf({ ...PAGE_TREE, 9: createStream('', Buffer.concat([HTML, await archive()])) }),
  ],
  [
    'a PDF with a page of HTML before its objects',
    'pdf',
    async () => createPdf(PAGE_TREE, `%${String(HTML)}\n`),
  ],
  [
    'a photo with a page of HTML behind it',
    'jpg',
    async () => Buffer.concat([await photo().jpeg().toBuffer(), HTML]),
  ],
  [
    'a photo with a script in its notes',
    'jpg',
    () =>
      photo()
        .withExif({ IFD0: { ImageDescription: String(HTML) } })
        .jpeg()
        .toBuffer(),
  ],
  [
    'a picture with an archive behind it',
    'png',
    async () => Buffer.concat([await photo().png().toBuffer(), await archive()]),
  ],
  [
    'a picture with a script in its notes',
    'png',
    async () =>
      pngWith(await photo().png().toBuffer(), [['tEXt', Buffer.concat([Buffer.from('Comment\0'), HTML])]]),
  ],
];
const TYPES: Record<string, string> = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png' };

test.each(POLYGLOTS)('%s is kept only as a %s', async (_, ending, make) => {
  const hostile = await make();
  expect(hostile.includes('<script>')).toBe(true);
  const kept = await taken(hostile, newName(ending));
  expect(kept.headers).toMatchObject({
    'content-type': TYPES[ending],
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': expect.stringMatching(/^inline; filename="proof/),
  });
  for (const trace of ['<script>', 'PK\x03\x04', 'PK\x05\x06'])
    expect(kept.rawPayload.includes(trace)).toBe(false);
});

test('an archive hidden inside a PDF is rejected', async () => {
  const hidden = createPdf({
    ...PAGE_TREE,
    3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 9 0 R>>',
    9: createStream('', await archive()),
  });
  expect(await rejection(hidden)).toBe('file_is_archive');
});

test.each([
  [
    'an archive before a PDF',
    'file_is_archive',
    async () => Buffer.concat([await archive(), await onePagePdf()]),
  ],
  [
    'a drawing',
    'file_is_image',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
  ],
  [
    'a drawing that begins as a document',
    'file_is_image',
    async () =>
      Buffer.from('\ufeff<?xml version="1.0"?><!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg"/>'),
  ],
  ['an animated picture', 'file_is_image', animation],
  [
    'a picture of ten thousand frames',
    'file_is_image',
    async () => pngWith(await photo().png().toBuffer(), frames(10_000)),
  ],
  ['a picture of another kind', 'file_is_image', () => photo().webp().toBuffer()],
  ['a page of HTML', 'file_is_document', async () => HTML],
  ['an archive', 'file_is_archive', archive],
] as const)('%s is refused as %s under every name', async (_, error, make) => {
  const bytes = await make();
  for (const ending of ['pdf', 'jpg', 'jpeg', 'png', 'PNG']) {
    expect(await rejection(bytes, newName(ending))).toBe(error);
  }
});

const cutOff = async (bytes: Promise<Buffer>, part: number) => {
  const whole = await bytes;
  return whole.subarray(0, Math.floor(whole.length * part));
};

test.each([
  ['a PDF', 'pdf_damaged', () => cutOff(onePagePdf(), 0.5)],
  ['a photo', 'image_damaged', () => cutOff(photo().jpeg().toBuffer(), 0.7)],
  ['a picture', 'image_damaged', () => cutOff(photo().png().toBuffer(), 0.7)],
  ['a picture after its first bytes', 'image_damaged', () => cutOff(photo().png().toBuffer(), 0.1)],
])('a truncated %s is rejected', async (_, error, make) => {
  expect(await rejection(await make())).toBe(error);
});

test('an empty upload is rejected, announced or not', async () => {
  const params = { investorId };
  const body = { document_type: 'proof_of_id', name: newName(), size: 0 } as const;
  expect((await app.refused('beginUpload', { token, params, body })).error).toBe('file_empty');
  const begun = await app.ok('beginUpload', { token, params, body: { ...body, size: 10 } });
  await app.app.inject({ method: 'PUT', url: begun.upload_url });
  const late = { token, params: { investorId, fileId: begun.file_id } };
  expect((await app.refused('confirmUpload', late)).error).toBe('file_not_received');
});

test.each([9, 11])('%s bytes for a file announced with 10 bytes are rejected', async (size) => {
  const begun = await app.ok('beginUpload', {
    token,
    params: { investorId },
    body: { document_type: 'proof_of_id', name: newName(), size: 10 },
  });
  await app.app.inject({
    method: 'PUT',
    url: begun.upload_url,
    payload: Buffer.alloc(size),
    headers: { 'content-type': 'application/pdf' },
  });
  const params = { investorId, fileId: begun.file_id };
  expect((await app.refused('confirmUpload', { token, params })).error).toBe('file_not_received');
});

test('an upload without a valid key is rejected before its bytes are read', async () => {
  const before = await app.app.inject({
    method: 'PUT',
    url: '/api/files/any/bytes?key=made-up',
    payload: Buffer.alloc(20 * 1024 * 1024),
    headers: { 'content-type': 'application/pdf' },
  });
  // It exceeds the size limit, but the key is checked first.
  expect([before.statusCode, before.json().code]).toEqual([410, 1414]);
});

/** The longest time without a response while the work runs, in milliseconds. */
async function longestSilence(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  await work();
  delay.disable();
  return delay.max / 1e6;
}

test.each(Object.entries(BOMBS))(
  'a PDF with %s is refused, and others are answered meanwhile',
  async (_, { error, make }) => {
    const bytes = make();
    expect(bytes.length).toBeLessThan(10 * 1024 * 1024);
    const { file_id: fileId } = await sendBytes(app, token, investorId, { name: newName(), bytes });
    const silence = await longestSilence(async () => {
      const confirmed = app.refused('confirmUpload', { token, params: { investorId, fileId } });
      let under = true;
      void confirmed.finally(() => (under = false));
      while (under) expect((await app.app.inject({ url: '/api/health/live' })).statusCode).toBe(200);
      expect((await confirmed).error).toBe(error);
    });
    expect(silence).toBeLessThan(1000);
  },
);

test('a PDF with a form that lists itself without painting itself is accepted', async () => {
  expect((await readPdf((await taken(formThatListsItself(), newName())).rawPayload)).pages).toHaveLength(1);
});

test.each([
  ['a picture of 60,000 by 60,000 points', 'too_many_pixels', async () => hugePng(60_000, 60_000)],
  ['a picture as wide as can be', 'image_damaged', async () => hugePng(2 ** 31 - 1, 1)],
  [
    'a photo of 65,500 by 65,500 points',
    'too_many_pixels',
    async () => hugeJpeg(await photo().jpeg().toBuffer()),
  ],
])('%s in a few bytes is rejected', async (_, error, make) => {
  const bytes = await make();
  expect(bytes.length).toBeLessThan(2000);
  expect(await rejection(bytes, newName('png'))).toBe(error);
});

test('a picture with a text chunk of 500 MB is stored without it, or rejected', async () => {
  const bytes = pngWith(await photo().png().toBuffer(), [packedNote(500)]);
  const before = process.memoryUsage.rss();
  const name = newName('png');
  const { file_id: fileId } = await sendBytes(app, token, investorId, { name, bytes });
  const { status } = await app.call('confirmUpload', { token, params: { investorId, fileId } });
  expect([200, 422]).toContain(status);
  expect(process.memoryUsage.rss() - before).toBeLessThan(300 * 1024 * 1024);
});

test('a file uploaded after a decompression bomb is accepted as usual', async () => {
  const kept = await taken(await onePagePdf(), newName());
  expect((await readPdf(kept.rawPayload)).pages).toEqual(['Utility bill']);
});

test.each([
  ['a path', '../../../etc/passwd.pdf', 'passwd.pdf'],
  ['a path of another system', 'C:\\Windows\\system32\\a.pdf', 'a.pdf'],
  ['a change of direction', 'invoice\u202Efdp.pdf', 'invoicefdp.pdf'],
  ['line ends', 'a\r\nSet-Cookie: session=1\r\n\r\n<b>.pdf', 'aSet-Cookie: session=1<b>.pdf'],
  ['signs that steer a terminal', 'a\u001b[31m\u0007\u0085.pdf', 'a[31m.pdf'],
  ['quotes', 'a";filename="b.exe";x=".pdf', 'a";filename="b.exe";x=".pdf'],
  ['pictures', '🏠 Rechnung № 1 👩‍💻.pdf', '🏠 Rechnung № 1 👩💻.pdf'],
  ['Chinese', '水电费账单.pdf', '水电费账单.pdf'],
  ['percent signs', '%0d%0a%2e%2e%2f.pdf', '%0d%0a%2e%2e%2f.pdf'],
  ['two hundred letters', `${'a'.repeat(200)}.pdf`, `${'a'.repeat(200)}.pdf`],
])('a name with %s is displayed and cannot break headers', async (_, name, shown) => {
  const { file_id: fileId, name: kept } = await upload(app, token, investorId, {
    name,
    bytes: await onePagePdf(),
  });
  expect(kept).toBe(shown);
  const { headers } = await openProof(app, token, fileId);
  const disposition = String(headers['content-disposition']);
  expect(disposition).toMatch(
    /^inline; filename="[\x20\x21\x23-\x5b\x5d-\x7e]+"; filename\*=UTF-8''[\w.!~%-]+$/,
  );
  expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe(shown);
  expect(headers['set-cookie']).toBeUndefined();
});

test.each([
  ['three hundred letters', 'a'.repeat(300)],
  ['a NUL', 'a\0.pdf'],
  ['half a character', 'a\ud800.pdf'],
])('a name with %s is rejected at its field', async (_, name) => {
  const body = { document_type: 'proof_of_id', name, size: 10 } as const;
  const refused = await app.refused('beginUpload', { token, params: { investorId }, body });
  expect([refused.error, Object.keys(refused.fields ?? {})]).toEqual(['illegal_parameter', ['name']]);
});

test.each([
  ['a.pdf.exe', 'file_type_refused'],
  ['a.html', 'file_is_document'],
  ['a.pdf\u202E.scr', 'file_type_refused'],
  ['a.svg', 'file_is_image'],
  ['a.heic', 'file_is_image'],
  ['a.docx', 'file_is_document'],
])('a file called %j is rejected as %s before the upload', async (name, error) => {
  const body = { document_type: 'proof_of_id', name, size: 10 } as const;
  const refused = await app.refused('beginUpload', { token, params: { investorId }, body });
  expect(refused.error).toBe(error);
});

test.each(['photo.JFIF', 'photo.jpe', 'a scan without extension'])(
  'a file called %j may be uploaded, as its content decides',
  async (name) => {
    const body = { document_type: 'proof_of_id', name, size: 10 } as const;
    expect((await app.ok('beginUpload', { token, params: { investorId }, body })).file_id).toBeTruthy();
  },
);

// Generates malicious files.
import type { ErrorName } from '@quoin/contract';
import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib';

const MEGABYTE = 1024 * 1024;

type Part = string | Buffer;
const join = (parts: readonly Part[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));

export const PAGE_TREE = {
  1: '<</Type/Catalog/Pages 2 0 R>>',
  2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>',
};

/** A PDF of numbered objects with a cross-reference table. */
export function createPdf(objects: Record<number, Part>, before: Part = ''): Buffer {
  const head = join(['%PDF-1.7\n', before]);
  const parts = [head];
  const places: [number, number][] = [];
  let at = head.length;
  for (const [number, object] of Object.entries(objects)) {
    const part = join([`${number} 0 obj\n`, object, '\nendobj\n']);
    places.push([Number(number), at]);
    at += part.length;
    parts.push(part);
  }
  return Buffer.concat([...parts, createIndex(places, at)]);
}

function createIndex(places: readonly [number, number][], at: number): Buffer {
  const rows = places.map(([number, place]) => `${number} 1\n${String(place).padStart(10, '0')} 00000 n \n`);
  const size = Math.max(...places.map(([number]) => number)) + 1;
  return join([
    `xref\n0 1\n0000000000 65535 f \n${rows.join('')}`,
    `trailer\n<</Root 1 0 R/Size ${size}>>\nstartxref\n${at}\n%%EOF\n`,
  ]);
}

export const createStream = (facts: string, bytes: Buffer): Buffer =>
  join([`<<${facts}/Length ${bytes.length}>>\nstream\n`, bytes, '\nendstream']);

/** A PDF with objects in a stream, where a text search does not find them. */
export function packedObjects(objects: Record<number, string>): Buffer {
  let at = 0;
  const places = Object.entries(objects).map(([number, object]) => {
    const place = `${number} ${at}`;
    at += object.length + 1;
    return place;
  });
  const index = `${places.join(' ')} `;
  const content = deflateSync(Buffer.from(`${index}${Object.values(objects).join(' ')}`));
  const facts = `/Type/ObjStm/N ${places.length}/First ${index.length}/Filter/FlateDecode`;
  return createStream(facts, content);
}

const withCatalog = (facts: string, more: Record<number, Part> = {}): Buffer =>
  createPdf({ ...PAGE_TREE, 1: `<</Type/Catalog/Pages 2 0 R${facts}>>`, ...more });

const SCRIPT = '<</S/JavaScript/JS(app.alert\\(1\\))>>';

/** PDFs that contain or launch a program. */
export const PROGRAMS: Record<string, () => Buffer> = {
  'a script at its opening': () => withCatalog(`/OpenAction${SCRIPT}`),
  'a script among its names': () => withCatalog(`/Names<</JavaScript<</Names[(a)${SCRIPT}]>>>>`),
  'a script in an object stream': () => withCatalog('/OpenAction 9 0 R', { 8: packedObjects({ 9: SCRIPT }) }),
  'a script under escaped names': () => withCatalog('/Open#41ction<</#53/J#61vaScript/#4a#53(1)>>'),
  'a script whose kind is in another object': () =>
    withCatalog('/OpenAction<</S 9 0 R/URI(x)>>', { 9: '/JavaScript' }),
  'a script that runs when its page shows': () =>
    createPdf({ ...PAGE_TREE, 3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/AA<</O${SCRIPT}>>>>` }),
  'a script in a three-dimensional picture': () =>
    createPdf({
      ...PAGE_TREE,
      4: createStream('/Type/3D/Subtype/U3D/OnInstantiate 5 0 R', Buffer.from('x')),
    }),
  'a program to launch': () => withCatalog('/OpenAction<</S/Launch/F(cmd.exe)>>'),
  'a program to launch, in an object stream': () =>
    withCatalog('/OpenAction 9 0 R', { 8: packedObjects({ 9: '<</S/L#61unch/F(cmd.exe)>>' }) }),
  'a form that sends itself': () => withCatalog('/OpenAction<</S/SubmitForm/F(https://x.example)>>'),
  'another file that it opens': () => withCatalog('/OpenAction<</S/GoToE/T<</N(a)>>>>'),
  'an XFA form': () => withCatalog('/AcroForm<</XFA 9 0 R>>', { 9: createStream('', Buffer.from('<xdp/>')) }),
  'a film with a player': () =>
    withCatalog('', { 9: '<</Type/Annot/Subtype/RichMedia/RichMediaContent<<>>>>' }),
};

const pageShowing = (stream: Buffer): Buffer =>
  createPdf({
    ...PAGE_TREE,
    3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 9 0 R>>',
    9: stream,
  });

/** LZW: nine-bit codes, each for a word one letter longer than the previous one, until the table is cleared. */
function growingLzw(length: number): Buffer {
  const codes = [256, 0, ...Array.from({ length: 252 }, (_, index) => 258 + index), 256, 256];
  const bits = codes.map((code) => code.toString(2).padStart(9, '0')).join('');
  const round = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  return Buffer.alloc(length - (length % round.length), round);
}

const PACKED_MEGABYTE = deflateRawSync(Buffer.alloc(MEGABYTE, ' '), { finishFlush: constants.Z_FULL_FLUSH });

/** This many spaces in zlib format. Repeats one compressed block, which is much faster than compressing. */
function blank(megabytes: number): Buffer {
  const end = Buffer.from([3, 0, 0, 0, 0, 0]);
  end.writeUInt32BE(computeSpacesAdler(BigInt(megabytes * MEGABYTE)), 2);
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array(megabytes).fill(PACKED_MEGABYTE), end]);
}

/** Adler-32 checksum at the end of zlib data. */
function computeSpacesAdler(count: bigint): number {
  const [space, modulus] = [32n, 65_521n];
  const sum = (1n + count * space) % modulus;
  const sums = (count + (space * count * (count + 1n)) / 2n) % modulus;
  return Number(sums * 65_536n + sum);
}

/** PDFs that exhaust the memory or time of their reader. */
export const BOMBS: Record<string, { error: ErrorName; make: () => Buffer }> = {
  'objects that unpack to 400 MB': {
    error: 'pdf_too_complex',
    make: () =>
      createPdf({
        ...PAGE_TREE,
        9: createStream('/Type/ObjStm/N 1/First 10/Filter/FlateDecode', blank(400)),
      }),
  },
  'a page that unpacks to 800 MB': {
    error: 'pdf_too_complex',
    make: () => pageShowing(createStream('/Filter/FlateDecode', blank(800))),
  },
  'a page that is packed twice': {
    error: 'pdf_too_complex',
    make: () => pageShowing(createStream('/Filter[/FlateDecode/FlateDecode]', deflateSync(blank(100)))),
  },
  'a page packed by LZW without end': {
    error: 'pdf_too_complex',
    make: () => pageShowing(createStream('/Filter/LZWDecode', growingLzw(9 * MEGABYTE))),
  },
  'a picture of 90,000 by 90,000 points': {
    error: 'too_many_pixels',
    make: () =>
      createPdf({
        ...PAGE_TREE,
        9: createStream(
          '/Subtype/Image/Width 90000/Height 90000/ColorSpace/DeviceGray/BitsPerComponent 1',
          Buffer.alloc(9),
        ),
      }),
  },
  'five million brackets': {
    error: 'pdf_damaged',
    make: () => createPdf({ ...PAGE_TREE, 9: `${'['.repeat(2_500_000)}${']'.repeat(2_500_000)}` }),
  },
  'a hundred thousand pages': {
    error: 'pdf_too_many_pages',
    make: () => {
      const numbers = Array.from({ length: 100_000 }, (_, index) => index + 10);
      const pages = Object.fromEntries(
        numbers.map((number) => [number, '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>']),
      );
      const kids = numbers.map((number) => `${number} 0 R`).join(' ');
      return createPdf({
        ...PAGE_TREE,
        2: `<</Type/Pages/Kids[${kids}]/Count ${numbers.length}>>`,
        ...pages,
      });
    },
  },
  'a billion objects announced': {
    error: 'pdf_damaged',
    make: () =>
      createPdf({
        ...PAGE_TREE,
        9: createStream('/Type/ObjStm/N 1000000000/First 10/Filter/FlateDecode', blank(1)),
      }),
  },
  'pages that contain themselves': {
    error: 'pdf_damaged',
    make: () => createPdf({ ...PAGE_TREE, 2: '<</Type/Pages/Kids[2 0 R]/Count 1>>' }),
  },
};

const form = (content: string, painted: number) =>
  createStream(
    `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X ${painted} 0 R>>>>/Filter/FlateDecode`,
    deflateSync(Buffer.from(content)),
  );

const pagePainting = (forms: Record<number, Part>): Buffer =>
  createPdf({
    ...PAGE_TREE,
    3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 9 0 R/Resources<</XObject<</X 10 0 R>>>>>>',
    9: createStream('', Buffer.from('q /X Do Q')),
    ...forms,
  });

BOMBS['thirty forms, each painted ten times by the next'] = {
  error: 'pdf_too_complex',
  make: () =>
    pagePainting(
      Object.fromEntries(
        Array.from({ length: 30 }, (_, index) => [10 + index, form('/X Do '.repeat(10), 11 + index)]),
      ),
    ),
};
BOMBS['a form that paints itself'] = {
  error: 'pdf_too_complex',
  make: () => pagePainting({ 10: form('/X Do', 11), 11: form('/X Do', 10) }),
};

/** A form of a shared resource dictionary that lists itself, as some programs write them, but paints nothing. */
export const formThatListsItself = (): Buffer => pagePainting({ 10: form('0 0 9 9 re f', 10) });

function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** A grey PNG of a few bytes that claims to be this large. */
export function hugePng(width: number, height: number): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size[8] = 1;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', size),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Changes the size in the frame header. */
export function hugeJpeg(jpeg: Buffer): Buffer {
  const huge = Buffer.from(jpeg);
  const frame = [0xc0, 0xc2].map((kind) => huge.indexOf(Buffer.from([0xff, kind]))).find((at) => at > 0);
  if (frame === undefined) throw new Error('this JPEG has no frame header');
  huge.writeUInt16BE(65_500, frame + 5);
  huge.writeUInt16BE(65_500, frame + 7);
  return huge;
}

/** Adds chunks to a PNG. */
export function pngWith(png: Buffer, parts: readonly [string, Buffer][]): Buffer {
  const afterHeader = 8 + 25;
  const more = parts.map(([kind, data]) => pngChunk(kind, data));
  return Buffer.concat([png.subarray(0, afterHeader), ...more, png.subarray(afterHeader)]);
}

/** A text chunk that decompresses to this size. */
export const packedNote = (megabytes: number): [string, Buffer] => [
  'zTXt',
  Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), blank(megabytes)]),
];

/** Chunks that make a PNG an animation with this many frames. */
export function frames(count: number): [string, Buffer][] {
  const length = Buffer.alloc(8);
  length.writeUInt32BE(count);
  return [
    ['acTL', length],
    ...Array.from({ length: count }, (): [string, Buffer] => ['fcTL', Buffer.alloc(26)]),
  ];
}

/** Duplicate object: readers that use the cross-reference table find a script, readers that scan the file do not. */
export function twoFacedPdf(): Buffer {
  const honest = createPdf(PAGE_TREE);
  const catalog = Buffer.from(`1 0 obj\n<</Type/Catalog/Pages 2 0 R/OpenAction${SCRIPT}>>\nendobj\n`);
  const head = join(['%PDF-1.7\n', catalog]);
  const index = honest.lastIndexOf('xref\n0 1');
  const body = honest.subarray('%PDF-1.7\n'.length, index);
  const places: [number, number][] = [1, 2, 3].map((number) => [
    number,
    number === 1 ? 9 : head.length + body.indexOf(`${number} 0 obj`),
  ]);
  return Buffer.concat([head, body, createIndex(places, head.length + body.length)]);
}

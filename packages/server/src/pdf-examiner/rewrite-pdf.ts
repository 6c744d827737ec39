// Checks whether a PDF is safe, and rewrites it. Only the examined objects are written, so that a reader that finds
// another index, an archive or HTML in the original file gets none of it.
import { createInflate } from 'node:zlib';
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFStream,
  decodePDFRawStream,
} from '@cantoo/pdf-lib';
import { MOST_PIXELS } from './most-pixels';

export interface RewrittenPdf {
  pages: number;
  bytes: Uint8Array;
}

const MEGABYTE = 1024 * 1024;
/** Limit for a single decompressed object. */
const MOST_UNPACKED_OBJECTS = 16 * MEGABYTE;
/** Limit for all streams. Ten scanned pages in colour with lossless compression need half of it. */
const MOST_UNPACKED = 512 * MEGABYTE;
/** A proof of identity or address is short. */
const MOST_PAGES = 2000;

/** Undefined: encrypted, broken, made to exhaust its reader, or with scripts or attachments. */
export async function rewritePdf(bytes: Uint8Array): Promise<RewrittenPdf | undefined> {
  try {
    const pdf = await withArraysUpTo(MOST_UNPACKED_OBJECTS, () =>
      PDFDocument.load(bytes, { throwOnInvalidObject: true, updateMetadata: false }),
    );
    const pages = pdf.getPageCount();
    if (pages === 0 || pages > MOST_PAGES || (await unpacksTooMuch(pdf))) return undefined;
    const dicts = [...dictsOf(pdf)];
    if (dicts.some(isProgram)) return undefined;
    for (const dict of dicts) BY_ITSELF.forEach((key) => dict.delete(key)); // Links are kept, because they need a click.
    const rewritten = await pdf.save({ addDefaultPage: false, updateFieldAppearances: false });
    return endsAsArchive(rewritten) ? undefined : { pages, bytes: rewritten };
  } catch {
    return undefined; // Encrypted or broken: both are rejected alike.
  }
}

/** The library's decoders double their buffer until everything fits. Here they stop at the limit. */
async function withArraysUpTo<T>(limit: number, work: () => Promise<T>): Promise<T> {
  const unlimited = globalThis.Uint8Array;
  globalThis.Uint8Array = new Proxy(unlimited, {
    construct(target, given: unknown[], created) {
      if (typeof given[0] === 'number' && given[0] > limit) throw new RangeError('unpacks to too much');
      return Reflect.construct(target, given, created);
    },
  });
  try {
    return await work();
  } finally {
    globalThis.Uint8Array = unlimited;
  }
}

const PROGRAMS = [
  '/JavaScript',
  '/Launch',
  '/ImportData',
  '/SubmitForm',
  '/GoToE',
  '/Rendition',
  '/RichMediaExecute',
];
const PROGRAM_KEYS = [
  'JS',
  'JavaScript',
  'EF',
  'EmbeddedFiles',
  'RichMediaContent',
  'XFA',
  'OnInstantiate',
].map((key) => PDFName.of(key));

/** Scripts, launched programs and attachments don't belong in a passport or a bank statement. */
const isProgram = (dict: PDFDict): boolean =>
  PROGRAM_KEYS.some((key) => dict.has(key)) || PROGRAMS.includes(String(dict.lookup(PDFName.of('S'))));

const BY_ITSELF = ['OpenAction', 'AA'].map((key) => PDFName.of(key));

/** Every dictionary of the file, at any depth. */
function* dictsOf({ context }: PDFDocument): Generator<PDFDict> {
  for (const [, object] of context.enumerateIndirectObjects()) yield* dictsIn(object);
  for (const object of Object.values(context.trailerInfo)) yield* dictsIn(object);
}

function* dictsIn(object: unknown): Generator<PDFDict> {
  if (object instanceof PDFStream) yield* dictsIn(object.dict);
  if (object instanceof PDFArray) for (const part of object.asArray()) yield* dictsIn(part);
  if (object instanceof PDFDict) {
    yield object;
    for (const part of object.values()) yield* dictsIn(part);
  }
}

/** Filters whose output can be a thousand times their input, by their names and short names. */
const UNPACKING = ['/FlateDecode', '/Fl', '/LZWDecode', '/LZW', '/RunLengthDecode', '/RL'];

async function unpacksTooMuch({ context }: PDFDocument): Promise<boolean> {
  let left = MOST_UNPACKED;
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    if (pixelsOf(object) > MOST_PIXELS) return true;
    const unpacking = filtersOf(object).filter((name) => UNPACKING.includes(name));
    if (unpacking.length > 1) return true; // Two such filters can multiply the size a million times.
    if (unpacking.length === 1) left -= await unpackedLength(object, left);
    if (left < 0) return true;
  }
  return false;
}

function pixelsOf({ dict }: PDFRawStream): number {
  const [width, height] = ['Width', 'Height'].map((key) => dict.lookup(PDFName.of(key)));
  return width instanceof PDFNumber && height instanceof PDFNumber ? width.asNumber() * height.asNumber() : 0;
}

function filtersOf({ dict }: PDFRawStream): string[] {
  const filter = dict.lookup(PDFName.of('Filter'));
  if (filter instanceof PDFArray) return filter.asArray().map((_, at) => String(filter.lookup(at)));
  return filter === undefined ? [] : [String(filter)];
}

/** Size in bytes; more than `most` if it exceeds that. */
async function unpackedLength(stream: PDFRawStream, most: number): Promise<number> {
  if (filtersOf(stream)[0] !== '/FlateDecode') return unpackedSlowly(stream);
  const inflate = createInflate({ chunkSize: MEGABYTE });
  inflate.end(stream.getContents());
  let length = 0;
  try {
    for await (const part of inflate) {
      length += (part as Buffer).length; // Chunks from zlib.
      if (length > most) break;
    }
  } catch {
    // Readers show the part that decompresses, so errors at the end are ignored.
  }
  return length;
}

/** LZW and text encodings of old programs: decoded by the library, up to the limit. */
const unpackedSlowly = (stream: PDFRawStream): Promise<number> =>
  withArraysUpTo(MOST_UNPACKED_OBJECTS, async () => decodePDFRawStream(stream).decode().length);

const END_OF_ARCHIVE = Buffer.from('PK\x05\x06', 'latin1');
/** The end of a ZIP archive may be followed by a comment of up to this many bytes. */
const LONGEST_COMMENT = 65_535;

/** Whether an unpacking program would accept the file as an archive. */
const endsAsArchive = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .subarray(-LONGEST_COMMENT - 22)
    .includes(END_OF_ARCHIVE);

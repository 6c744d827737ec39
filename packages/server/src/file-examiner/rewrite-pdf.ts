// Checks whether a PDF is safe, and rewrites it from the examined objects only. Anything else that a reader might find in
// the original file, such as another cross-reference table, an archive or HTML, is gone.
import { createInflate } from 'node:zlib';
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFInvalidObject,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  PDFStream,
  decodePDFRawStream,
} from '@cantoo/pdf-lib';
import { REMOVED_PARTS } from '@quoin/rules';
import type { ExaminedFile } from './file-examiner';
import { PaintedNames } from './painted-forms';
import { assertWhole, isCutOff } from './pdf-damage';
import { errorCode } from '../shared/errors';
import { assertFewPixels, UnfitFile } from './unfit-file';

const MEGABYTE = 1024 * 1024;
/** Maximum size of a single decompressed object. */
const MAX_UNPACKED_OBJECTS = 16 * MEGABYTE;
/** Maximum size of all decompressed streams. Ten losslessly compressed colour scans need half of it. */
const MAX_UNPACKED = 512 * MEGABYTE;
/** A proof of identity or address is short. */
const MAX_PAGES = 2000;

/**
 * Decrypts a PDF that opens without a password, and removes attachments and automatic actions.
 * @throws UnfitFile
 */
export async function rewritePdf(bytes: Uint8Array): Promise<ExaminedFile> {
  try {
    return await rewrite(bytes);
  } catch (failure) {
    throw failure instanceof UnfitFile ? failure : new UnfitFile('pdf_damaged');
  }
}

async function rewrite(bytes: Uint8Array): Promise<ExaminedFile> {
  const original = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isCutOff(original)) throw new UnfitFile('pdf_damaged');
  const { pdf, wasEncrypted } = await open(original);
  const pages = pdf.getPageCount();
  if (pages === 0) throw new UnfitFile('pdf_damaged');
  if (pages > MAX_PAGES) throw new UnfitFile('pdf_too_many_pages', { limit: MAX_PAGES });
  if (pdf.catalog.has(PDFName.of('Collection'))) throw new UnfitFile('pdf_portfolio');
  const broken = await brokenStreams(pdf);
  const dicts = [...getDicts(pdf)];
  if (dicts.some(isProgram)) throw new UnfitFile('pdf_with_scripts');
  assertWhole(pdf, dicts, broken);
  const hadActions = removeAutomaticActions(dicts);
  const hadAttachments = removeAttachments(pdf, dicts);
  const removed = REMOVED_PARTS.filter((part) =>
    part === 'automatic_actions' ? hadActions : hadAttachments,
  );
  removeUnreachable(pdf);
  const rewritten = await pdf.save({ addDefaultPage: false, updateFieldAppearances: false });
  if (endsAsArchive(rewritten)) throw new UnfitFile('file_is_archive', { format: 'ZIP' });
  const hadHeaderFirst = original.indexOf('%PDF-') === 0;
  const changed = wasEncrypted || removed.length > 0 || !hadHeaderFirst;
  return { pages, bytes: rewritten, changed, removed };
}

/** Files of banks and agencies often have only an owner password; the empty user password opens them. */
async function open(bytes: Buffer): Promise<{ pdf: PDFDocument; wasEncrypted: boolean }> {
  const load = (throwOnInvalidObject: boolean) =>
    withArraysUpTo(MAX_UNPACKED_OBJECTS, () =>
      PDFDocument.load(bytes, { throwOnInvalidObject, updateMetadata: false, password: '' }),
    );
  const wasEncrypted = bytes.includes('/Encrypt');
  if (!wasEncrypted) return { pdf: await load(true), wasEncrypted };
  // Tolerates invalid objects: the library first parses compressed objects while they are encrypted, and then decrypts the
  // cross-reference stream, which isn't encrypted.
  const pdf = await load(false).catch((failure: unknown) => {
    throw failure instanceof UnfitFile ? failure : new UnfitFile('pdf_password');
  });
  return { pdf, wasEncrypted };
}

/** Stops the library's decoders, which double their buffer until everything fits, at a limit. */
async function withArraysUpTo<T>(limit: number, work: () => Promise<T>): Promise<T> {
  const unlimited = globalThis.Uint8Array;
  let exceeded = false;
  globalThis.Uint8Array = new Proxy(unlimited, {
    construct(target, given: unknown[], created) {
      if (typeof given[0] === 'number' && given[0] > limit) {
        exceeded = true;
        throw new RangeError('the decompressed data is too large');
      }
      return Reflect.construct(target, given, created);
    },
  });
  try {
    return await work();
  } finally {
    globalThis.Uint8Array = unlimited;
    // The library may have caught the exception, or reported it as a damaged file.
    if (exceeded) throw new UnfitFile('pdf_too_complex');
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
const PROGRAM_KEYS = ['JS', 'JavaScript', 'RichMediaContent', 'XFA', 'OnInstantiate'].map((key) =>
  PDFName.of(key),
);

/** Scripts and launched programs don't belong in a passport or a bank statement. */
const isProgram = (dict: PDFDict): boolean =>
  PROGRAM_KEYS.some((key) => dict.has(key)) || PROGRAMS.includes(String(dict.lookup(PDFName.of('S'))));

const OPEN_ACTION = PDFName.of('OpenAction');
const ADDITIONAL_ACTIONS = PDFName.of('AA');

/**
 * Removes actions that start without a click. Links stay.
 * @returns whether there was one, other than the page at which a reader opens the document
 */
function removeAutomaticActions(dicts: readonly PDFDict[]): boolean {
  let found = false;
  for (const dict of dicts) {
    const additional = dict.lookup(ADDITIONAL_ACTIONS);
    const actions = [
      dict.lookup(OPEN_ACTION),
      ...(additional instanceof PDFDict ? additional.keys().map((key) => additional.lookup(key)) : []),
    ];
    found ||= actions.some(isAction);
    dict.delete(OPEN_ACTION);
    dict.delete(ADDITIONAL_ACTIONS);
  }
  return found;
}

const isAction = (action: unknown): boolean =>
  action instanceof PDFDict && String(action.lookup(PDFName.of('S'))) !== '/GoTo';

/** Embedded files, and associated files of electronic invoices. */
const ATTACHMENTS = ['EmbeddedFiles', 'EF', 'AF'].map((key) => PDFName.of(key));

/** @returns whether there were any */
function removeAttachments(pdf: PDFDocument, dicts: readonly PDFDict[]): boolean {
  const holders = dicts.filter((dict) => ATTACHMENTS.some((key) => dict.has(key)));
  for (const dict of holders) ATTACHMENTS.forEach((key) => dict.delete(key));
  for (const { node } of pdf.getPages()) {
    const annotations = node.Annots();
    for (let at = (annotations?.size() ?? 0) - 1; at >= 0; at -= 1) {
      const annotation = annotations?.lookup(at);
      const subtype = annotation instanceof PDFDict && annotation.lookup(PDFName.of('Subtype'));
      if (String(subtype) === '/FileAttachment') annotations?.remove(at);
    }
  }
  return holders.length > 0;
}

/**
 * Deletes unreferenced objects, which the library would write too.
 * @throws UnfitFile pdf_damaged if the document needs an object that could not be read
 */
function removeUnreachable({ context }: PDFDocument): void {
  const reached = new Set<PDFRef>();
  const waiting: unknown[] = Object.values(context.trailerInfo);
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (next instanceof PDFRef && !reached.has(next)) {
      reached.add(next);
      waiting.push(context.lookup(next));
    }
    if (next instanceof PDFStream) waiting.push(next.dict);
    if (next instanceof PDFArray) for (const part of next.asArray()) waiting.push(part);
    if (next instanceof PDFDict) for (const part of next.values()) waiting.push(part);
  }
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!reached.has(ref)) context.delete(ref);
    else if (object instanceof PDFInvalidObject) throw new UnfitFile('pdf_damaged');
  }
}

/** All dictionaries of the file, at any depth. */
function* getDicts({ context }: PDFDocument): Generator<PDFDict> {
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

/** Filters whose output can be a thousand times their input, by full and abbreviated name. */
const UNPACKING = ['/FlateDecode', '/Fl', '/LZWDecode', '/LZW', '/RunLengthDecode', '/RL'];

/**
 * Finds the streams that cannot be decompressed.
 * @throws UnfitFile pdf_too_complex, too_many_pixels
 */
async function brokenStreams(pdf: PDFDocument): Promise<Set<PDFRawStream>> {
  const { context } = pdf;
  const broken = new Set<PDFRawStream>();
  const painted = new PaintedNames(pdf);
  let left = MAX_UNPACKED;
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    assertFewPixels(getPixels(object));
    const unpacking = getFilters(object).filter((name) => UNPACKING.includes(name));
    // Two such filters can multiply the size by a million.
    if (unpacking.length > 1) throw new UnfitFile('pdf_too_complex');
    if (unpacking.length === 1) {
      const onPart = (part: Uint8Array) => painted.add(object, part);
      left -= await unpackedLength(object, left, { onPart, onBroken: () => broken.add(object) });
    } else painted.add(object, object.getContents());
    if (left < 0) throw new UnfitFile('pdf_too_complex');
  }
  painted.assertFew();
  return broken;
}

function getPixels({ dict }: PDFRawStream): number {
  const [width, height] = ['Width', 'Height'].map((key) => dict.lookup(PDFName.of(key)));
  return width instanceof PDFNumber && height instanceof PDFNumber ? width.asNumber() * height.asNumber() : 0;
}

function getFilters({ dict }: PDFRawStream): string[] {
  const filter = dict.lookup(PDFName.of('Filter'));
  if (filter instanceof PDFArray) return filter.asArray().map((_, index) => String(filter.lookup(index)));
  return filter === undefined ? [] : [String(filter)];
}

/** Size in bytes. Stops counting above `most`. */
async function unpackedLength(
  stream: PDFRawStream,
  max: number,
  { onPart, onBroken }: { onPart: (part: Uint8Array) => void; onBroken: () => void },
): Promise<number> {
  if (getFilters(stream)[0] !== '/FlateDecode') {
    const bytes = await unpackedSlowly(stream);
    onPart(bytes);
    return bytes.length;
  }
  const inflate = createInflate({ chunkSize: MEGABYTE });
  inflate.end(stream.getContents());
  let length = 0;
  try {
    for await (const part of inflate) {
      length += (part as Buffer).length; // Chunks from zlib.
      onPart(part);
      if (length > max) break;
    }
  } catch (failure) {
    // A truncated stream is common and harmless.
    if (errorCode(failure) === 'Z_DATA_ERROR') onBroken();
  }
  return length;
}

/** LZW and text encodings of old programs. The library decodes them, up to the limit. */
const unpackedSlowly = (stream: PDFRawStream): Promise<Uint8Array> =>
  withArraysUpTo(MAX_UNPACKED_OBJECTS, async () => decodePDFRawStream(stream).decode());

const END_OF_ARCHIVE = Buffer.from('PK\x05\x06', 'latin1');
/** Maximum length of the comment at the end of a ZIP archive, in bytes. */
const MAX_COMMENT_LENGTH = 65_535;

/** Whether an unzip program would accept the file as an archive. */
const endsAsArchive = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .subarray(-MAX_COMMENT_LENGTH - 22)
    .includes(END_OF_ARCHIVE);

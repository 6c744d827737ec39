// Whether an upload is what a proof document may be, decided by its content, never by its name.
import { PDFArray, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';

export interface CheckedFile {
  contentType: string;
  bytes: Buffer;
  /** Null for an image. */
  pages: number | null;
}

/** A phone photo has 12 to 50 million pixels; beyond this an image is made to exhaust memory. */
const MOST_PIXELS = 80_000_000;

/** Parses a file for real. Undefined: it is not a PDF, JPEG or PNG that opens and is safe to keep. */
export async function checkUpload(bytes: Buffer): Promise<CheckedFile | undefined> {
  const kind = await fileTypeFromBuffer(bytes);
  switch (kind?.mime) {
    case 'application/pdf':
      return checkPdf(bytes);
    case 'image/jpeg':
    case 'image/png':
      return reencodeImage(bytes, kind.mime);
    default:
      return undefined;
  }
}

/** Names that promise something we refuse anyway are told so before a byte is sent. */
export const mayBeProof = (name: string): boolean => /(^[^.]+$)|(\.(pdf|jpe?g|png)$)/i.test(name);

async function checkPdf(bytes: Buffer): Promise<CheckedFile | undefined> {
  try {
    const pdf = await PDFDocument.load(bytes, { throwOnInvalidObject: true, updateMetadata: false });
    const pages = pdf.getPageCount();
    return pages > 0 && !carriesProgram(pdf) ? { contentType: 'application/pdf', bytes, pages } : undefined;
  } catch {
    return undefined; // encrypted or broken: for the sender both are a file we cannot take
  }
}

const PROGRAMS = ['/JavaScript', '/Launch', '/ImportData', '/SubmitForm'];
const PROGRAM_KEYS = ['JS', 'JavaScript', 'EF', 'EmbeddedFiles', 'RichMediaContent', 'XFA'];

/** Scripts, launched programs and attachments have no place in a passport or a bank statement. */
function carriesProgram(pdf: PDFDocument): boolean {
  return pdf.context.enumerateIndirectObjects().some(([, object]) => isProgram(object));
}

function isProgram(object: unknown): boolean {
  if (object instanceof PDFArray) return object.asArray().some(isProgram);
  if (object instanceof PDFDict) {
    if (PROGRAM_KEYS.some((key) => object.has(PDFName.of(key)))) return true;
    if (PROGRAMS.includes(String(object.get(PDFName.of('S'))))) return true;
    return object.values().some(isProgram);
  }
  return false;
}

/** Turned upright, then encoded anew: place, device and whatever else rode along stays behind. */
async function reencodeImage(
  bytes: Buffer,
  mime: 'image/jpeg' | 'image/png',
): Promise<CheckedFile | undefined> {
  try {
    const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).rotate();
    const clean = mime === 'image/jpeg' ? image.jpeg({ quality: 88 }) : image.png();
    return { contentType: mime, bytes: await clean.toBuffer(), pages: null };
  } catch {
    return undefined; // not an image that decodes to its end
  }
}

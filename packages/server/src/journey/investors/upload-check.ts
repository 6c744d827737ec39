// Whether an upload is what a proof document may be, decided by its content, never by its name.
import { MOST_PIXELS } from '../../pdf-examiner/most-pixels';
import type { Services } from '../../services';
import { limitConcurrency } from '../../shared/concurrency-limit';

export interface CheckedFile {
  contentType: string;
  bytes: Buffer;
  /** Null for an image. */
  pages: number | null;
}

/** What one of them can take is bounded; this bounds how many there are. */
const examining = limitConcurrency({ atOnce: 2, waiting: 50 });

/**
 * Parses a file for real. Undefined: it is not a PDF, JPEG or PNG that opens and is safe to keep.
 * @throws ApiError unavailable
 */
export async function checkUpload(
  { pdfExaminer }: Services,
  bytes: Buffer,
): Promise<CheckedFile | undefined> {
  const { fileTypeFromBuffer } = await import('file-type');
  const kind = await fileTypeFromBuffer(bytes);
  switch (kind?.mime) {
    case 'application/pdf': {
      const pdf = await examining(() => pdfExaminer.examine(bytes));
      return pdf && { contentType: kind.mime, bytes: Buffer.from(pdf.bytes), pages: pdf.pages };
    }
    case 'image/jpeg':
    case 'image/png': {
      const { mime } = kind;
      return examining(() => reencodeImage(bytes, mime));
    }
    default:
      return undefined;
  }
}

/** Names that promise something we refuse anyway are told so before a byte is sent. */
export const mayBeProof = (name: string): boolean => /(^[^.]+$)|(\.(pdf|jpe?g|png)$)/i.test(name);

/** Turned upright, then encoded anew: place, device and whatever else rode along stays behind. */
async function reencodeImage(
  bytes: Buffer,
  mime: 'image/jpeg' | 'image/png',
): Promise<CheckedFile | undefined> {
  try {
    const { default: sharp } = await import('sharp');
    const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .rotate()
      .timeout({ seconds: 30 });
    const clean = mime === 'image/jpeg' ? image.jpeg({ quality: 88 }) : image.png();
    return { contentType: mime, bytes: await clean.toBuffer(), pages: null };
  } catch {
    return undefined; // not an image that decodes to its end
  }
}

/**
 * The name of an upload as we show it: the last part of a path, without control or direction-changing characters.
 * It is never used as a path. Empty names become `file`.
 */
export function displayName(name: string): string {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return clean === '' || /^\.+$/.test(clean) ? 'file' : clean;
}

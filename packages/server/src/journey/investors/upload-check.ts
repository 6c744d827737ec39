// Validates an uploaded proof document by its content, not by its name.
import { MOST_PIXELS } from '../../pdf-examiner/most-pixels';
import type { Services } from '../../services';
import { limitConcurrency } from '../../shared/concurrency-limit';

export interface CheckedFile {
  contentType: string;
  bytes: Buffer;
  /** Null for an image. */
  pages: number | null;
}

/** Limits concurrent checks; the memory of a single one is limited elsewhere. */
const examining = limitConcurrency({ atOnce: 2, waiting: 50 });

/**
 * Parses the file. Undefined unless it is a PDF, JPEG or PNG that opens and is safe to keep.
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

/** Rejects unsupported file extensions before the upload. */
export const mayBeProof = (name: string): boolean => /(^[^.]+$)|(\.(pdf|jpe?g|png)$)/i.test(name);

/** Rotates and encodes the image again, which removes location, device and other metadata. */
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
    return undefined; // Not an image that decodes completely.
  }
}

/**
 * The display name of an upload: the last segment of a path, without control or direction characters. It is never
 * used as a path. An empty name becomes `file`.
 */
export function displayName(name: string): string {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return clean === '' || /^\.+$/.test(clean) ? 'file' : clean;
}

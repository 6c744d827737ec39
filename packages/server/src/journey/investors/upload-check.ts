// Validates an uploaded proof document by its content, not by its name.
import { otherFormatError } from '@quoin/contract';
import { formatOfContent, type OtherFormat, otherFormatOfName } from '@quoin/rules';
import type { ExaminedFile } from '../../file-examiner/file-examiner';
import { UnfitFile } from '../../file-examiner/unfit-file';
import type { Services } from '../../services';

export interface CheckedFile extends Omit<ExaminedFile, 'bytes'> {
  contentType: string;
  bytes: Buffer;
}

const CONTENT_TYPES = { pdf: 'application/pdf', jpeg: 'image/jpeg', png: 'image/png' };

/** @throws UnfitFile; ApiError unavailable */
export async function checkUpload({ fileExaminer }: Services, bytes: Buffer): Promise<CheckedFile> {
  if (bytes.length === 0) throw new UnfitFile('file_empty');
  const format = formatOfContent(bytes);
  if (format === undefined) throw new UnfitFile('file_type_refused');
  if (typeof format === 'object') throw unfitFormat(format);
  const file = await fileExaminer.examine(bytes, format);
  return { ...file, contentType: CONTENT_TYPES[format], bytes: Buffer.from(file.bytes) };
}

/**
 * Rejects unsupported file extensions before the upload.
 * @throws UnfitFile
 */
export function assertMayBeProof(name: string): void {
  const format = otherFormatOfName(name);
  if (format) throw unfitFormat(format);
  if (!/(^[^.]+$)|(\.(pdf|jpe?g|png)$)/i.test(name)) throw new UnfitFile('file_type_refused');
}

function unfitFormat(format: OtherFormat): UnfitFile {
  const { error, values } = otherFormatError(format);
  return new UnfitFile(error, values);
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

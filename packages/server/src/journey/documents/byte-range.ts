// The one part of RFC 9110 ranges that PDF readers use: a single range of bytes.

import type { ByteSpan } from '../../providers/files/file-store';

export type ByteRange = 'whole' | 'unsatisfiable' | ByteSpan;

/**
 * Anything but one well-formed range is answered with the whole file, as the RFC allows; and so is a range that is
 * wanted only of another version of the file (If-Range).
 */
export function byteRange(
  { range, 'if-range': ifRange }: { range?: string | undefined; 'if-range'?: string | string[] | undefined },
  { size, etag }: { size: number; etag: string },
): ByteRange {
  const match = /^bytes=(\d*)-(\d*)$/.exec(range ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return 'whole';
  if (ifRange !== undefined && ifRange !== etag) return 'whole';
  const last = size - 1;
  if (match[1] === '') {
    const count = Number(match[2]);
    return count === 0 ? 'unsatisfiable' : { from: Math.max(0, size - count), to: last };
  }
  const from = Number(match[1]);
  const to = match[2] === '' ? last : Math.min(Number(match[2]), last);
  if (from > last) return 'unsatisfiable';
  return to < from ? 'whole' : { from, to };
}

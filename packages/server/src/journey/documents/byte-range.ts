// The one part of RFC 9110 ranges that PDF readers use: a single range of bytes.

import type { ByteSpan } from '../../providers/files/file-store';

export type ByteRange = 'whole' | 'unsatisfiable' | ByteSpan;

/** Anything but one well-formed range is answered with the whole file, as the RFC allows. */
export function byteRange(header: string | undefined, size: number): ByteRange {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return 'whole';
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

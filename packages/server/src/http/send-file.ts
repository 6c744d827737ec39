// Sends stored files. An uploaded file must never run as a page of this origin.
import { Readable } from 'node:stream';
import type { FileReply } from '@quoin/contract';
import type { FastifyReply } from 'fastify';

/** Streams a file as a download. */
export const sendFile = (reply: FastifyReply, { name, content_type, size, bytes }: FileReply) =>
  reply
    .headers({
      ...fileHeaders('attachment', name, content_type),
      ...(size !== undefined && { 'content-length': size }),
    })
    .send(Readable.from(bytes));

export const fileHeaders = (disposition: 'inline' | 'attachment', name: string, contentType: string) => ({
  'content-type': contentType,
  'content-disposition': `${disposition}; ${fileName(name)}`,
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'private, no-store',
});

/** RFC 6266 with RFC 5987: an ASCII name for old clients, the real one in UTF-8. */
function fileName(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '_')
    .trim();
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${ascii === '' ? 'file' : ascii}"; filename*=UTF-8''${encoded}`;
}

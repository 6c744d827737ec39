// The bytes of a file, to whoever holds a living key for it. No session here: the key is the permission.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '../../http/refusal';
import type { Services } from '../../services';
import { byteRange } from './byte-range';
import { FILE_ADDRESS, type FileAddress } from './file-address';
import { fileOfKey, type StoredFile } from './store';
import { sha256 } from '../../security/secrets';

export function registerFileRoute(app: FastifyInstance, services: Services): void {
  app.get<FileAddress>('/api/files/:fileId', { schema: FILE_ADDRESS }, async (request, reply) => {
    const { clock, db, fileStore } = services;
    const { key = '' } = request.query;
    const file = await fileOfKey(db, request.params.fileId, sha256(key), clock.now());
    if (!file) throw new Refusal('file_link_expired');
    return sendFile(reply, file, await fileStore.get(file.storeKey), request.headers.range);
  });
}

function sendFile(reply: FastifyReply, file: StoredFile, bytes: Buffer, rangeHeader: string | undefined) {
  reply.headers({
    'content-type': file.contentType,
    'content-disposition': contentDisposition(file.name),
    'x-content-type-options': 'nosniff',
    // What an investor uploaded must never run as a page of ours.
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
    'accept-ranges': 'bytes',
  });
  const range = byteRange(rangeHeader, bytes.length);
  if (range === 'whole') return reply.send(bytes);
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${bytes.length}`).send(Buffer.alloc(0));
  }
  return reply
    .code(206)
    .header('content-range', `bytes ${range.from}-${range.to}/${bytes.length}`)
    .send(bytes.subarray(range.from, range.to + 1));
}

/** RFC 6266 with RFC 5987: a plain ASCII name for old readers, the true one in UTF-8. */
export function contentDisposition(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '_')
    .trim();
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${ascii === '' ? 'file' : ascii}"; filename*=UTF-8''${encoded}`;
}

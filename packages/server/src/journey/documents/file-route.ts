// The bytes of a file, to whoever holds a living key for it. No session here: the key is the permission.
import type { FastifyInstance } from 'fastify';
import { limitClass } from '../../http/request-limits';
import { fileHeaders } from '../../http/send-file';
import { ApiError } from '../../shared/errors';
import type { Services } from '../../services';
import { byteRange } from './byte-range';
import { FILE_ADDRESS, type FileAddress } from './file-address';
import { fileOfKey } from './store';
import { sha256 } from '../../security/secrets';

export function registerFileRoute(app: FastifyInstance, services: Services): void {
  app.get<FileAddress>('/api/files/:fileId', { schema: FILE_ADDRESS }, async (request, reply) => {
    const { clock, db, fileStore } = services;
    const { key = '' } = request.query;
    const opened = await fileOfKey(db, request.params.fileId, sha256(key), clock.now());
    if (!opened) throw new ApiError('file_link_expired');
    const { file, accountId } = opened;
    await limitClass(services, 'file_bytes', accountId);
    const etag = `"${file.sha256}"`;
    reply.headers({ ...fileHeaders('inline', file.name, file.contentType), 'accept-ranges': 'bytes', etag });
    const range = byteRange(request.headers, { size: file.size, etag });
    if (range === 'whole') return reply.send(await fileStore.get(file.storeKey));
    if (range === 'unsatisfiable') {
      return reply.code(416).header('content-range', `bytes */${file.size}`).send(Buffer.alloc(0));
    }
    return reply
      .code(206)
      .header('content-range', `bytes ${range.from}-${range.to}/${file.size}`)
      .send(await fileStore.get(file.storeKey, range));
  });
}

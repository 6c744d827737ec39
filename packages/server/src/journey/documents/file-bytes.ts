// Receives the bytes of an upload, between its start and its confirmation, and sends the bytes of a file. The key in the
// URL gives access.
import { Readable } from 'node:stream';
import { Id, Text } from '@quoin/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { Check } from 'typebox/value';
import { isInForce } from '../../database/stored-times';
import { investorDocuments } from '../../database/tables';
import { limitClass } from '../../http/request-limits';
import { fileHeaders } from '../../http/send-file';
import type { ByteSpan } from '../../providers/files/file-store';
import { sha256 } from '../../security/secrets';
import { MINUTE_MS } from '../../shared/clock';
import type { Services } from '../../services';
import { ApiError } from '../../shared/errors';
import { findFileByKey, recordSent } from './store';
import { readStoredSpan } from './stored-bytes';

/** Parameters of the URL: the file, and the key. */
export const FILE_ADDRESS = {
  params: Type.Object({ fileId: Id }),
  querystring: Type.Object({ key: Type.Optional(Text(100)) }),
};

export interface FileAddress {
  Params: { fileId: string };
  Querystring: { key?: string };
}

/** Time limit of an upload, from the start to the last byte. */
export const UPLOAD_MS = 30 * MINUTE_MS;
const MEGABYTE = 1024 * 1024;

/** Temporary storage of an upload until its confirmation. */
export const uploadKey = (fileId: string): string => `uploads/${fileId}`;

export function registerUploadRoute(app: FastifyInstance, services: Services): void {
  const limit = services.config.uploadMaxMegabytes;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const whole = { parseAs: 'buffer', bodyLimit: limit * MEGABYTE } as const;
    scope.addContentTypeParser('*', whole, (_request, body, done) => done(null, body));
    scope.setErrorHandler((error: Error & { code?: string }) => {
      throw error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
        ? new ApiError('file_too_large', { values: { limit } })
        : error;
    });
    scope.put<FileAddress>(
      '/api/files/:fileId/bytes',
      {
        bodyLimit: limit * MEGABYTE,
        schema: FILE_ADDRESS,
        // Checks the key before reading the body, so that callers without a key cannot send ten megabytes.
        preParsing: async ({ params: { fileId }, query: { key } }, reply) => {
          void reply.header('connection', 'close');
          if (!Check(Id, fileId)) throw new ApiError('illegal_parameter');
          if (!(await isAwaited(services, fileId, key))) throw new ApiError('file_link_expired');
          void reply.removeHeader('connection');
        },
      },
      async (request, reply) => {
        const { key = '' } = request.query;
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        await takeBytes(services, request.params.fileId, key, bytes);
        return reply.code(204).send();
      },
    );
  });
}

const isAwaitingUpload = ({ clock }: Services, fileId: string, key: string) =>
  and(
    eq(investorDocuments.fileId, fileId),
    eq(investorDocuments.uploadHash, sha256(key)),
    isInForce(investorDocuments.uploadExpiresAt, clock.now(), UPLOAD_MS),
    isNull(investorDocuments.receivedAt),
    isNull(investorDocuments.deletedAt),
  );

async function isAwaited(services: Services, fileId: string, key: unknown): Promise<boolean> {
  if (typeof key !== 'string') return false;
  return (await services.db.$count(investorDocuments, isAwaitingUpload(services, fileId, key))) > 0;
}

/** A conditional update uses up the key, so that two clients cannot both write. */
async function takeBytes(services: Services, fileId: string, key: string, bytes: Buffer): Promise<void> {
  const spent = await services.db
    .update(investorDocuments)
    .set({ uploadHash: '' })
    .where(isAwaitingUpload(services, fileId, key))
    .returning({ fileId: investorDocuments.fileId });
  if (spent.length === 0) throw new ApiError('file_link_expired');
  try {
    await services.fileStore.put(uploadKey(fileId), bytes);
  } catch (failure) {
    // The client repeats the request with the same key.
    const used = and(eq(investorDocuments.fileId, fileId), eq(investorDocuments.uploadHash, ''));
    await services.db
      .update(investorDocuments)
      .set({ uploadHash: sha256(key) })
      .where(used);
    throw failure;
  }
}

export function registerFileRoute(app: FastifyInstance, services: Services): void {
  app.get<FileAddress>('/api/files/:fileId', { schema: FILE_ADDRESS }, async (request, reply) => {
    const { clock, db } = services;
    const { key = '' } = request.query;
    const keyHash = sha256(key);
    const opened = await findFileByKey(db, request.params.fileId, keyHash, clock.now());
    if (!opened) throw new ApiError('file_link_expired');
    const { file, accountId } = opened;
    await limitClass(services, 'file_bytes', accountId);
    const etag = `"${file.sha256}"`;
    reply.headers({ ...fileHeaders('inline', file.name, file.contentType), 'accept-ranges': 'bytes', etag });
    const range = byteRange(request.headers, { size: file.size, etag });
    const send = async (span: ByteSpan) => {
      const bytes = await readStoredSpan(services, file, span);
      const length = span.to - span.from + 1;
      void reply.header('content-length', length);
      const record = async () => {
        if (request.method === 'HEAD') return;
        await recordSent(db, { keyHash, file, accountId, span, at: clock.now() });
      };
      if (!Buffer.isBuffer(bytes)) return reply.send(Readable.from(recordAtEnd(bytes, record)));
      await record();
      return reply.send(bytes);
    };
    if (range === 'whole') return send({ from: 0, to: file.size - 1 });
    if (range === 'unsatisfiable') {
      return reply.code(416).header('content-range', `bytes */${file.size}`).send(Buffer.alloc(0));
    }
    void reply.code(206).header('content-range', `bytes ${range.from}-${range.to}/${file.size}`);
    return send(range);
  });
}

/** Records the delivery before sending the last part, so that the client can report the end of the file right after it. */
async function* recordAtEnd(
  parts: AsyncIterable<Buffer>,
  record: () => Promise<void>,
): AsyncGenerator<Buffer> {
  let previous: Buffer | undefined;
  for await (const part of parts) {
    if (previous) yield previous;
    previous = part;
  }
  await record();
  if (previous) yield previous;
}

export type ByteRange = 'whole' | 'unsatisfiable' | ByteSpan;

/**
 * Parses a single range. Anything else gets the complete file, as the RFC allows, and so does a range for another version
 * of the file (If-Range).
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

// Where the bytes of an upload go, between its begin and its confirmation. The single-use key is the permission.
import { Id } from '@quoin/contract';
import type { FastifyInstance } from 'fastify';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { Check } from 'typebox/value';
import { investorDocuments } from '../../database/tables';
import { ApiError } from '../../shared/errors';
import type { Services } from '../../services';
import { sha256 } from '../../security/secrets';
import { FILE_ADDRESS, type FileAddress } from './file-address';

const MEGABYTE = 1024 * 1024;

/** Where an upload's bytes wait for their confirmation. */
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
        // Before a byte of it is read: without a key nobody makes us hold ten megabytes.
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

const awaited = ({ clock }: Services, fileId: string, key: string) =>
  and(
    eq(investorDocuments.fileId, fileId),
    eq(investorDocuments.uploadHash, sha256(key)),
    gt(investorDocuments.uploadExpiresAt, clock.now()),
    isNull(investorDocuments.receivedAt),
    isNull(investorDocuments.deletedAt),
  );

async function isAwaited(services: Services, fileId: string, key: unknown): Promise<boolean> {
  if (typeof key !== 'string') return false;
  const rows = await services.db
    .select({ fileId: investorDocuments.fileId })
    .from(investorDocuments)
    .where(awaited(services, fileId, key));
  return rows.length > 0;
}

/** The key is spent by one conditional update, so that two senders cannot both write. */
async function takeBytes(services: Services, fileId: string, key: string, bytes: Buffer): Promise<void> {
  const spent = await services.db
    .update(investorDocuments)
    .set({ uploadHash: '' })
    .where(awaited(services, fileId, key))
    .returning({ fileId: investorDocuments.fileId });
  if (spent.length === 0) throw new ApiError('file_link_expired');
  await services.fileStore.put(uploadKey(fileId), bytes);
}

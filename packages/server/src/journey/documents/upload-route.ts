// Where the bytes of an upload go, between its begin and its confirmation. The single-use key is the permission.
import type { FastifyInstance } from 'fastify';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { investorDocuments } from '../../database/tables';
import { Refusal } from '../../http/refusal';
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
        ? new Refusal('file_too_large', { values: { limit } })
        : error;
    });
    scope.put<FileAddress>(
      '/api/files/:fileId/bytes',
      { bodyLimit: limit * MEGABYTE, schema: FILE_ADDRESS },
      async (request, reply) => {
        const { key = '' } = request.query;
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        await takeBytes(services, request.params.fileId, key, bytes);
        return reply.code(204).send();
      },
    );
  });
}

/** The key is spent by one conditional update, so that two senders cannot both write. */
async function takeBytes({ db, clock, fileStore }: Services, fileId: string, key: string, bytes: Buffer) {
  const spent = await db
    .update(investorDocuments)
    .set({ uploadHash: '' })
    .where(
      and(
        eq(investorDocuments.fileId, fileId),
        eq(investorDocuments.uploadHash, sha256(key)),
        gt(investorDocuments.uploadExpiresAt, clock.now()),
        isNull(investorDocuments.receivedAt),
        isNull(investorDocuments.deletedAt),
      ),
    )
    .returning({ fileId: investorDocuments.fileId });
  if (spent.length === 0) throw new Refusal('file_link_expired');
  await fileStore.put(uploadKey(fileId), bytes);
}

import type { FastifyInstance } from 'fastify';
import { installation } from '../database/tables';
import type { Services } from '../services';
import { ApiError } from '../shared/errors';
import { API_PREFIX } from './mount';

/** `live`: the process responds. `ready`: the database takes a write too; a standby or a full disk does not. */
export function serveHealth(app: FastifyInstance, { db }: Services): void {
  app.get(`${API_PREFIX}/health/live`, async () => ({ status: 'live' }));
  app.get(`${API_PREFIX}/health/ready`, async () => {
    try {
      await db
        .insert(installation)
        .values({ name: 'ready_check', value: '' })
        .onConflictDoUpdate({ target: installation.name, set: { value: '' } });
    } catch {
      throw new ApiError('unavailable');
    }
    return { status: 'ready' };
  });
}

/**
 * A server that shuts down finishes accepted requests and closes each connection with its response; a keep-alive
 * connection would delay the exit.
 */
export function closeAfterLastAnswers(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onSend', (_request, reply, _payload, next) => {
    if (stopping) void reply.header('connection', 'close');
    next();
  });
}

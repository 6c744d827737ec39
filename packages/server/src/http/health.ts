import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services';
import { ApiError } from '../shared/errors';
import { API_PREFIX } from './mount';

/** `live`: the process answers. `ready`: it can serve, because its database answers too. */
export function serveHealth(app: FastifyInstance, { db }: Services): void {
  app.get(`${API_PREFIX}/health/live`, async () => ({ status: 'live' }));
  app.get(`${API_PREFIX}/health/ready`, async () => {
    try {
      await db.execute(sql`select 1`);
    } catch {
      throw new ApiError('unavailable');
    }
    return { status: 'ready' };
  });
}

/**
 * A server that stops finishes what it has accepted. With each of these answers it lets go of the connection, which
 * would otherwise stay open, waiting for a next request, and keep the process from ending.
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

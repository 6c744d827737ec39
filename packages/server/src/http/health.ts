import type { FastifyInstance } from 'fastify';
import { installation } from '../database/tables';
import type { Services } from '../services';
import { ApiError } from '../shared/errors';
import { API_PREFIX } from './mount';

/**
 * `live`: the process responds. `ready`: the database accepts writes, so it is no standby. A full disk can still have room
 * for this row: calls then return `unavailable`, and the log has the reason.
 */
export function serveHealth(app: FastifyInstance, { db }: Services): void {
  app.get(`${API_PREFIX}/health/live`, async () => ({ status: 'live' }));
  app.get(`${API_PREFIX}/health/ready`, async () => {
    try {
      await db
        .insert(installation)
        .values({ name: 'ready_check', value: '' })
        .onConflictDoUpdate({ target: installation.name, set: { value: '' } });
    } catch (cause) {
      throw new ApiError('unavailable', {}, { cause });
    }
    return { status: 'ready' };
  });
}

/** Grace period for idle connections during shutdown. */
const IDLE_FOR_MS = 2000;

/**
 * During shutdown the server accepts no new connections, finishes accepted requests and closes each connection after its
 * response, because a keep-alive connection would delay the exit. Idle connections stay open a little longer: a proxy may
 * be sending a request on one, and proxies do not retry writes.
 */
export function closeAfterLastAnswers(app: FastifyInstance): void {
  let stopping = false;
  const closeIdle = app.server.closeIdleConnections.bind(app.server);
  // `setImmediate` runs after the requests that have arrived are read. On a busy server they would lose their connection.
  app.server.closeIdleConnections = () => void setTimeout(() => setImmediate(closeIdle), IDLE_FOR_MS).unref();
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onSend', (_request, reply, _payload, next) => {
    if (stopping) void reply.header('connection', 'close');
    next();
  });
}

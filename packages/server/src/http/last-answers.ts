import type { FastifyInstance } from 'fastify';

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

// Tells browsers the server's time, by which the portal decides what day it is.
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../shared/clock';

/** ISO 8601. Not `Date`: browsers and caches reckon with that one themselves. */
const SERVER_TIME_HEADER = 'x-server-time';

export function sendServerTime(app: FastifyInstance, clock: Clock): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.url.startsWith('/api/')) reply.header(SERVER_TIME_HEADER, clock.now().toISOString());
    done(null, payload);
  });
}

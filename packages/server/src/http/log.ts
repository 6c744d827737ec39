// Allowlist of log fields. Other fields are not written.
import type { FastifyInstance } from 'fastify';
import pino, { type Logger } from 'pino';
import { errorCode } from '../shared/errors';

const FIELDS = [
  ...['method', 'route', 'status', 'ms', 'request_id'],
  ...['error', 'code', 'place', 'job', 'file', 'mistake', 'cause', 'ceiling'],
] as const;

/** @param level `silent` writes nothing */
export const createLogger = (level: string, destination?: pino.DestinationStream): Logger =>
  pino(
    { level, base: null, formatters: { log: allowed, bindings: allowed } },
    destination ?? pino.destination(1),
  );

function allowed(given: Record<string, unknown>): Record<string, unknown> {
  const line: Record<string, unknown> = {};
  for (const field of FIELDS) if (given[field] !== undefined) line[field] = given[field];
  const failure = given.err ?? given.error;
  if (failure instanceof Error) {
    line.error = failure.name;
    line.code ??= errorCode(failure);
  }
  return line;
}

/** One line per request, without address, query or body. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, next) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      error: request.errorName,
      code: request.errorCode,
      place: request.errorPlace,
    };
    if (reply.statusCode >= 500) request.log.error(line, 'request');
    else request.log.info(line, 'request');
    next();
  });
}

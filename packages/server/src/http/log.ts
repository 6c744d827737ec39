// Logs only allowlisted fields, and of errors only what `describeFailure` returns.
import { type ErrorName, UPLOAD_ERRORS } from '@quoin/contract';
import { trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import pino, { type Logger } from 'pino';
import type { Metrics, SecurityEvent } from '../metrics/metrics';
import { describeFailure } from '../shared/describe-failure';
import { errorCode } from '../shared/errors';
import { currentRequestId, logContext } from '../shared/log-context';

const FIELDS = [
  ...['method', 'route', 'status', 'ms', 'request_id', 'trace_id'],
  ...['error', 'code', 'err', 'job', 'file', 'mistake', 'cause', 'ceiling'],
] as const;

/** @param level `silent` writes nothing */
export const createLogger = (level: string, destination?: pino.DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      formatters: { log: pickAllowed, bindings: pickAllowed },
      serializers: { err: describeFailure },
      mixin: logContext,
    },
    destination ?? pino.destination(1),
  );

function pickAllowed(given: Record<string, unknown>): Record<string, unknown> {
  const line: Record<string, unknown> = {};
  for (const field of FIELDS) if (given[field] !== undefined) line[field] = given[field];
  if (given.err instanceof Error) {
    line.error ??= given.err.name;
    line.code ??= errorCode(given.err);
  }
  return line;
}

/** Groups the files of the build, whose names change with every version and are one route each. */
const getRoute = ({ routeOptions: { url } }: FastifyRequest): string =>
  (url ?? 'none').replace(/^\/go\/assets\/.*/, '/go/assets/*');

/** Security event of an error response. Altered and missing files are reported where they are detected. */
const SECURITY_EVENTS: Partial<Record<ErrorName, SecurityEvent>> = {
  incorrect_credentials: 'sign_in_failed',
  incorrect_credentials_warning: 'sign_in_failed',
  sign_in_code_warning: 'sign_in_failed',
  passkey_not_accepted: 'sign_in_failed',
  recovery_code_incorrect: 'sign_in_failed',
  code_incorrect: 'wrong_code',
  illegal_code: 'wrong_code',
  user_authentication_failed: 'user_authentication_failed',
  account_locked: 'locked',
  identity_check_blocked: 'locked',
  too_many_code_attempts: 'locked',
  too_many_requests: 'limit_reached',
  file_infected: 'infected_upload',
  file_too_large: 'upload_refused',
  ...Object.fromEntries(UPLOAD_ERRORS.map((error) => [error, 'upload_refused'])),
};

/** Writes one log line and one metric per request, without address, query or body. */
export function logRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', (request, _reply, next) => {
    const route = getRoute(request);
    trace.getActiveSpan()?.setAttribute('http.route', route).updateName(`${request.method} ${route}`);
    next();
  });
  // Must run after body parsing, which happens in another asynchronous context.
  app.addHook('preHandler', (request, _reply, next) => currentRequestId.run(request.id, next));
  app.addHook('onResponse', (request, reply, next) => {
    const line = {
      method: request.method,
      route: getRoute(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      error: request.errorName,
      err: request.failure,
    };
    if (reply.statusCode >= 500) request.log.error(line, 'request');
    else request.log.info(line, 'request');
    metrics.request(line, reply.elapsedTime / 1000);
    const event = request.errorName && SECURITY_EVENTS[request.errorName];
    if (event) metrics.securityEvent(event);
    next();
  });
}

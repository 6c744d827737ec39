import { constants } from 'node:os';
import type { ErrorName, ErrorValue } from '@quoin/contract';
import type { Problems } from '@quoin/rules';
import type { Clock } from './clock';

/** An error of the contract's catalogue. Ends the call; http/error-replies.ts sends the response. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly error: ErrorName,
    readonly details: {
      /** Problems by field path. Sent as `fields`, in the caller's language. */
      problems?: Problems;
      /** Fills the `{placeholders}` of the message. */
      values?: Record<string, ErrorValue>;
      /** Sent in the `Retry-After` header. */
      retryAfterSeconds?: number;
    } = {},
    /** `cause`: why a service failed, for the log and for staff. */
    options?: ErrorOptions,
  ) {
    super(error, options);
  }
}

/** Invalid settings, each with its correction. The server does not start. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(readonly wrong: readonly string[]) {
    super(['Invalid configuration:', ...wrong.map((line) => `  - ${line}`)].join('\n'));
  }
}

/** Error code of Node.js, PostgreSQL or Fastify, also of a cause: drizzle wraps the errors of PostgreSQL. */
export function errorCode(failure: unknown): string | undefined {
  if (typeof failure !== 'object' || failure === null) return undefined;
  if ('code' in failure && typeof failure.code === 'string') return failure.code;
  return 'cause' in failure ? errorCode(failure.cause) : undefined;
}

/** An external service failed or timed out; a retry may succeed. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';

  constructor(service: string, cause?: unknown) {
    super(`${service} did not return a valid response`, { cause });
  }
}

/**
 * An error that ends at `until`, which the message states. `wait_seconds` allows a countdown that does not depend on the
 * client's clock.
 */
export function blockedUntil(clock: Clock, error: ErrorName, until: Date): ApiError {
  const wait = Math.max(0, Math.ceil((until.getTime() - clock.now().getTime()) / 1000));
  return new ApiError(error, {
    values: { until: { at: until.toISOString() }, wait_seconds: wait },
    retryAfterSeconds: wait,
  });
}

/** Codes of Node.js for sockets, and of PostgreSQL for connections, shutdown and too many connections. */
const CODE = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08|57P0|53300)/;
/** Messages of pg for a broken connection or a pool timeout; these errors have no code. */
export const CONNECTION_MESSAGE =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying)/;

/** Whether the connection to the database failed. Other services throw `Unreachable`, and `fetch` a TypeError. */
export function isConnectionError(failure: unknown): boolean {
  if (failure instanceof Unreachable || failure instanceof TypeError) return false;
  const code = errorCode(failure);
  if (code !== undefined) return CODE.test(code);
  return (
    failure instanceof Error && (CONNECTION_MESSAGE.test(failure.message) || isConnectionError(failure.cause))
  );
}

/**
 * Keeps a reader that closes the pipe, as `head` does, from ending the process with a stack trace. The exit code is then that of
 * a program that SIGPIPE ends.
 */
export function allowClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (failure) => {
      if (errorCode(failure) === 'EPIPE') process.exitCode = 128 + constants.signals.SIGPIPE;
    });
}

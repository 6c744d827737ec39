import type { ErrorName, ErrorValue } from '@quoin/contract';
import type { Problems } from '@quoin/rules';
import type { Clock } from './clock';

/** An error of the contract's catalogue that ends a call; http/error-replies.ts makes the reply. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly error: ErrorName,
    readonly details: {
      /** Field path to problem; sent to the caller as `fields`, in the caller's language. */
      problems?: Problems;
      /** Fills the `{placeholders}` of the message. */
      values?: Record<string, ErrorValue>;
      /** When to retry; sent in the header `Retry-After`. */
      retryAfterSeconds?: number;
    } = {},
  ) {
    super(error);
  }
}

/** A rule that an act of staff breaks. The message is for staff, in English; any other exception is a defect. */
export class StaffError extends Error {
  override readonly name: string = 'StaffError';

  /** @param report details, printed like a result */
  constructor(
    message: string,
    readonly report?: Record<string, unknown>,
  ) {
    super(message);
  }
}

/** Settings that the server cannot start with, each with its correction. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(readonly wrong: readonly string[]) {
    super(['The configuration is not right:', ...wrong.map((line) => `  - ${line}`)].join('\n'));
  }
}

/** The code of an error of Node, PostgreSQL or Fastify, or of the one that caused it (drizzle wraps PostgreSQL's). */
export function errorCode(failure: unknown): string | undefined {
  if (typeof failure !== 'object' || failure === null) return undefined;
  if ('code' in failure && typeof failure.code === 'string') return failure.code;
  return 'cause' in failure ? errorCode(failure.cause) : undefined;
}

/** An external service failed or timed out; a retry may succeed. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';

  constructor(service: string, cause?: unknown) {
    super(`${service} does not answer as it should`, { cause });
  }
}

/**
 * A temporary error: the message states the end, and `wait_seconds` allows a countdown independent of the client's
 * clock.
 */
export function blockedUntil(clock: Clock, error: ErrorName, until: Date): ApiError {
  const wait = Math.max(0, Math.ceil((until.getTime() - clock.now().getTime()) / 1000));
  return new ApiError(error, {
    values: { until: { at: until.toISOString() }, wait_seconds: wait },
    retryAfterSeconds: wait,
  });
}

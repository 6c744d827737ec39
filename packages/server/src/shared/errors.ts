import type { ErrorName, ErrorValue } from '@quoin/contract';
import type { Problems } from '@quoin/rules';
import type { Clock } from './clock';
import type { Remedy } from './remedy';

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
  ) {
    super(error);
  }
}

/**
 * An act of staff that breaks a rule. The message is for staff, in English, and names no option or command: the command line
 * adds those of the remedy. Any other exception is a bug.
 */
export class StaffError extends Error {
  override readonly name: string = 'StaffError';
  /** Details, printed like the result of a command. */
  readonly report: Record<string, unknown> | undefined;
  readonly remedy: Remedy | undefined;

  constructor(message: string, about: { report?: Record<string, unknown>; remedy?: Remedy } = {}) {
    super(message);
    this.report = about.report;
    this.remedy = about.remedy;
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

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

/** An argument that is missing or wrong. */
export type StaffArgument =
  'companyId' | 'date' | 'note' | 'period' | 'reason' | 'reference' | 'title' | 'why';

/** What an argument confirms that is unusual, but possible. */
export type Confirmation = 'again' | 'includeHeld' | 'largeChange' | 'shared';

/** Another act, which comes first or undoes what is in the way. */
export type RemedyAct =
  | { act: 'approvals.reject'; id: string }
  | { act: 'calls.cancel'; id: string }
  | { act: 'calls.fund'; id: string }
  | { act: 'calls.import' }
  | { act: 'documents.post' }
  | { act: 'escrow.set'; productId: string }
  | { act: 'payouts.list'; productId: string }
  | { act: 'payouts.pay' }
  | { act: 'payouts.unpay'; id: string; afterAudit: boolean }
  | { act: 'product_documents.import' }
  | { act: 'redemptions.reverse'; id: string }
  | { act: 'referrals.reverse' }
  | { act: 'sign_in' }
  | { act: 'staff.add'; role: string }
  | { act: 'transactions.reverse'; id: string }
  | { act: 'valuations.record'; productId: string; date: string };

/**
 * What staff can do about an error, in terms of the business. The command line translates it to its options and commands.
 */
export type Remedy = { give: StaffArgument } | { confirm: Confirmation } | RemedyAct;

// The one way business code says no: a name of the contract's catalogue. http/errors.ts makes the reply.
import type { ErrorName, ErrorValue } from '@quoin/contract';
import type { Problems } from '@quoin/rules';

export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly error: ErrorName,
    readonly details: {
      /** Field path to problem; told to the caller as `fields`, in the caller's language. */
      problems?: Problems;
      /** Fills the `{placeholders}` of the message. */
      values?: Record<string, ErrorValue>;
      /** When to come back; told in the header `Retry-After`. */
      retryAfterSeconds?: number;
    } = {},
  ) {
    super(error);
  }
}

import type { Printable } from './print';

/** What an operator can put right, in a sentence. Anything else that is thrown is ours to put right. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';

  /** @param report what is wrong in detail, printed as an answer would be */
  constructor(
    message: string,
    readonly report?: Printable,
  ) {
    super(message);
  }
}

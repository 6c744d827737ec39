/** What an operator can put right, in a sentence. Anything else that is thrown is ours to put right. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

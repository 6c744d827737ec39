/** A service that the server works with does not answer, or not as it should: later it may. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';

  constructor(service: string, cause?: unknown) {
    super(`${service} does not answer as it should`, { cause });
  }
}

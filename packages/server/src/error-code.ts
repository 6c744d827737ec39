/** The code of an error of Node, PostgreSQL or Fastify, or of the one that caused it (drizzle wraps PostgreSQL's). */
export function errorCode(failure: unknown): string | undefined {
  if (typeof failure !== 'object' || failure === null) return undefined;
  if ('code' in failure && typeof failure.code === 'string') return failure.code;
  return 'cause' in failure ? errorCode(failure.cause) : undefined;
}

/** A sentence as it is; of nested errors (`{ national: '…' }`, `[undefined, '…']`) the first sentence; else nothing. */
export function firstMessage(error: unknown): string | undefined {
  if (typeof error === 'string') return error || undefined;
  if (typeof error !== 'object' || error === null) return undefined;
  for (const inner of Object.values(error)) {
    const message = firstMessage(inner);
    if (message) return message;
  }
  return undefined;
}

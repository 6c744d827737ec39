/** Whether a write failed because this unique index already has such a row. The driver's error is the cause of ours. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    if ('code' in one && one.code === '23505' && 'constraint' in one && one.constraint === index) return true;
  }
  return false;
}

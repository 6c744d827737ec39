// Counts and locates the messages in the errors of a form, for the sections of a step.

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Number of messages at a path and below it. */
export function countErrors(errors: unknown, path: string): number {
  const at = path
    .split('.')
    .reduce<unknown>((node, key) => (isObject(node) ? Reflect.get(node, key) : undefined), errors);
  return countMessages(at);
}

function countMessages(errors: unknown): number {
  if (isObject(errors))
    return Object.values(errors).reduce<number>((count, inner) => count + countMessages(inner), 0);
  return errors ? 1 : 0;
}

/** Path of the first message; undefined if there is none. Errors are in the order of the rules, which is that of the form. */
export function firstErrorPath(errors: unknown): string | undefined {
  if (!isObject(errors)) return undefined;
  for (const [key, inner] of Object.entries(errors)) {
    if (isObject(inner)) {
      const below = firstErrorPath(inner);
      if (below !== undefined) return `${key}.${below}`;
    } else if (inner) return key;
  }
  return undefined;
}

/** Whether the field is one of the paths, or inside one of them. */
export const isWithin = (field: string, paths: readonly string[]): boolean =>
  paths.some((path) => field === path || field.startsWith(`${path}.`));

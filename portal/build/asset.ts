// Where the build put a file, which bears a hash in its name.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const HASH_LENGTH = 8;

/** @returns its path within `folder` @throws Error when the build has no such file any more */
export function assetOf(folder: string, name: string, ending: string): string {
  const file = readdirSync(join(folder, 'assets')).find(
    (each) =>
      each.startsWith(`${name}-`) &&
      each.endsWith(ending) &&
      each.length === name.length + 1 + HASH_LENGTH + ending.length,
  );
  if (!file) throw new Error(`There is no ${name}…${ending} in the build`);
  return `assets/${file}`;
}

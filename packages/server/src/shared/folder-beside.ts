import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError } from './errors';

/**
 * Finds a folder next to `src/` and `dist/` from either of them.
 * @param file a file in the folder
 * @throws ConfigError
 */
export function folderBeside(name: string, file: string): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, name, file))) {
    const parent = dirname(folder);
    if (parent === folder) throw new ConfigError([missingFile(`packages/server/${name}/${file}`)]);
    folder = parent;
  }
  return join(folder, name);
}

/** A line of a ConfigError. */
export const missingFile = (path: string): string =>
  `${path} is missing or damaged. Install this version again.`;

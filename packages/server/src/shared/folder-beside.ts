import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Finds a folder next to `src/` and `dist/` from either of them.
 * @param file a file in the folder
 */
export function folderBeside(name: string, file: string): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, name, file))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`the folder ${name} is not installed beside the server`);
    folder = parent;
  }
  return join(folder, name);
}

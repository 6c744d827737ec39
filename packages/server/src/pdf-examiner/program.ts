import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The file that `fork` runs: TypeScript beside this one in `src`, beside the bundle in `dist` a part of it. */
export const PROGRAM = fileURLToPath(
  new URL(`./pdf-process${extname(fileURLToPath(import.meta.url))}`, import.meta.url),
);

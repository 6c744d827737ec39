// A separate file, so that tests can replace it by the built program, which starts faster.
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The entry file for `fork`: TypeScript next to this file in `src`, part of the bundle in `dist`. */
export const PROGRAM = fileURLToPath(
  new URL(`./examiner-process${extname(fileURLToPath(import.meta.url))}`, import.meta.url),
);

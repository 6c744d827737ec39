// `@quoin/rules/password` in Node: the WebAssembly is read from the argon2id package.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import setUpArgon2id from 'argon2id/lib/setup.js';
import { passwordHasher } from './derivation';

const { resolve } = createRequire(import.meta.url);

const instantiate = (file: string) => async (imports: WebAssembly.Imports) =>
  WebAssembly.instantiate(await readFile(resolve(`argon2id/dist/${file}`)), imports);

/** The hash to send instead of the password: 64 hexadecimal digits, the same in browser and Node. */
export const hashPassword = passwordHasher(() =>
  setUpArgon2id(instantiate('simd.wasm'), instantiate('no-simd.wasm')),
);
export { isPasswordHash } from './derivation';

// `@quoin/rules/password` in the browser: the WebAssembly is a separate file next to the page's scripts.
import simd from 'argon2id/dist/simd.wasm?url';
import noSimd from 'argon2id/dist/no-simd.wasm?url';
import setUpArgon2id from 'argon2id/lib/setup.js';
import { passwordHasher } from './derivation';

const instantiate = (url: string) => async (imports: WebAssembly.Imports) => {
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`The password hash failed to load (${reply.status})`);
  return WebAssembly.instantiate(await reply.arrayBuffer(), imports);
};

/** The hash to send instead of the password: 64 hexadecimal digits, the same in browser and Node. */
export const hashPassword = passwordHasher(() => setUpArgon2id(instantiate(simd), instantiate(noSimd)));
export { isPasswordHash } from './derivation';

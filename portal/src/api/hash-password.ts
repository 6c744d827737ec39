import { hashPassword as hash } from '@quoin/rules/password';
import { NETWORK_ERROR } from './call-error';

/**
 * Hashes a password for sending. Rejects with a lost-connection error if the WebAssembly fails to load; the next call loads
 * it again. Import this module statically: browsers do not retry the script of a failed `import()`.
 */
export const hashPassword = (email: string, password: string): Promise<string> =>
  hash(email, password).catch((failure: unknown) => {
    throw failure instanceof TypeError ? NETWORK_ERROR : failure; // as a failed `fetch`
  });

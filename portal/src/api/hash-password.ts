import { hashPassword as hash } from '@quoin/rules/password';
import { NO_ANSWER } from './call-error';

/**
 * The hash to send instead of a password. Rejects with the error of a lost connection when its WebAssembly cannot be loaded;
 * the next call loads it again. Import this module statically: after a failed `import()` a browser does not request a script
 * again.
 */
export const hashPassword = (email: string, password: string): Promise<string> =>
  hash(email, password).catch((failure: unknown) => {
    throw failure instanceof TypeError ? NO_ANSWER : failure; // as `fetch` rejects
  });

// Sign-ins are counted by e-mail, with or without an account, so that the answers tell nothing.
import { normaliseEmail } from '@quoin/rules';
import type { Tried } from './attempts';

/** Wrong passwords and wrong codes of an e-mail, at sign-in and wherever its password is asked for again. */
export const signInOf = (email: string): Tried => ({
  purpose: 'sign_in_attempts',
  subject: normaliseEmail(email),
});

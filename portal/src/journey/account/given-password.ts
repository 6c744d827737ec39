import type { Problem } from '@quoin/rules';

/** A password that is entered, not chosen: it has to be there, and whether it is right the server says. */
export const problemOfGivenPassword = (password: string | undefined): Problem | undefined =>
  password ? undefined : { name: 'required' };

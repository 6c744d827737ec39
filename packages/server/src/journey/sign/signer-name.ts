import { normaliseText } from '@quoin/rules';

/** A typed name signs for a signer if it is the same name; case, spaces and the form of its letters do not matter. */
export const isSameName = (typed: string, signer: string): boolean =>
  folded(typed) !== '' && folded(typed) === folded(signer);

const folded = (name: string): string => normaliseText(name).replace(/\s+/g, '').toLocaleLowerCase('en');

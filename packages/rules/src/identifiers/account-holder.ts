// Money and shares come from and go to an account in the investor's own name.
import type { Problem } from '../problems';

/** @param ownNames empty: any holder */
export function problemOfHolder(holder = '', ownNames: readonly string[]): Problem | undefined {
  const name = nameKey(holder);
  if (ownNames.length === 0 || ownNames.some((own) => nameKey(own) === name)) return undefined;
  return { name: 'account_holder_name', values: { name: ownNames.join(', ') } };
}

/** Banks print names in capitals, without accents and full stops: those do not tell two people apart. */
const nameKey = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

// Text of bank files: the Latin letters, digits and characters that both formats allow.
import { withoutAccents } from '@quoin/rules';

/** Removes accents and truncates to `length` characters. */
export const bankText = (text: string, length: number): string =>
  withoutAccents(text)
    .replaceAll('·', '') // Gal·la
    .replace(/[^A-Za-z0-9/?:().,'+ -]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, length);

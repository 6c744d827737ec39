import { BRAND } from '@quoin/rules';

/** The text of a mail: a blank line between its paragraphs, and who writes it. */
export const letter = (...paragraphs: string[]): string => [...paragraphs, BRAND.product].join('\n\n');

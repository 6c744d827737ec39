/** The text of a mail: a blank line between its paragraphs, and who writes it. */
export const letter = (...paragraphs: string[]): string => [...paragraphs, 'Quoin'].join('\n\n');

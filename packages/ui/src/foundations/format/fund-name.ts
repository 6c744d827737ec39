const NUMERAL = /\s(?=(?:[IVX]+|\d+)$)/u;

/**
 * Formats a fund name: the numeral at its end is never alone on a line. Search, sorting and export use the original
 * name.
 */
export const shownFundName = (name: string): string => name.replace(NUMERAL, '\u00a0');

const NUMERAL = /\s(?=(?:[IVX]+|\d+)$)/u;

/**
 * Keeps the numeral at the end of a fund name from wrapping alone. For display only: search, sorting and export use the
 * original name.
 */
export const formatFundName = (name: string): string => name.replace(NUMERAL, '\u00a0');

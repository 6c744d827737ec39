const NUMERAL = /\s(?=(?:[IVX]+|\d+)$)/u;

/**
 * As a fund's name is shown: the numeral at its end never stands alone on a line. What is searched, sorted or exported
 * is the name itself.
 */
export const shownFundName = (name: string): string => name.replace(NUMERAL, '\u00a0');

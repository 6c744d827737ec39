// Parses percentages and years as users type them. Undefined for ambiguous text.
import { normaliseText } from './normalise-text';

const PERCENT = /^(\d{1,3})?(?:[.,。](\d{0,2}))?\s*(?:%|percent|per cent)?$/i;
const YEARS = /^(\d{1,2})\s*(?:years?|yrs?\.?|y|年)?$/i;

/**
 * Whole basis points: `12.5`, `12,5 %` and `１２．５％` are 1250. A comma is a decimal point, because no share has
 * thousands; rejects `1,000` and more than two decimal places.
 */
export function parsePercent(text: string): number | undefined {
  const [, whole = '', decimals = ''] = PERCENT.exec(normaliseText(text)) ?? [];
  return whole || decimals ? Number(whole) * 100 + Number(decimals.padEnd(2, '0')) : undefined;
}

/** Whole years below 100: `7`, `７`, `7 years`, `7年`. */
export function parseYears(text: string): number | undefined {
  const [, years] = YEARS.exec(normaliseText(text)) ?? [];
  return years === undefined ? undefined : Number(years);
}

// How old a price may be before a reader has to be told.
import { daysBetween } from '../dates/calendar-date';

/**
 * A fund valued by quarters, whose year is audited, may take this long until its next valuation: a quarter and 90 days.
 * Source: ILPA Principles 3.0 (2019), annual reports within 90 days of the year's end.
 */
export const OLDEST_USUAL_VALUATION_DAYS = 182;

/** Whole days from a valuation to today, and whether that is longer than usual. @param today YYYY-MM-DD */
export function valuationAge(valuedOn: string, today: string): { days: number; old: boolean } {
  const days = daysBetween(valuedOn, today);
  return { days, old: days > OLDEST_USUAL_VALUATION_DAYS };
}

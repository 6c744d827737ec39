import { MINIMUM_AGE } from '../limits';
import type { Problem } from '../problems';
import { isBlank } from '../required';
import { ageOn } from './calendar-date';
import { parseDate } from './parse-date';

/** Beyond this a birth date is a slip of the keyboard. */
const OLDEST = 120;

/** A date that exists, not in the future, and an investor of age. @param today YYYY-MM-DD in New York. */
export function problemOfBirthDate(typed: string | undefined, today: string): Problem | undefined {
  if (isBlank(typed)) return { name: 'required' };
  const date = parseDate(typed);
  if (date === undefined || date > today || ageOn(today, date) > OLDEST)
    return { name: 'birth_date_invalid' };
  return ageOn(today, date) < MINIMUM_AGE ? { name: 'under_age', values: { age: MINIMUM_AGE } } : undefined;
}

// The data that a signed-in user may change without a proof.
import { requiredLatin } from '../address/latin-text';
import { ageOn } from '../dates/calendar-date';
import { parseDate } from '../dates/parse-date';
import { MINIMUM_AGE } from '../limits';
import { gather, type Problem, type Problems } from '../problems';
import { isBlank } from '../required';

export interface ProfileValues {
  first_name?: string;
  last_name?: string;
  /** YYYY-MM-DD */
  birth_date?: string;
}

/** Checks only the given fields. @param today YYYY-MM-DD in New York */
export const validateProfile = (values: ProfileValues, today: string): Problems =>
  gather({
    first_name: 'first_name' in values ? requiredLatin(values.first_name) : undefined,
    last_name: 'last_name' in values ? requiredLatin(values.last_name) : undefined,
    birth_date: 'birth_date' in values ? validateBirthDate(values.birth_date, today) : undefined,
  });

/** An earlier birth date is a typing error. */
const OLDEST = 120;

/** The date must exist and be in the past, and the investor must be of age. @param today YYYY-MM-DD in New York */
export function validateBirthDate(typed: string | undefined, today: string): Problem | undefined {
  if (isBlank(typed)) return { name: 'required' };
  const date = parseDate(typed);
  if (date === undefined || date > today || ageOn(today, date) > OLDEST)
    return { name: 'birth_date_invalid' };
  return ageOn(today, date) < MINIMUM_AGE ? { name: 'under_age', values: { age: MINIMUM_AGE } } : undefined;
}

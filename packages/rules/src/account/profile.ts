// What a signed-in person may change of themselves without a proof.
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

/** What is left out stays as it is and is not looked at. @param today YYYY-MM-DD in New York */
export const problemsOfProfile = (values: ProfileValues, today: string): Problems =>
  gather({
    first_name: 'first_name' in values ? requiredLatin(values.first_name) : undefined,
    last_name: 'last_name' in values ? requiredLatin(values.last_name) : undefined,
    birth_date: 'birth_date' in values ? problemOfBirthDate(values.birth_date, today) : undefined,
  });

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

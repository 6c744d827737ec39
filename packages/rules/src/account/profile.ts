// What a signed-in person may change of themselves without a proof.
import { requiredLatin } from '../address/latin-text';
import { problemOfBirthDate } from '../dates/birth-date';
import { gather, type Problems } from '../problems';

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

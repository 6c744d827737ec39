import { type Clock, todayInNewYork } from './clock';
import { StaffError } from './errors';

/** What is wrong with a day, YYYY-MM-DD, that must not be after today. */
export const problemOfFuture = (date: string, today: string): string | undefined =>
  date > today ? `is in the future; today is ${today} in New York` : undefined;

/** @param date YYYY-MM-DD @throws StaffError for a day after today in New York */
export function assertNotFuture(clock: Clock, date: string): void {
  const problem = problemOfFuture(date, todayInNewYork(clock));
  if (problem) throw new StaffError(`${date} ${problem}.`);
}

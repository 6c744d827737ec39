// Checks of what staff enter, for every act of theirs.
import { type Clock, todayInNewYork } from './clock';
import { type StaffArgument, StaffError } from './errors';

/** @returns a text of staff, trimmed @throws StaffError if it is blank */
export function staffText(
  text: string | null | undefined,
  give: StaffArgument,
  message = `A ${give} is required.`,
): string {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '') throw new StaffError(message, { remedy: { give } });
  return trimmed;
}

const READ_BY = {
  audit: 'it is recorded in the audit log',
  investor: 'it is shown to the investor',
};

/** @returns the reason of an act, trimmed @throws StaffError if it is blank */
export const staffReason = (reason: string | undefined, readBy: keyof typeof READ_BY): string =>
  staffText(reason, 'reason', `A reason is required; ${READ_BY[readBy]}.`);

/** What is wrong with a day, YYYY-MM-DD, that must not be after today. */
export const problemOfFuture = (date: string, today: string): string | undefined =>
  date > today ? `is in the future; today is ${today} in New York` : undefined;

/** @param date YYYY-MM-DD @throws StaffError for a day after today in New York */
export function assertNotFuture(clock: Clock, date: string): void {
  const problem = problemOfFuture(date, todayInNewYork(clock));
  if (problem) throw new StaffError(`${date} ${problem}.`);
}

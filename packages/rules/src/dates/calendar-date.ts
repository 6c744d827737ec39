// Calendar dates as 'YYYY-MM-DD'. They sort as text and have no time zone.

/**
 * A date that exists: 2027-02-29 does not. Years outside 1000 to 9899 are no dates of this field; PostgreSQL has no year 0,
 * and days that are added to a late year would give it five digits.
 */
export function isCalendarDate(text: string): boolean {
  if (!/^(?:[1-8]\d|9[0-8])\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

/** Whole days from one date to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  (toUtcMilliseconds(to) - toUtcMilliseconds(from)) / DAY;

export const addDays = (date: string, days: number): string =>
  new Date(toUtcMilliseconds(date) + days * DAY).toISOString().slice(0, 10);

/** The same day of the month, `months` later, or the last day of a shorter month. */
export function addMonths(date: string, months: number): string {
  const count = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const first = `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-01`;
  const day = Number(date.slice(8));
  const same = addDays(first, day - 1);
  return same.slice(0, 7) === first.slice(0, 7) ? same : addDays(same, -Number(same.slice(8)));
}

/** 0 is Sunday. */
export const weekday = (date: string): number => new Date(toUtcMilliseconds(date)).getUTCDay();

/** Completed years. A person born on 29 February completes a year on 1 March of a common year. */
export function ageOn(today: string, birthDate: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

const DAY = 86_400_000;
/** Not a number for any other text: `Date.parse` reads some of them, and a search from such a day would not end soon. */
const toUtcMilliseconds = (date: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : NaN;

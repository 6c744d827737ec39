// Amounts and dates in command-line arguments.
import { type Cents, isCalendarDate, parseMoney } from '@quoin/rules';
import { todayInNewYork } from '../../shared/clock';
import { type Operation, OperatorError } from './operation';

/** Parses an amount, which must be greater than zero. */
export function typedDollars(text: string): Cents {
  const amount = parseMoney(text);
  if (!amount)
    throw new OperatorError(`"${text}" is not an amount in dollars. Use a form such as 50000 or 50,000.00.`);
  return amount;
}

/** Greater than zero, at most six decimal places. */
export const UNITS = /^(?=.*[1-9])\d{1,13}(\.\d{1,6})?$/;

export function typedUnits(text: string): string {
  if (!UNITS.test(text))
    throw new OperatorError(`"${text}" is not a number of units. Use a number above zero, such as 12.5.`);
  return withSixPlaces(text);
}

export function withSixPlaces(units: string): string {
  const [whole = '', fraction = ''] = units.split('.');
  return `${whole}.${fraction.padEnd(6, '0')}`;
}

/** Trims the text of an option, which must not be empty. */
export function typedText(option: string, text: string): string {
  if (text.trim() === '') throw new OperatorError(`--${option} must not be empty.`);
  return text.trim();
}

export function typedDate(text: string): string {
  if (!isCalendarDate(text)) throw new OperatorError(`"${text}" is not a date. Use the form YYYY-MM-DD.`);
  return text;
}

/** Defaults to today in New York. Rejects days in the future. */
export function pastDate({ services }: Operation, text: string | undefined): string {
  const today = todayInNewYork(services.clock);
  if (text === undefined) return today;
  const date = typedDate(text);
  if (date > today) throw new OperatorError(`${date} is in the future; today is ${today} in New York.`);
  return date;
}

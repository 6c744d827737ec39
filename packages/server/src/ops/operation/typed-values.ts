// Amounts and dates in command-line arguments.
import { type Cents, isCalendarDate, parseMoney } from '@quoin/rules';
import { todayInNewYork } from '../../shared/clock';
import { type Operation, OperatorError } from './operation';

/** Parses an amount, which must be greater than zero. */
export function parseDollars(text: string): Cents {
  const amount = parseMoney(text);
  if (!amount)
    throw new OperatorError(`"${text}" is not an amount in dollars. Use a form such as 50000 or 50,000.00.`);
  return amount;
}

/** Greater than zero, at most six decimal places. */
export const UNITS = /^(?=.*[1-9])\d{1,13}(\.\d{1,6})?$/;

export function parseUnits(text: string): string {
  if (!UNITS.test(text))
    throw new OperatorError(`"${text}" is not a number of units. Use a number above zero, such as 12.5.`);
  return withSixPlaces(text);
}

export function withSixPlaces(units: string): string {
  const [whole = '', fraction = ''] = units.split('.');
  return `${whole}.${fraction.padEnd(6, '0')}`;
}

export function parseCount(option: string, text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new OperatorError(`--${option} must be a whole number.`);
  return Number(text);
}

export function parseIsoDate(text: string): string {
  if (!isCalendarDate(text)) throw new OperatorError(`"${text}" is not a date. Use the form YYYY-MM-DD.`);
  return text;
}

/** Defaults to today in New York. */
export const parseDayOrToday = ({ services }: Operation, text: string | undefined): string =>
  text === undefined ? todayInNewYork(services.clock) : parseIsoDate(text);

// Amounts and dates in command-line arguments.
import { type Cents, isCalendarDate, parseMoney } from '@quoin/rules';
import { todayInNewYork } from '../../shared/clock';
import { type Operation, OperatorError } from './operation';

/** Greater than zero. */
export function typedDollars(text: string): Cents {
  const amount = parseMoney(text);
  if (!amount) throw new OperatorError(`"${text}" is no amount of dollars. Give one as 50000 or 50,000.00.`);
  return amount;
}

export function typedDate(text: string): string {
  if (!isCalendarDate(text)) throw new OperatorError(`"${text}" is no date. Give it as YYYY-MM-DD.`);
  return text;
}

/** Today in New York unless the argument gives another day, which must not be in the future. */
export function pastDate({ services }: Operation, text: string | undefined): string {
  const today = todayInNewYork(services.clock);
  if (text === undefined) return today;
  const date = typedDate(text);
  if (date > today) throw new OperatorError(`${date} is in the future; today is ${today} in New York.`);
  return date;
}

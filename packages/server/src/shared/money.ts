// Converts amounts between whole cents in the database and the API's form.
import { cents, moneyToWire } from '@quoin/rules';

/** Null stays null. */
export function money(count: number): string;
export function money(count: number | null): string | null;
export function money(count: number | null): string | null {
  return count === null ? null : moneyToWire(cents(count));
}

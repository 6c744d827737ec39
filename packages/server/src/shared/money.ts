// Converts amounts from whole cents in the database to the format of the API.
import { cents, moneyToWire } from '@quoin/rules';

/** Null stays null. */
export function money(count: number): string;
export function money(count: number | null): string | null;
export function money(count: number | null): string | null {
  return count === null ? null : moneyToWire(cents(count));
}

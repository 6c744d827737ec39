// Amounts as the database keeps them, in whole cents, as the wire says them.
import { cents, moneyToWire } from '@quoin/rules';

/** Nothing stays nothing. */
export function money(count: number): string;
export function money(count: number | null): string | null;
export function money(count: number | null): string | null {
  return count === null ? null : moneyToWire(cents(count));
}

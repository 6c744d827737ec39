// Dollars as whole cents: text on the wire, integers in code, never a float.

/** A whole number of cents. Made by `cents`, `parseMoney` or `moneyFromWire` only. */
export type Cents = number & { readonly unit: 'cents' };

/** Throws a RangeError for fractions of a cent and for numbers that a double cannot represent exactly. */
export function cents(count: number): Cents {
  if (!Number.isSafeInteger(count)) throw new RangeError('Money must be a safe integer number of cents');
  return count as Cents; // the value was checked above
}

/** Converts whole dollars of constants. */
export const dollars = (whole: number): Cents => cents(whole * 100);

const ON_THE_WIRE = /^(-?)(\d{1,13})\.(\d{2})$/;

/** Parses the wire format only: `50000.00` or `-12.50`. */
export function moneyFromWire(text: string): Cents | undefined {
  const parts = ON_THE_WIRE.exec(text);
  if (!parts) return undefined;
  const size = Number(parts[2]) * 100 + Number(parts[3]);
  return cents(parts[1] && size !== 0 ? -size : size);
}

/** Formats decimal dollars with two places: `50000.00`. */
export function moneyToWire(amount: Cents): string {
  const size = Math.abs(amount);
  const rest = String(size % 100).padStart(2, '0');
  return `${amount < 0 ? '-' : ''}${Math.floor(size / 100)}.${rest}`;
}

export const isMultipleOf = (amount: Cents, step: Cents): boolean => amount % step === 0;

export const addCents = (...amounts: readonly Cents[]): Cents =>
  cents(amounts.reduce((sum, one) => sum + one, 0));

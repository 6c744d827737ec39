// Exact addition and comparison of decimal strings of any length, because a double cannot represent twenty digits of
// cents exactly.

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/** `50000.00`, `-12.5`, `3`: no grouping, no plus, no exponent. */
export const isDecimal = (text: string): boolean => DECIMAL.test(text);

/** The sum has as many decimal places as the longest term. Throws a RangeError for an invalid decimal. */
export function addDecimals(values: readonly string[]): string {
  const places = Math.max(0, ...values.map(countDecimals));
  const sum = values.reduce((total, value) => total + toScaledInteger(value, places), 0n);
  return written(sum, places);
}

export const negatedDecimal = (value: string): string =>
  written(-toScaledInteger(value, countDecimals(value)), countDecimals(value));

/** Returns `to - from`. */
export const subtractDecimals = (to: string, from: string): string => addDecimals([to, negatedDecimal(from)]);

/** Returns a negative number, zero or a positive number, as a sort function does. */
export function compareDecimals(one: string, other: string): number {
  const places = Math.max(countDecimals(one), countDecimals(other));
  const [first, second] = [toScaledInteger(one, places), toScaledInteger(other, places)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

const countDecimals = (value: string): number => value.split('.')[1]?.length ?? 0;

function toScaledInteger(value: string, places: number): bigint {
  const [, sign, whole, fraction = ''] = DECIMAL.exec(value) ?? [];
  if (whole === undefined) throw new RangeError(`Not a decimal: ${value}`);
  const size = BigInt(whole + fraction.padEnd(places, '0'));
  return sign ? -size : size;
}

function written(scaledValue: bigint, places: number): string {
  const size = scaledValue < 0n ? -scaledValue : scaledValue;
  const digits = String(size).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const fraction = digits.slice(digits.length - places);
  return `${scaledValue < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
}

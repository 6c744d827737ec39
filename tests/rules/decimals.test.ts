import fc from 'fast-check';
import { compareDecimals, subtractDecimals, isDecimal, negatedDecimal, addDecimals } from '@quoin/rules';

const cents = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
const wire = (amount: bigint) => {
  const digits = String(amount < 0n ? -amount : amount).padStart(3, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

test('twenty-digit amounts are added to the cent', () => {
  expect(addDecimals(['12345678901234567890.12', '0.01'])).toBe('12345678901234567890.13');
  expect(addDecimals(['0.1', '0.2'])).toBe('0.3');
  expect(addDecimals([])).toBe('0');
});

test('a sum keeps as many places as the longest of its amounts', () => {
  expect(addDecimals(['1', '2.50'])).toBe('3.50');
  expect(addDecimals(['-0.05', '0.05'])).toBe('0.00');
});

test('an amount between -1 and 0 keeps its sign', () => {
  expect(subtractDecimals('99.75', '100.00')).toBe('-0.25');
  expect(negatedDecimal('0.00')).toBe('0.00');
});

test('amounts are compared by value, not as text', () => {
  expect(compareDecimals('9.00', '10.00')).toBeLessThan(0);
  expect(compareDecimals('-9.00', '-10.00')).toBeGreaterThan(0);
  expect(compareDecimals('10', '10.00')).toBe(0);
});

test('an invalid decimal throws', () => {
  for (const text of ['', '-', '1,000.00', '+1', '1e3', '.5', 'NaN']) expect(isDecimal(text)).toBe(false);
  expect(() => addDecimals(['1,000.00'])).toThrow(RangeError);
});

test('sums, differences and comparisons agree with integer cents', () => {
  fc.assert(
    fc.property(cents, cents, (one, other) => {
      expect(addDecimals([wire(one), wire(other)])).toBe(wire(one + other));
      expect(subtractDecimals(wire(one), wire(other))).toBe(wire(one - other));
      expect(Math.sign(compareDecimals(wire(one), wire(other)))).toBe(one < other ? -1 : one > other ? 1 : 0);
    }),
  );
});

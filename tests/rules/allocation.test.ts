import fc from 'fast-check';
import {
  cents,
  multiplyByFraction,
  moneyFromWire,
  moneyToWire,
  sharesInBp,
  splitByAmounts,
  splitByUnits,
} from '@quoin/rules';

test('three equal parts sum to 100 %, and the first gets the odd basis point', () => {
  expect(sharesInBp([1, 1, 1].map(cents))).toEqual([3334, 3333, 3333]);
});

test('the remainder goes to the amounts that rounding reduced most', () => {
  expect(sharesInBp([33_335, 33_333, 33_332].map(cents))).toEqual([3334, 3333, 3333]);
  expect(sharesInBp([100_004, 899_996].map(cents))).toEqual([1000, 9000]);
});

test('all shares of a zero sum are zero', () => {
  expect(sharesInBp([])).toEqual([]);
  expect(sharesInBp([0, 0].map(cents))).toEqual([0, 0]);
});

test('the shares of any amounts sum to 100 % and are exact to a basis point', () => {
  const amount = fc.integer({ min: 0, max: 1e15 }).map(cents);
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 50 }), (amounts) => {
      const whole = amounts.reduce((sum, one) => sum + BigInt(one), 0n);
      fc.pre(whole > 0n);
      const shares = sharesInBp(amounts);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(10_000);
      shares.forEach((share, index) => {
        const off = BigInt(share) * whole - BigInt(amounts[index] ?? 0) * 10_000n;
        expect(off > -whole && off < whole).toBe(true);
      });
    }),
  );
});

test.each([
  ['10000.00', ['500.000000', '250.000000', '250.000000'], ['5000.00', '2500.00', '2500.00']],
  ['100.00', ['1.000000', '1.000000', '1.000000'], ['33.34', '33.33', '33.33']],
  ['0.01', ['0.000001', '999.999999'], ['0.00', '0.01']],
  ['1.00', ['0.000000', '3.000000'], ['0.00', '1.00']],
  ['5.00', [], []],
  ['5.00', ['0.000000'], ['0.00']],
])('$%s split over %j units is %j', (amount, units, parts) => {
  expect(splitByUnits(moneyFromWire(amount) ?? cents(0), units).map(moneyToWire)).toEqual(parts);
});

test('the parts of any amount sum to it, are exact to a cent, and increase with the units', () => {
  const millionths = fc.integer({ min: 0, max: 1e14 });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e13 }).map(cents),
      fc.array(millionths, { minLength: 1, maxLength: 50 }),
      (amount, holdings) => {
        const whole = holdings.reduce((sum, one) => sum + BigInt(one), 0n);
        fc.pre(whole > 0n);
        const units = holdings.map((one) => {
          const digits = String(one).padStart(7, '0');
          return `${digits.slice(0, -6)}.${digits.slice(-6)}`;
        });
        const parts = splitByUnits(amount, units);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
        parts.forEach((part, index) => {
          const off = BigInt(part) * whole - BigInt(holdings[index] ?? 0) * BigInt(amount);
          expect(off > -whole && off < whole).toBe(true);
        });
      },
    ),
  );
});

test('an amount is split by other amounts, to the cent, and not at all if they are zero', () => {
  expect(splitByAmounts(cents(100), [1, 1, 1].map(cents))).toEqual([34, 33, 33]);
  expect(splitByAmounts(cents(10), [1, 3].map(cents))).toEqual([3, 7]);
  expect(splitByAmounts(cents(100), [0, 0].map(cents))).toEqual([0, 0]);
});

test('of equal fractions the first parts get the remaining cents', () => {
  expect(splitByAmounts(cents(2), [1, 1, 1, 1].map(cents))).toEqual([1, 1, 0, 0]);
});

test('a fraction of an amount is rounded half up to the cent', () => {
  expect(multiplyByFraction(cents(1_00), '0.25')).toBe(25);
  expect(multiplyByFraction(cents(1_01), '0.5')).toBe(51);
  expect(multiplyByFraction(cents(1_01), '0.49')).toBe(49);
  expect(multiplyByFraction(cents(1_01), '1')).toBe(1_01);
  expect(multiplyByFraction(cents(1_01), '1.5')).toBe(1_52);
  expect(multiplyByFraction(cents(1_01), '0')).toBe(0);
});

import fc from 'fast-check';
import {
  addCents,
  cents,
  COMMITMENT_MAXIMUM,
  COMMITMENT_MULTIPLE,
  formatDecimalDollars,
  formatDollars,
  formatExactDollars,
  isMultipleOf,
  moneyFromWire,
  moneyToWire,
  validateCommitment,
} from '@quoin/rules';

describe('an amount in wire format', () => {
  test('round-trips every number of cents exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }), (count) => {
        expect(moneyFromWire(moneyToWire(cents(count)))).toBe(count === 0 ? 0 : count);
      }),
    );
  });

  test('has two decimal places, and other formats are rejected', () => {
    expect(moneyToWire(cents(-5))).toBe('-0.05');
    expect(['1', '1.5', '1,000.00', '$1.00', '1.000'].map(moneyFromWire)).toEqual(Array(5).fill(undefined));
  });

  test('of zero with a minus is zero', () => {
    expect(moneyFromWire('-0.00')).toBe(0);
  });

  test('with a fraction of a cent is rejected', () => {
    expect(() => cents(0.5)).toThrow(RangeError);
    expect(() => cents(Number.MAX_SAFE_INTEGER + 1)).toThrow(RangeError);
    expect(() => addCents(cents(Number.MAX_SAFE_INTEGER), cents(1))).toThrow(RangeError);
  });

  test('in running text has separators, and cents only if they are not zero', () => {
    expect([5_000_000, 123_456_789, 99_900, -100].map((count) => formatDollars(cents(count), 'en'))).toEqual([
      '$50,000',
      '$1,234,567.89',
      '$999',
      '\u2212$1',
    ]);
  });

  test.each([
    ['en', 'en-US'],
    ['zh-CN', 'zh-CN'],
  ] as const)('of %s is formatted as in CLDR', (language, locale) => {
    const asWritten = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), (count) => {
        expect(formatExactDollars(cents(count), language)).toBe(
          asWritten.format(count / 100).replace('-', '\u2212'),
        );
      }),
    );
  });

  test('of a unit price keeps its decimal places', () => {
    expect(formatDecimalDollars('1104.2500', 'en')).toBe('$1,104.2500');
    expect(formatDecimalDollars('110', 'zh-CN')).toBe('US$110');
  });
});

describe('a commitment', () => {
  const minimum = cents(5_000_000);

  test.each(['50000', '50,000.00', '51000', '1,000,000'])(
    'of %s is accepted at a minimum of $50,000',
    (typed) => {
      expect(validateCommitment(typed, minimum)).toBeUndefined();
    },
  );

  test('is required if the text is empty', () => {
    expect(validateCommitment(undefined, minimum)).toEqual({ name: 'required' });
    expect(validateCommitment('  ', minimum)).toEqual({ name: 'required' });
  });

  test('that is not an amount has its own error', () => {
    expect(validateCommitment('fifty thousand', minimum)).toEqual({ name: 'money_invalid' });
  });

  test('below the minimum is rejected with the minimum', () => {
    expect(validateCommitment('49000', minimum)).toEqual({
      name: 'commitment_minimum',
      values: { minimum: { money: minimum } },
    });
    expect(validateCommitment('0', cents(0))?.name).toBe('commitment_minimum');
  });

  test('above the maximum is rejected with the maximum', () => {
    expect(validateCommitment('100,000,000', minimum)).toBeUndefined();
    expect(validateCommitment('100,001,000', minimum)).toEqual({
      name: 'commitment_maximum',
      values: { maximum: { money: COMMITMENT_MAXIMUM } },
    });
    expect(validateCommitment('100000000000', minimum)?.name).toBe('commitment_maximum');
  });

  test.each(['50500', '50000.01'])('of %s is not a multiple of a thousand', (typed) => {
    expect(validateCommitment(typed, minimum)).toEqual({
      name: 'commitment_multiple',
      values: { multiple: { money: COMMITMENT_MULTIPLE } },
    });
  });

  test('is accepted exactly when it is a whole thousand from the minimum up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (count) => {
        const accepted = validateCommitment(moneyToWire(cents(count)), minimum) === undefined;
        expect(accepted).toBe(count >= minimum && isMultipleOf(cents(count), COMMITMENT_MULTIPLE));
      }),
    );
  });
});

import { dollars, isFeeRate, isMinimumInvestment, isReturnRate } from '@quoin/rules';

describe('rates of a product', () => {
  test.each(['0', '0.0', '0.02', '0.99999999'])('%s is a fee', (text) => {
    expect(isFeeRate(text)).toBe(true);
  });

  test.each(['1', '2', '1.5', '-0.02', '.02', '2%', '0.123456789', '1e-2', ''])('%s is not a fee', (text) => {
    expect(isFeeRate(text)).toBe(false);
  });

  test.each(['-1', '-1.00', '-0.5', '0', '0.0825', '1.2', '4.99'])('%s is a return', (text) => {
    expect(isReturnRate(text)).toBe(true);
  });

  test.each(['8.25', '5', '-1.01', '-2', '12', '0.0825%', '0.123456789', '--1', ''])(
    '%s is not a return',
    (text) => {
      expect(isReturnRate(text)).toBe(false);
    },
  );
});

test('the minimum of a product can be committed', () => {
  expect([1_000, 25_000, 100_000_000].map(dollars).every(isMinimumInvestment)).toBe(true);
  expect([0, 500, 25_500, 200_000_000].map(dollars).some(isMinimumInvestment)).toBe(false);
});

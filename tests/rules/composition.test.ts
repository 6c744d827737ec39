import fc from 'fast-check';
import {
  type Composition,
  COMPOSITION_TOTAL_BP,
  compositionTotal,
  PORTFOLIO_ASSETS,
  getRemainingBp,
  splitRest,
} from '@quoin/rules';

const line = fc.record(
  { share_bp: fc.integer({ min: 0, max: 4_000 }), years: fc.nat(40) },
  { requiredKeys: [] },
);
const composition: fc.Arbitrary<Composition> = fc.record(
  Object.fromEntries(PORTFOLIO_ASSETS.map((asset) => [asset, line])),
  { requiredKeys: [] },
);

test('an empty composition has a remainder of 100 %', () => {
  expect(compositionTotal({})).toBe(0);
  expect(getRemainingBp({})).toBe(10_000);
});

test('lines above 100 % have a negative remainder', () => {
  expect(getRemainingBp({ equities: { share_bp: 6_000 }, cash: { share_bp: 5_000 } })).toBe(-1_000);
});

test('thirds are 33.34, 33.33 and 33.33, which sum to exactly 100', () => {
  const held = { equities: { share_bp: 1 }, cash: { share_bp: 1 }, other: { share_bp: 1 } };
  const filled = Object.fromEntries(PORTFOLIO_ASSETS.map((asset) => [asset, { share_bp: 0 }]));
  const split = splitRest({ ...filled, ...held });
  expect([split.equities?.share_bp, split.cash?.share_bp, split.other?.share_bp]).toEqual([
    3_334, 3_333, 3_333,
  ]);
  expect(split.real_estate?.share_bp).toBe(0);
});

test('the remainder goes to empty lines, and a typed zero remains zero', () => {
  const split = splitRest({
    equities: { share_bp: 5_000, years: 10 },
    cash: { share_bp: 0 },
    other: { share_bp: 0 },
    real_estate: { share_bp: 0 },
  });
  expect(split.equities).toEqual({ share_bp: 5_000, years: 10 });
  expect(split.cash?.share_bp).toBe(0);
  expect([split.fixed_income, split.options_and_futures, split.private_equity_and_hedge_funds]).toEqual([
    { share_bp: 1_667 },
    { share_bp: 1_667 },
    { share_bp: 1_666 },
  ]);
});

test('after a split the total is 100 %, in whole basis points, and no line is lower than before', () => {
  fc.assert(
    fc.property(composition, (before) => {
      const after = splitRest(before);
      expect(compositionTotal(after)).toBe(Math.max(compositionTotal(before), COMPOSITION_TOTAL_BP));
      for (const asset of PORTFOLIO_ASSETS) {
        const share = after[asset]?.share_bp ?? 0;
        expect(Number.isInteger(share)).toBe(true);
        expect(share).toBeGreaterThanOrEqual(before[asset]?.share_bp ?? 0);
        expect(after[asset]?.years).toBe(before[asset]?.years);
      }
    }),
  );
});

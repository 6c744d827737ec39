// Value of a holding over time: one pass returns the same as `calculatePosition` for each day.
import fc from 'fast-check';
import {
  addDays,
  cents,
  calculateHistory,
  calculatePosition,
  PAYMENT_TYPES,
  valuationAge,
  type LedgerTransaction,
  type Valuation,
} from '@quoin/rules';

const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2025-01-01', days));
const transaction: fc.Arbitrary<LedgerTransaction> = fc.record({
  type: fc.constantFrom(...PAYMENT_TYPES),
  amount: fc.integer({ min: 0, max: 1e9 }).map(cents),
  shares: fc.integer({ min: 0, max: 1e9 }).map((millionths) => (millionths / 1e6).toFixed(6)),
  date: day,
});
const price: fc.Arbitrary<Valuation> = fc.record({
  date: day,
  unit_price: fc.integer({ min: 1, max: 5e6 }).map((tenThousandths) => (tenThousandths / 1e4).toFixed(4)),
});

test('the value history of a holding equals its position on each day', () => {
  fc.assert(
    fc.property(
      fc.array(transaction, { maxLength: 12 }),
      fc.uniqueArray(price, { selector: ({ date }) => date, maxLength: 12 }),
      fc.uniqueArray(day, { maxLength: 12 }),
      (transactions, valuations, days) => {
        const inOrder = days.toSorted();
        expect(calculateHistory(transactions, valuations, inOrder)).toEqual(
          inOrder.map((date) => {
            const { nav, contribution, withdrawn, dividends, fees } = calculatePosition(
              transactions,
              valuations,
              date,
            );
            return { date, nav, contribution, withdrawn, dividends, fees };
          }),
        );
      },
    ),
  );
});

test('a valuation is old after a quarter and the period of an audit', () => {
  expect(valuationAge('2026-03-31', '2026-09-29')).toEqual({ days: 182, old: false });
  expect(valuationAge('2026-03-31', '2026-09-30')).toEqual({ days: 183, old: true });
});

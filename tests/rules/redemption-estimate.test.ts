import fc from 'fast-check';
import {
  applyValueChange,
  auditExpectedBy,
  cents,
  estimateRedemption,
  redemptionPayouts,
  unitsFor,
  calculateUnitsValue,
} from '@quoin/rules';

const HELD = { units: '1250.500000', unitPrice: '104.2500' };
const part = (dollars: number) =>
  ({ type: 'partial', amount: cents(dollars * 100), redemptionDay: '2026-06-30' }) as const;
const WHOLE = { type: 'full', amount: null, redemptionDay: '2026-06-30' } as const;

test('a partial redemption pays the requested amount, for units rounded to millionths', () => {
  expect(estimateRedemption(part(20_000), HELD)).toEqual({
    amount: 20_000_00,
    units: '191.846522',
    unitsLeft: '1058.653478',
    worthLeft: 110_364_63,
    payouts: [{ part: 'first', share: '1', amount: 20_000_00, by: '2026-07-30' }],
  });
});

test('a full redemption pays all units times price, rounded half up to cents', () => {
  expect(estimateRedemption(WHOLE, HELD)).toEqual({
    amount: 130_364_63,
    units: '1250.500000',
    unitsLeft: '0.000000',
    worthLeft: 0,
    payouts: [{ part: 'first', share: '1', amount: 130_364_63, by: '2026-07-30' }],
  });
});

test('a fund that retains a share until its audit pays in two parts, which sum to the amount', () => {
  expect(estimateRedemption(WHOLE, HELD, { days: 30, holdback: '0.05' })?.payouts).toEqual([
    { part: 'first', share: '0.95', amount: 123_846_40, by: '2026-07-30' },
    { part: 'after_audit', share: '0.05', amount: 6_518_23, by: '2027-04-30' },
  ]);
});

test('the second payment is never due before the first, and both move from weekends to business days', () => {
  expect(redemptionPayouts('2026-12-31', null, { days: 150, holdback: '0.1' })).toEqual([
    { part: 'first', share: '0.9', amount: null, by: '2027-06-01' },
    { part: 'after_audit', share: '0.1', amount: null, by: '2027-06-01' },
  ]);
  expect(auditExpectedBy('2021-06-30')).toBe('2022-05-02');
});

test('an amount above the value of all units has no estimate', () => {
  expect(estimateRedemption(part(130_000), HELD)).toBeDefined();
  expect(estimateRedemption(part(130_000), applyValueChange(HELD, '-0.1'))).toBeUndefined();
  expect(estimateRedemption(WHOLE, applyValueChange(HELD, '-0.1'))?.amount).toBe(117_328_16);
});

test('redeemed units are never worth more than the amount, and sum with the rest to all units', () => {
  const price = fc.integer({ min: 1, max: 10_000_000 }).map((count) => (count / 10_000).toFixed(4));
  const thousands = fc.integer({ min: 1, max: 5_000 });
  fc.assert(
    fc.property(price, thousands, (unitPrice, count) => {
      const amount = cents(count * 1_000_00);
      const held = { units: unitsFor(cents(amount * 2), unitPrice), unitPrice };
      const paid = estimateRedemption({ type: 'partial', amount, redemptionDay: '2026-06-30' }, held);
      if (!paid) throw new Error('twice as much is held');
      expect(calculateUnitsValue(paid.units, unitPrice)).toBeLessThanOrEqual(amount);
      const millionths = (units: string) => BigInt(units.replace('.', ''));
      expect(millionths(paid.units) + millionths(paid.unitsLeft)).toBe(millionths(held.units));
    }),
  );
});

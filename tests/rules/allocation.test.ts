import fc from 'fast-check';
import { cents, sharesInBp } from '@quoin/rules';

test('three equal parts make 100 %, the first takes the odd basis point', () => {
  expect(sharesInBp([1, 1, 1].map(cents))).toEqual([3334, 3333, 3333]);
});

test('the remainder goes to the amounts that lost most by rounding', () => {
  expect(sharesInBp([33_335, 33_333, 33_332].map(cents))).toEqual([3334, 3333, 3333]);
  expect(sharesInBp([100_004, 899_996].map(cents))).toEqual([1000, 9000]);
});

test('all shares of a zero sum are zero', () => {
  expect(sharesInBp([])).toEqual([]);
  expect(sharesInBp([0, 0].map(cents))).toEqual([0, 0]);
});

test('the shares of any amounts make 100 % and are exact to a basis point', () => {
  const amount = fc.integer({ min: 0, max: 1e15 }).map(cents);
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 50 }), (amounts) => {
      const whole = amounts.reduce((sum, one) => sum + BigInt(one), 0n);
      fc.pre(whole > 0n);
      const shares = sharesInBp(amounts);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(10_000);
      shares.forEach((share, place) => {
        const off = BigInt(share) * whole - BigInt(amounts[place] ?? 0) * 10_000n;
        expect(off > -whole && off < whole).toBe(true);
      });
    }),
  );
});

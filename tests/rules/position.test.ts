import fc from 'fast-check';
import {
  addDays,
  cents,
  type LedgerTransaction,
  modifiedDietz,
  calculatePosition,
  type Valuation,
} from '@quoin/rules';

const funded: LedgerTransaction = {
  type: 'funds_received',
  amount: cents(5_000_000),
  shares: '500.000000',
  date: '2024-01-01',
};
const dollars = (amount: number) => cents(amount * 100);

describe('Modified Dietz', () => {
  // The example in Wikipedia's article: 100 at the start, 50 added at half time, 300 at the end is 120 %.
  test('reproduces the published example', () => {
    expect(modifiedDietz(100, 300, [{ amount: 50, weight: 0.5 }])?.toNumber()).toBe(1.2);
  });

  // The GIPS example of the CFA Program's readings: a composite in October, flows after 5, 9, 15 and 24 of 31 days.
  test('reproduces a month with four flows: 585.60 to 602.34 is 2.454 %', () => {
    const flows = [
      [5, -15.05],
      [9, 19.82],
      [15, 16.42],
      [24, -18.96],
    ] as const;
    const weighted = flows.map(([day, amount]) => ({ amount, weight: (31 - day) / 31 }));
    expect(modifiedDietz(585.6, 602.34, weighted)?.toFixed(5)).toBe('0.02454');
  });

  test('without flows is the gain divided by the opening value', () => {
    expect(modifiedDietz(1_128_728, 1_125_990, [])?.toFixed(4)).toBe('-0.0024');
  });

  test('without capital is undefined', () => {
    expect(modifiedDietz(0, 0, [])).toBeUndefined();
    expect(modifiedDietz(100, 0, [{ amount: -300, weight: 0.5 }])).toBeUndefined();
  });
});

describe('the position of an investment', () => {
  test('before the first valuation has a contribution and no value', () => {
    expect(calculatePosition([funded], [], '2024-02-01')).toEqual({
      contribution: 5_000_000,
      units: '500.000000',
      dividends: 0,
      withdrawn: 0,
      fees: 0,
    });
  });

  test('fees on top reduce the gain and the return, and buy no units', () => {
    const fee: LedgerTransaction = { type: 'fees_paid', amount: cents(1_000_00), date: funded.date };
    const prices = [{ date: '2024-12-31', unit_price: '110' }];
    const { nav, fees, contribution, net_gain_loss, rate_of_return } = calculatePosition(
      [funded, fee],
      prices,
      '2024-12-31',
    );
    expect({ nav, fees, contribution, net_gain_loss }).toEqual({
      nav: 55_000_00,
      fees: 1_000_00,
      contribution: 50_000_00,
      net_gain_loss: 4_000_00,
    });
    // 55,000 from 51,000 paid in.
    expect(Number(rate_of_return)).toBeCloseTo(4_000 / 51_000, 6);
  });

  test('before anything happened is empty', () => {
    expect(calculatePosition([funded], [{ date: '2023-12-31', unit_price: '100' }], '2023-12-31')).toEqual({
      contribution: 0,
      units: '0.000000',
      dividends: 0,
      withdrawn: 0,
      fees: 0,
    });
  });

  test('after a year at 104.25 per unit has returned 4.25 %', () => {
    expect(
      calculatePosition([funded], [{ date: '2024-12-31', unit_price: '104.2500' }], '2025-02-01'),
    ).toMatchObject({
      nav: 5_212_500,
      net_gain_loss: 212_500,
      rate_of_return: '0.042500',
      valuation_date: '2024-12-31',
      as_of_date: '2024-12-31',
    });
  });

  test('has the date of a payment after the last valuation', () => {
    const redeemed: LedgerTransaction = {
      type: 'funds_redeemed',
      amount: dollars(10_000),
      shares: '100',
      date: '2025-01-15',
    };
    const prices = [{ date: '2024-12-31', unit_price: '100' }];
    expect(calculatePosition([funded, redeemed], prices, '2025-02-01')).toMatchObject({
      nav: 4_000_000,
      withdrawn: 1_000_000,
      valuation_date: '2024-12-31',
      as_of_date: '2025-01-15',
    });
    expect(calculatePosition([funded, redeemed], prices, '2025-01-14')).toMatchObject({
      nav: 5_000_000,
      as_of_date: '2024-12-31',
    });
  });

  test.each(['dividend', 'distribution'] as const)(
    'counts a %s as earned: +10 % and 5 % paid is 15 %',
    (type) => {
      const paid: LedgerTransaction = { type, amount: dollars(2_500), date: '2024-12-31' };
      expect(
        calculatePosition([funded, paid], [{ date: '2024-12-31', unit_price: '110' }], '2024-12-31'),
      ).toMatchObject({
        contribution: 5_000_000,
        dividends: 250_000,
        withdrawn: 0,
        net_gain_loss: 750_000,
        rate_of_return: '0.150000',
      });
    },
  );

  test('weights money added at half time by half: 6,000 on 50,000 + 10,000 / 2', () => {
    const more: LedgerTransaction = {
      ...funded,
      amount: dollars(10_000),
      shares: '100',
      date: addDays(funded.date, 50),
    };
    const valuation = { date: addDays(funded.date, 100), unit_price: '110' };
    expect(calculatePosition([funded, more], [valuation], valuation.date)).toMatchObject({
      nav: 6_600_000,
      net_gain_loss: 600_000,
      rate_of_return: '0.109091',
    });
  });

  test('links its periods: +10 % and then -10 % is -1 %, whatever is added in between', () => {
    const more: LedgerTransaction = {
      type: 'funds_received',
      amount: dollars(1_100_000),
      shares: '10000',
      date: '2024-12-31',
    };
    const prices = [
      { date: '2025-12-31', unit_price: '99' },
      { date: '2024-12-31', unit_price: '110' },
    ];
    expect(calculatePosition([more, funded], prices, '2026-01-31')).toMatchObject({
      contribution: 115_000_000,
      nav: 103_950_000,
      net_gain_loss: -11_050_000,
      rate_of_return: '-0.010000',
    });
  });

  test('as of an earlier day ignores later rows', () => {
    const prices = [
      { date: '2024-12-31', unit_price: '110' },
      { date: '2025-12-31', unit_price: '99' },
    ];
    expect(calculatePosition([funded], prices, '2025-06-30')).toMatchObject({
      rate_of_return: '0.100000',
      as_of_date: '2024-12-31',
    });
  });

  test('after full redemption is worth nothing and keeps its gain and its return', () => {
    const redeemed: LedgerTransaction = {
      type: 'funds_redeemed',
      amount: dollars(55_000),
      shares: '500',
      date: '2024-12-31',
    };
    const prices = [
      { date: '2024-12-31', unit_price: '110' },
      { date: '2025-12-31', unit_price: '130' },
    ];
    expect(calculatePosition([funded, redeemed], prices, '2026-01-01')).toMatchObject({
      units: '0.000000',
      nav: 0,
      withdrawn: 5_500_000,
      net_gain_loss: 500_000,
      rate_of_return: '0.100000',
    });
  });

  test('redeemed in full between valuations has the return of the days until then, at any later price', () => {
    const dividend: LedgerTransaction = { type: 'dividend', amount: dollars(550), date: '2025-01-15' };
    const redeemed: LedgerTransaction = {
      type: 'funds_redeemed',
      amount: dollars(55_000),
      shares: '500',
      date: '2025-01-20',
    };
    const earnedWith = (...prices: [string, string][]) =>
      calculatePosition(
        [funded, dividend, redeemed],
        [['2024-12-31', '110'] as const, ...prices].map(([date, unit_price]) => ({ date, unit_price })),
        '2025-12-31',
      ).rate_of_return;
    // 10 % until the first valuation; 550 on 55,000 in the 20 days after it, of which 5 without the 550.
    const expected = (1.1 * (1 + 550 / (55_000 - (550 * 5) / 20)) - 1).toFixed(6);
    expect(earnedWith(['2025-03-31', '120'])).toBe(expected);
    expect(earnedWith(['2025-01-20', '999'], ['2025-03-31', '60'])).toBe(expected);
    expect(earnedWith(['2025-06-30', '0.01'], ['2025-09-30', '500'])).toBe(expected);
  });

  describe('with a new payment after everything was redeemed', () => {
    const row = (type: LedgerTransaction['type'], date: string, amount: number, shares: string) => ({
      type,
      amount: dollars(amount),
      shares,
      date,
    });
    const left = row('funds_redeemed', '2024-12-31', 55_000, '500');

    test('on the day of a valuation: 10 % before and 10 % after compound to 21 %', () => {
      const again = row('funds_received', '2025-06-30', 60_000, '500');
      const prices = [
        { date: '2024-12-31', unit_price: '110' },
        { date: '2025-06-30', unit_price: '120' },
        { date: '2025-12-31', unit_price: '132' },
      ];
      expect(calculatePosition([funded, left, again], prices, '2026-01-01').rate_of_return).toBe('0.210000');
    });

    test('between valuations returns the change of price from that day: 10 % and 5 % compound to 15.5 %', () => {
      const again = row('funds_received', '2025-08-15', 52_500, '500');
      const prices = [
        { date: '2024-12-31', unit_price: '110' },
        { date: '2025-06-30', unit_price: '100' },
        { date: '2025-09-30', unit_price: '110.25' },
      ];
      expect(calculatePosition([funded, left, again], prices, '2026-01-01').rate_of_return).toBe('0.155000');
    });

    test('with a fee on top loses the fee on that day', () => {
      const again = row('funds_received', '2025-06-30', 60_000, '500');
      const fee: LedgerTransaction = { type: 'fees_paid', amount: dollars(600), date: '2025-06-30' };
      const prices = [
        { date: '2024-12-31', unit_price: '110' },
        { date: '2025-06-30', unit_price: '120' },
      ];
      // 1.1 x 60,000 / 60,600 - 1
      expect(calculatePosition([funded, left, again, fee], prices, '2026-01-01').rate_of_return).toBe(
        '0.089109',
      );
    });

    test('any number of times returns the product of the price changes while it was held', () => {
      const cents4 = fc.integer({ min: 10_000, max: 10_000_000 });
      fc.assert(
        fc.property(fc.array(fc.tuple(cents4, fc.boolean()), { minLength: 2, maxLength: 12 }), (quarters) => {
          const days = quarters.map(([price, held], index) => ({
            date: addDays('2024-03-31', index * 91),
            price: price / 10_000,
            held,
          }));
          const ledger = days.flatMap(({ date, price, held }, index) => {
            const wasHeld = days[index - 1]?.held ?? false;
            if (held === wasHeld) return [];
            return [
              row(held ? 'funds_received' : 'funds_redeemed', date, Math.round(price * 1e6), '1000000'),
            ];
          });
          const growth = days.reduce((product, { price }, place) => {
            const before = days[place - 1];
            return before?.held ? (product * price) / before.price : product;
          }, 1);
          const prices = days.map(({ date, price }) => ({ date, unit_price: price.toFixed(4) }));
          const { rate_of_return } = calculatePosition(ledger, prices, '2040-01-01');
          if (ledger.length === 0) expect(rate_of_return).toBeUndefined();
          else expect(Math.abs(Number(rate_of_return) - (growth - 1))).toBeLessThan(1e-6 + growth * 1e-9);
        }),
      );
    });
  });

  test('money returned before it was invested does not count', () => {
    const returned: LedgerTransaction = {
      type: 'funds_returned',
      amount: dollars(10_000),
      shares: '100',
      date: '2024-01-01',
    };
    expect(
      calculatePosition([funded, returned], [{ date: '2024-12-31', unit_price: '100' }], '2024-12-31'),
    ).toMatchObject({
      contribution: 4_000_000,
      net_gain_loss: 0,
      rate_of_return: '0.000000',
    });
  });

  test('rounds half a cent up and counts fractions of a unit exactly', () => {
    const fraction: LedgerTransaction = { ...funded, amount: cents(1), shares: '0.000001' };
    expect(
      calculatePosition([fraction], [{ date: '2024-12-31', unit_price: '5000.0000' }], '2024-12-31').nav,
    ).toBe(1);
    expect(
      calculatePosition([fraction], [{ date: '2024-12-31', unit_price: '4999.9999' }], '2024-12-31').nav,
    ).toBe(0);
  });

  test('without flows after the first day returns the change of price, for any valuations', () => {
    const price = fc.integer({ min: 1, max: 10_000_000 }).map((count) => (count / 10_000).toFixed(4));
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 12 }), (prices) => {
        const million: LedgerTransaction = { ...funded, amount: dollars(100_000_000), shares: '1000000' };
        const valuations: Valuation[] = prices.map((unit_price, index) => ({
          date: addDays('2024-03-31', index * 91),
          unit_price,
        }));
        const { rate_of_return } = calculatePosition([million], valuations, '2040-01-01');
        expect(Number(rate_of_return)).toBeCloseTo(Number(prices.at(-1)) / 100 - 1, 5);
      }),
    );
  });
});

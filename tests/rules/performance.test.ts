// Performance of a holding by period: figures, their source rows, and reasons for missing figures.
import fc from 'fast-check';
import {
  addDays,
  cents,
  type HoldingRecord,
  type LedgerTransaction,
  type PerformanceFigure,
  calculatePerformance,
  type PerformancePeriod,
  type Valuation,
} from '@quoin/rules';
import { row } from './ledger-row';

/** Wired on 20 March 2023, converted to 1,000 units at 100 on 31 March, valued at the end of each quarter. */
const held: HoldingRecord = {
  effectiveDate: '2023-03-31',
  transactions: [
    row('funds_received', '2023-03-20', 100_000),
    row('transferred_in', '2023-03-31', 0, '1000.000000'),
    row('dividend', '2024-01-20', 2_000),
    row('funds_redeemed', '2024-03-31', 10_800, '100.000000'),
    row('distribution', '2025-01-15', 900),
  ],
  valuations: [
    { date: '2022-12-31', unit_price: '99' },
    { date: '2023-03-31', unit_price: '100' },
    { date: '2023-12-31', unit_price: '106' },
    { date: '2024-03-31', unit_price: '108' },
    { date: '2024-12-31', unit_price: '112' },
    { date: '2025-03-31', unit_price: '113.5' },
  ],
};

const getPeriod = (period: PerformancePeriod, asOf = '2025-05-01', record = held) => {
  const found = calculatePerformance(record, asOf).find((one) => one.period === period);
  if (!found) throw new Error(`no ${period}`);
  return found;
};

const getFigures = (period: PerformancePeriod, asOf?: string, record?: HoldingRecord) => {
  const found = getPeriod(period, asOf, record);
  if (found.gap) throw new Error(`${period} is a gap: ${found.gap}`);
  return { from: found.from, ...found.figures };
};

const getValues = (period: PerformancePeriod, asOf?: string, record?: HoldingRecord) => {
  const { from, ...figures } = getFigures(period, asOf, record);
  const value = (figure: PerformanceFigure) => {
    const { result } = figures[figure];
    return result.kind === 'value' ? result.value : result.kind;
  };
  return {
    from,
    beginning_balance: value('beginning_balance'),
    contribution: value('contribution'),
    dividends_received: value('dividends_received'),
    net_gain_loss: value('net_gain_loss'),
    current_nav: value('current_nav'),
    rate_of_return: value('rate_of_return'),
    xirr: value('xirr'),
    tvpi: value('tvpi'),
    dpi: value('dpi'),
    moic: value('moic'),
  };
};

describe('the periods of a holding', () => {
  test('since inception counts everything from the effective date on', () => {
    expect(getValues('inception_to_date')).toMatchObject({
      from: '2023-03-31',
      beginning_balance: '0.00',
      contribution: '100000.00',
      dividends_received: '2900.00',
      net_gain_loss: '15850.00',
      current_nav: '102150.00',
      tvpi: '1.158500',
      dpi: '0.137000',
      moic: '1.158500',
    });
  });

  test('the year to date starts with the holding of 31 December', () => {
    expect(getValues('year_to_date')).toMatchObject({
      from: '2025-01-01',
      beginning_balance: '100800.00',
      contribution: '0.00',
      dividends_received: '900.00',
      net_gain_loss: '2250.00',
      current_nav: '102150.00',
      // (102,150 - 100,800 + 900) / (100,800 - 900 x 75/90)
      rate_of_return: '0.022489',
      tvpi: '1.022321',
      dpi: '0.008929',
    });
  });

  test('one year starts at the end of the same day a year ago, after redemptions of that day', () => {
    expect(getValues('past_1_year')).toMatchObject({
      from: '2024-04-01',
      beginning_balance: '97200.00',
      dividends_received: '900.00',
      net_gain_loss: '5850.00',
    });
  });

  test('all starts with the wire before the effective date', () => {
    const all = getValues('all');
    const sinceInception = getValues('inception_to_date');
    expect(all).toMatchObject({ from: '2023-03-20', contribution: '100000.00', net_gain_loss: '15850.00' });
    expect(Number(all.xirr)).toBeLessThan(Number(sinceInception.xirr));
    expect(all.rate_of_return).toBe(sinceInception.rate_of_return);
  });

  test('a period longer than the holding has no figures', () => {
    expect(getPeriod('past_3_years')).toEqual({ period: 'past_3_years', gap: 'held_for_less' });
    expect(getPeriod('past_1_year', '2024-03-30')).toMatchObject({ gap: 'held_for_less' });
    expect(getPeriod('past_1_year', '2024-03-31').gap).toBeUndefined();
  });

  test('the year of the effective date counts from that day', () => {
    expect(getValues('year_to_date', '2023-12-31')).toMatchObject({
      from: '2023-03-31',
      beginning_balance: '0.00',
      contribution: '100000.00',
      rate_of_return: '0.060000',
    });
  });

  test('there are no figures before the effective date, and no value before the next valuation', () => {
    expect(calculatePerformance(held, '2023-03-30').map(({ gap }) => gap)).toEqual(
      Array(5).fill('not_current'),
    );
    expect(calculatePerformance({ ...held, effectiveDate: null }, '2025-05-01')[0]).toMatchObject({
      gap: 'not_current',
    });
    const later = { ...held, effectiveDate: '2023-04-15' };
    expect(calculatePerformance(later, '2023-12-30').map(({ gap }) => gap)).toEqual(
      Array(5).fill('not_valued'),
    );
    expect(getValues('inception_to_date', '2023-12-31', later)).toMatchObject({ rate_of_return: '0.060000' });
    expect(getValues('inception_to_date', '2023-03-31')).toMatchObject({ current_nav: '100000.00' });
  });

  test('a period whose first day has no price yet is not valued', () => {
    const valuedLate = { ...held, valuations: held.valuations.filter(({ date }) => date >= '2024-03-31') };
    expect(getPeriod('past_1_year', '2024-12-31', valuedLate).gap).toBe('not_valued');
    expect(getValues('inception_to_date', '2024-12-31', valuedLate)).toMatchObject({ from: '2023-03-31' });
  });

  test('the year after a purchase on 31 December starts with the value of that day', () => {
    const atYearEnd = { ...held, effectiveDate: '2023-12-31' };
    expect(getValues('year_to_date', '2024-03-30', atYearEnd)).toMatchObject({ from: '2023-12-31' });
    expect(getValues('year_to_date', '2024-03-31', atYearEnd)).toMatchObject({
      from: '2024-01-01',
      beginning_balance: '106000.00',
      contribution: '0.00',
    });
  });

  test('a payment after the last valuation counts from the next one on', () => {
    const paid = { ...held, transactions: [...held.transactions, row('dividend', '2025-04-15', 500)] };
    expect(getValues('all', '2025-05-01', paid)).toEqual(getValues('all'));
    const valued = { ...paid, valuations: [...held.valuations, { date: '2025-04-15', unit_price: '113.5' }] };
    expect(getValues('all', '2025-05-01', valued)).toMatchObject({ dividends_received: '3400.00' });
  });

  test('fees on top are paid in: they reduce the gain and the multiples, but not MOIC', () => {
    const fee = row('fees_paid', '2023-03-20', 1_000);
    const record = { ...held, transactions: [...held.transactions, fee] };
    expect(getValues('inception_to_date', '2024-03-30')).toMatchObject({
      net_gain_loss: '6000.00',
      tvpi: '1.060000',
      moic: '1.060000',
    });
    expect(getValues('inception_to_date', '2024-03-30', record)).toMatchObject({
      net_gain_loss: '5000.00',
      tvpi: '1.049505',
      moic: '1.060000',
    });
    const { fees_paid } = getFigures('inception_to_date', '2024-03-30', record);
    expect(fees_paid).toMatchObject({
      result: { kind: 'value', value: '1000.00' },
      rows: [{ what: 'fees_paid', flow: '1000.00' }],
    });
    const { tvpi, moic } = getFigures('inception_to_date', '2024-03-30', record);
    const paid = (rows: typeof tvpi.rows) => rows.flatMap(({ what, flow }) => (flow ? what : []));
    expect(paid(tvpi.rows)).toEqual(['funds_received', 'fees_paid']);
    expect(paid(moic.rows)).toEqual(['funds_received']);
  });

  test('figures as of an earlier day ignore later rows', () => {
    expect(getValues('inception_to_date', '2024-03-30')).toMatchObject({
      current_nav: '106000.00',
      dividends_received: '0.00',
      tvpi: '1.060000',
      dpi: '0.000000',
    });
  });

  test('one year before the end of February is the end of February, in leap years too', () => {
    const monthly: HoldingRecord = {
      effectiveDate: '2023-01-31',
      transactions: [row('funds_received', '2023-01-31', 10_000, '100')],
      valuations: [
        { date: '2023-01-31', unit_price: '100' },
        { date: '2023-02-28', unit_price: '101' },
        { date: '2024-02-29', unit_price: '110' },
        { date: '2025-02-28', unit_price: '121' },
      ],
    };
    expect(getValues('past_1_year', '2025-02-28', monthly)).toMatchObject({
      from: '2024-03-01',
      beginning_balance: '11000.00',
      rate_of_return: '0.100000',
      xirr: '0.100000',
    });
    expect(getValues('past_1_year', '2024-02-29', monthly)).toMatchObject({
      from: '2023-03-01',
      beginning_balance: '10100.00',
    });
  });

  test('a holding that ended long ago has earned nothing since, and keeps its earlier gain', () => {
    const ended: HoldingRecord = {
      effectiveDate: '2020-01-01',
      transactions: [
        row('funds_received', '2020-01-01', 10_000, '100'),
        row('funds_redeemed', '2020-12-31', 11_000, '100'),
      ],
      valuations: ['2020-01-01', '2020-12-31', '2023-12-31', '2024-12-31'].map((date, year) => ({
        date,
        unit_price: String(100 + 10 * year),
      })),
    };
    expect(getValues('inception_to_date', '2025-01-01', ended)).toMatchObject({
      current_nav: '0.00',
      rate_of_return: '0.100000',
      xirr: '0.100000',
      tvpi: '1.100000',
      dpi: '1.100000',
    });
    expect(getValues('past_1_year', '2025-01-01', ended)).toMatchObject({
      net_gain_loss: '0.00',
      rate_of_return: 'no_capital',
      xirr: 'no_root',
      tvpi: 'no_capital',
    });
  });
});

describe('the calculation behind a figure', () => {
  test('of the net asset value is units times price', () => {
    expect(getFigures('inception_to_date').current_nav).toEqual({
      figure: 'current_nav',
      period: 'inception_to_date',
      asOf: '2025-03-31',
      values: { units: '900.000000', price: '113.5' },
      rows: [{ date: '2025-03-31', what: 'valuation', flow: null, nav: '102150.00', weight: null }],
      result: { kind: 'value', value: '102150.00' },
    });
  });

  test('of the beginning balance is units times the price at the end of the day before', () => {
    expect(getFigures('year_to_date').beginning_balance).toMatchObject({
      values: { units: '900.000000', price: '112' },
      rows: [{ date: '2024-12-31', what: 'valuation', nav: '100800.00' }],
    });
    expect(getFigures('inception_to_date').beginning_balance).toMatchObject({ values: {}, rows: [] });
  });

  test('of the gain, a multiple or the withdrawals has the value of each symbol and its rows', () => {
    const { net_gain_loss, tvpi, dpi, moic } = getFigures('year_to_date');
    const earned = { dividends: '900.00', withdrawn: '0.00' };
    const paidIn = { balance: '100800.00', contribution: '0.00', fees: '0.00' };
    expect(net_gain_loss.values).toEqual({ nav: '102150.00', ...earned, ...paidIn });
    expect(tvpi.values).toEqual({ nav: '102150.00', ...earned, ...paidIn });
    expect(dpi.values).toEqual({ ...earned, ...paidIn });
    expect(moic.values).toEqual({ nav: '102150.00', ...earned, balance: '100800.00', invested: '0.00' });
    expect(tvpi.rows.map(({ date, flow, nav }) => [date, flow ?? nav])).toEqual([
      ['2024-12-31', '100800.00'],
      ['2025-01-15', '900.00'],
      ['2025-03-31', '102150.00'],
    ]);
    expect(getFigures('inception_to_date').withdrawn).toMatchObject({
      rows: [{ date: '2024-03-31', what: 'funds_redeemed', flow: '10800.00' }],
      result: { kind: 'value', value: '10800.00' },
    });
  });

  test('of the return over several steps has no single start and end', () => {
    expect(getFigures('inception_to_date').rate_of_return.values).toEqual({});
  });

  test('of the return over one step has its dates, weights and values', () => {
    expect(getFigures('year_to_date').rate_of_return).toMatchObject({
      values: { start: '100800.00', end: '102150.00', step: '0.022489' },
      rows: [
        { date: '2024-12-31', what: 'valuation', nav: '100800.00' },
        { date: '2025-01-15', what: 'distribution', flow: '-900.00', weight: '0.833333' },
        { date: '2025-03-31', what: 'valuation', nav: '102150.00' },
      ],
    });
  });

  test('of XIRR has the payments from the investor’s perspective and the years since the first', () => {
    const { rows, values, result } = getFigures('inception_to_date').xirr;
    expect(rows.map(({ what, flow, nav, weight }) => [what, flow ?? nav, weight])).toEqual([
      ['funds_received', '-100000.00', '0.000000'],
      ['dividend', '2000.00', '0.808219'],
      ['funds_redeemed', '10800.00', '1.002740'],
      ['distribution', '900.00', '1.797260'],
      ['valuation', '102150.00', '2.002740'],
    ]);
    const zero = rows.reduce(
      (sum, { flow, nav, weight }) =>
        sum + Number(flow ?? nav) / (1 + Number(values?.rate)) ** Number(weight),
      0,
    );
    expect(Math.abs(zero)).toBeLessThan(0.5); // dollars, because the rate is rounded to six places
    expect(result).toEqual({ kind: 'value', value: values?.rate });
  });

  test('of XIRR in a later period starts with the value of the holding, as if paid in then', () => {
    const { rows } = getFigures('year_to_date').xirr;
    expect(rows.map(({ what, flow, nav, weight }) => [what, flow ?? nav, weight])).toEqual([
      ['valuation', '100800.00', '0.000000'],
      ['distribution', '900.00', '0.041096'],
      ['valuation', '102150.00', '0.246575'],
    ]);
  });

  test('of XIRR after a day on which the price doubled has no meaningful rate', () => {
    const doubled: HoldingRecord = {
      effectiveDate: '2024-01-01',
      transactions: [row('funds_received', '2024-01-01', 1_000, '10')],
      valuations: [{ date: '2024-01-02', unit_price: '200' }],
    };
    expect(getFigures('all', '2024-01-02', doubled).xirr).toMatchObject({
      values: {},
      result: { kind: 'out_of_range' },
    });
  });

  test('gives each payment the sign that it has in the formula', () => {
    const flows = (figure: PerformanceFigure) =>
      getFigures('inception_to_date')[figure].rows.flatMap(({ flow }) => flow ?? []);
    expect(flows('contribution')).toEqual(['100000.00']);
    expect(flows('dividends_received')).toEqual(['2000.00', '900.00']);
    expect(flows('net_gain_loss')).toEqual(['-100000.00', '2000.00', '10800.00', '900.00']);
    expect(flows('tvpi')).toEqual(['100000.00', '2000.00', '10800.00', '900.00']);
  });

  test('of two rates lists both', () => {
    const turned: HoldingRecord = {
      effectiveDate: '2021-01-01',
      transactions: [
        row('funds_received', '2021-01-01', 1_000, '10'),
        row('distribution', '2022-01-01', 2_300),
        row('funds_received', '2023-01-01', 1_320, '0'),
        row('transfer_out', '2023-01-01', 0, '10'),
      ],
      valuations: [
        { date: '2021-01-01', unit_price: '100' },
        { date: '2023-01-01', unit_price: '100' },
      ],
    };
    expect(getFigures('all', '2023-01-01', turned).xirr.result).toEqual({
      kind: 'several_roots',
      roots: ['0.100000', '0.200000'],
    });
  });
});

describe('over random ledgers', () => {
  const price = fc.integer({ min: 500_000, max: 2_000_000 }).map((count) => (count / 10_000).toFixed(4));
  const paid = fc.record({
    type: fc.constantFrom('funds_received', 'dividend', 'funds_redeemed'),
    amount: fc.integer({ min: 1, max: 300_000 }).map(cents),
    units: fc.integer({ min: 1, max: 20_000_000 }),
    day: fc.integer({ min: 1, max: 1_400 }),
  });
  const holding = fc
    .record({
      prices: fc.array(price, { minLength: 17, maxLength: 17 }),
      moves: fc.array(paid, { maxLength: 6 }),
    })
    .map(({ prices, moves }): HoldingRecord => {
      const effectiveDate = '2020-03-31';
      const valuations: Valuation[] = prices.map((unit_price, quarter) => ({
        date: addDays('2020-03-31', quarter * 92),
        unit_price,
      }));
      const transactions: LedgerTransaction[] = moves.map(({ type, amount, units, day }) => ({
        type,
        amount,
        shares: type === 'dividend' ? null : (units / 1_000_000).toFixed(6),
        date: addDays(effectiveDate, day),
      }));
      return {
        effectiveDate,
        transactions: [row('funds_received', effectiveDate, 100_000, '1000'), ...transactions],
        valuations,
      };
    });
  const run = { numRuns: Number(process.env['RANDOM_LEDGERS'] ?? 100), seed: 20_260_605 };

  test('opening value, contributions and gain equal withdrawals and closing value in every period', () => {
    fc.assert(
      fc.property(holding, (record) => {
        for (const found of calculatePerformance(record, '2024-06-30')) {
          if (found.gap) continue;
          const { values = {} } = found.figures.net_gain_loss;
          const amount = (text: string | undefined) => Math.round(Number(text) * 100);
          const { result } = found.figures.net_gain_loss;
          const gain = result.kind === 'value' ? amount(result.value) : Number.NaN;
          expect(amount(values.balance) + amount(values.contribution) + gain).toBe(
            amount(values.dividends) + amount(values.withdrawn) + amount(values.nav),
          );
        }
      }),
      run,
    );
  });

  test('the return up to December and that of the year since compound to the return since inception', () => {
    fc.assert(
      fc.property(holding, (record) => {
        const lastDay = { date: '2023-12-31', unit_price: '123.4567' };
        const valued = { ...record, valuations: [...record.valuations, lastDay] };
        const [before, since, whole] = [
          getValues('inception_to_date', '2023-12-31', valued),
          getValues('year_to_date', '2024-06-30', valued),
          getValues('inception_to_date', '2024-06-30', valued),
        ].map(({ rate_of_return }) => 1 + Number(rate_of_return));
        expect((before ?? 0) * (since ?? 0)).toBeCloseTo(whole ?? 0, 4);
      }),
      run,
    );
  });
});

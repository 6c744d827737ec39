// Source rows of a figure where returned funds, units without money, or no opening value change them.
import { type HoldingRecord, type PerformanceFigure, calculatePerformance } from '@quoin/rules';
import { row } from './ledger-row';

const getFigure = (figure: PerformanceFigure, record: HoldingRecord, asOf = '2024-01-01') => {
  const found = calculatePerformance(record, asOf).find(({ period }) => period === 'inception_to_date');
  if (!found || found.gap) throw new Error('no figures');
  return found.figures[figure];
};

const held: HoldingRecord = {
  effectiveDate: '2023-01-01',
  transactions: [
    row('funds_received', '2023-01-01', 10_000, '100'),
    row('funds_returned', '2023-07-01', 1_000, '10'),
  ],
  valuations: [{ date: '2024-01-01', unit_price: '110' }],
};

test('returned funds are negative where contributions are added up', () => {
  for (const figure of ['contribution', 'tvpi', 'moic'] as const)
    expect(getFigure(figure, held).rows.flatMap(({ flow }) => flow ?? [])).toEqual(['10000.00', '-1000.00']);
  expect(getFigure('contribution', held).result).toEqual({ kind: 'value', value: '9000.00' });
});

test('without an opening value the rows start with the first payment', () => {
  for (const figure of ['rate_of_return', 'net_gain_loss', 'xirr', 'tvpi'] as const)
    expect(getFigure(figure, held).rows.map(({ date, what }) => [date, what])).toEqual([
      ['2023-01-01', 'funds_received'],
      ['2023-07-01', 'funds_returned'],
      ['2024-01-01', 'valuation'],
    ]);
});

test('the years of XIRR start with the first money, not with units', () => {
  const converted = {
    ...held,
    transactions: [
      row('transferred_in', '2023-01-01', 0, '100'),
      row('funds_received', '2023-01-31', 10_000, '0'),
    ],
  };
  expect(getFigure('xirr', converted).rows.map(({ what, weight }) => [what, weight])).toEqual([
    ['funds_received', '0.000000'],
    ['valuation', '0.917808'],
  ]);
});

test('XIRR without a single rate has no value for the rate', () => {
  const doubled = { ...held, valuations: [{ date: '2023-01-02', unit_price: '200' }] };
  expect(getFigure('xirr', doubled, '2023-01-02')).toMatchObject({ result: { kind: 'out_of_range' } });
  expect(getFigure('xirr', doubled, '2023-01-02').values).toStrictEqual({});
});

// The course of an investment's value: money paid back is no loss, and money paid in is no gain.
import { getValueHistory, type Performance } from '../../portal/src/journey/portfolio/performance-on-table';

type Figure = Performance['periods'][number]['figures'][number];
type Row = Figure['rows'][number];

const payment = (date: string, what: Row['what'], flow: string): Row => ({
  ...{ date, what, flow },
  ...{ nav: null, weight: null },
});

const performance = (rows: Row[] | null): Performance => ({
  type: 'performance',
  as_of_date: '2026-03-31',
  periods: [
    {
      period: 'inception_to_date',
      gap: rows ? null : 'not_valued',
      from: rows ? '2023-06-30' : null,
      figures: rows
        ? [{ figure: 'net_gain_loss', values: [], rows, result: { kind: 'value', value: '11568.85' } }]
        : [],
    },
  ],
  valuations: [
    { date: '2024-12-31', unit_price: '100.0000', nav: '80000.00' },
    { date: '2026-03-31', unit_price: '101.6023', nav: '0.00' },
  ],
});

test('what was paid in, returned, received and charged by the day of each valuation', () => {
  const rows = [
    payment('2023-06-30', 'funds_received', '-40000.00'),
    payment('2023-06-30', 'fees_paid', '-800.00'),
    payment('2024-06-30', 'funds_received', '-45000.00'),
    payment('2024-07-20', 'funds_returned', '5000.00'),
    payment('2025-01-20', 'dividend', '11087.01'),
    payment('2026-03-31', 'funds_redeemed', '81281.84'),
    { ...payment('2026-03-31', 'valuation', '0.00'), flow: null, nav: '0.00' },
  ];
  expect(getValueHistory(performance(rows))).toEqual([
    { date: '2024-12-31', nav: '80000.00', contribution: '80000.00', dividends: '0.00', fees: '800.00' },
    { date: '2026-03-31', nav: '0.00', contribution: '-1281.84', dividends: '11087.01', fees: '800.00' },
  ]);
});

test('without a net gain only the value is known', () => {
  const unknown = performance(null);
  expect(getValueHistory(unknown)).toEqual(unknown.valuations);
});

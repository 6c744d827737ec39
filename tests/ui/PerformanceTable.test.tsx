import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PerformanceTable, type PeriodPerformance } from '@quoin/ui';
import { show } from './in-quoin';

const performance: PeriodPerformance[] = [
  {
    period: 'inception_to_date',
    from: '2022-12-01',
    figures: {
      contribution: '100000.00',
      net_gain_loss: '-1559.25',
      rate_of_return: '0.188581',
      xirr: { undetermined: 'several_roots' },
      tvpi: '1.187306',
    },
  },
  { period: 'year_to_date', from: '2025-01-01', figures: { net_gain_loss: '440.75' } },
  { period: 'past_3_years', gap: 'held_for_less' },
];
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
const cells = (name: string) => within(row(name)).getAllByRole('cell');

test('the table shows the date of its figures', () => {
  show(<PerformanceTable performance={performance} asOf="2025-03-31" />);
  expect(screen.getByRole('table')).toHaveAccessibleName('Performance As of March 31, 2025');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Figure',
    'Inception to date',
    'Year to date',
    'Past 3 years',
  ]);
});

test('gains and losses carry a sign, rates are per cent, multiples have their unit', () => {
  show(<PerformanceTable performance={performance} asOf="2025-03-31" />);
  expect(cells('Net gain/loss')[0]).toHaveTextContent('\u2212$1,559.25');
  expect(cells('Net gain/loss')[1]).toHaveTextContent('+$440.75');
  expect(cells('Rate of return')[0]).toHaveTextContent('+18.86%');
  expect(cells('TVPI')[0]).toHaveTextContent('1.19x');
  expect(cells('Contribution')[0]).toHaveTextContent(/^\$100,000\.00$/);
});

test('figures are in the order of the statement, and only those that exist', () => {
  show(<PerformanceTable performance={performance} asOf="2025-03-31" />);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'From',
    'Contribution',
    'Net gain/loss',
    'Rate of return (time-weighted)',
    'Internal rate of return (IRR, per year)',
    'TVPI',
  ]);
});

test('a period without data shows the reason, which describes its cells', () => {
  show(<PerformanceTable performance={performance} asOf="2025-03-31" />);
  const [, , none] = cells('Contribution');
  expect(none).toHaveTextContent('No figure');
  expect(none).toHaveAccessibleDescription('You have held this investment for less than this period.');
});

test('several rates are listed, without a choice', () => {
  show(<PerformanceTable performance={performance} asOf="2025-03-31" />, 'zh-CN');
  expect(cells('内部收益率（IRR，年化）')[0]).toHaveTextContent('多个解');
});

test('each figure opens its calculation by a button with its name', async () => {
  const onShowMath = jest.fn();
  show(<PerformanceTable performance={performance} asOf="2025-03-31" onShowMath={onShowMath} />);
  await userEvent.click(
    screen.getByRole('button', { name: /^Show the math, Net gain\/loss, Year to date: \+ ?\$ ?440\.75$/ }),
  );
  expect(onShowMath).toHaveBeenCalledWith('net_gain_loss', 'year_to_date');
  expect(within(row('Contribution')).getAllByRole('button')).toHaveLength(1);
});

test('in a narrow container the user or the app selects the period from a list', async () => {
  const onPeriodChange = jest.fn();
  const { update } = show(
    <PerformanceTable performance={performance} asOf="2025-03-31" onPeriodChange={onPeriodChange} />,
  );
  const shown = () => screen.getByRole('columnheader', { name: 'Year to date' }).hasAttribute('data-shown');
  expect(shown()).toBe(false);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Year to date');
  expect(onPeriodChange).toHaveBeenCalledWith('year_to_date');
  expect(shown()).toBe(true);
  update(<PerformanceTable performance={performance} asOf="2025-03-31" period="past_3_years" />);
  expect(shown()).toBe(false);
});

test('before the first valuation it explains when performance appears', () => {
  show(<PerformanceTable performance={[{ period: 'inception_to_date', gap: 'not_current' }]} asOf={null} />);
  expect(screen.getByRole('cell')).toHaveTextContent('after the first valuation');
  expect(screen.getByText(/start on the effective date/)).toBeVisible();
});

test('warns the developer about a duplicate period', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const twice = [...performance, { period: 'past_3_years', gap: 'not_valued' } as const].slice(2);
  show(<PerformanceTable performance={twice} asOf={null} />);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('"past_3_years" comes twice'));
  error.mockRestore();
});

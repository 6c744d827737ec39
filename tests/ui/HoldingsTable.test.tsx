import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HoldingsTable, type Holding, type HoldingFigures, type HoldingsTableProps } from '@quoin/ui';
import { show } from './in-quoin';

const harbour: Holding = {
  id: 'harbour',
  name: 'Harbour Street Income Fund II',
  href: '/investments/harbour',
  investor: { name: 'Grace Okafor', type: 'individual' },
  status: 'current',
  asOfDate: '2025-03-31',
  contribution: '100000.00',
  fees: '0.00',
  dividends: '18562.50',
  withdrawn: '0.00',
  nav: '112480.55',
  netGainLoss: '31043.05',
  irr: '0.0871',
};
const timber: Holding = {
  ...harbour,
  id: 'timber',
  name: 'Alder Ridge Timberland Fund',
  investor: { name: 'Grace Okafor', type: 'ira' },
  contribution: '50000.00',
  dividends: '0.00',
  nav: '46120.00',
  netGainLoss: '-3880.00',
  irr: '-0.0277',
};
const totals: HoldingFigures = {
  contribution: '150000.00',
  fees: '0.00',
  dividends: '18562.50',
  withdrawn: '0.00',
  nav: '158600.55',
  netGainLoss: '27163.05',
  irr: '0.0598',
};

const HOLDINGS = [harbour, timber];
const showHoldings = (given: Partial<HoldingsTableProps> = {}, locale?: 'zh-CN') =>
  show(<HoldingsTable holdings={HOLDINGS} totals={totals} {...given} />, locale);
const row = (name: RegExp) => screen.getByRole('row', { name });
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const rowNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

test('a holding links to its investment and shows whose it is, its terms, its gain and its IRR', () => {
  showHoldings();
  const link = screen.getByRole('link', { name: timber.name });
  expect(link).toHaveAttribute('href', '/investments/harbour');
  const own = row(/^Alder Ridge/);
  expect(own).toHaveTextContent('Self-directed IRA · Grace Okafor');
  expect(own).toHaveTextContent('Figures as of March 31, 2025');
  expect(
    within(own)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['$50,000.00', '$0.00', '$46,120.00', '\u2212$3,880.00', '\u22122.77%']);
});

test('the last row has the totals, also when the holdings are sorted', async () => {
  showHoldings();
  const total = row(/^Total/);
  for (const figure of ['$150,000.00', '$18,562.50', '$158,600.55', '+$27,163.05', '+5.98%'])
    expect(total).toHaveTextContent(figure);
  await userEvent.click(screen.getByRole('button', { name: 'Value (NAV)' }));
  expect(rowNames().map((name) => name?.slice(0, 5))).toEqual(['Harbo', 'Alder', 'Total']);
  await userEvent.click(screen.getByRole('button', { name: 'Value (NAV)' }));
  expect(rowNames().map((name) => name?.slice(0, 5))).toEqual(['Alder', 'Harbo', 'Total']);
});

test('fees and redemptions have a column only if there were any, so that the terms always add up', () => {
  const { update } = showHoldings();
  expect(headers()).toEqual([
    'Investment',
    'Paid in',
    'Dividends',
    'Value (NAV)',
    'Net gain/loss',
    'IRR (per year)',
  ]);
  const redeemed = { ...harbour, fees: '2000.00', withdrawn: '1000.00' };
  update(<HoldingsTable holdings={[redeemed]} totals={redeemed} />);
  expect(headers()).toEqual(expect.arrayContaining(['Fees on top', 'Redeemed or transferred out']));
});

test('a holding that is not valued yet shows a dash, which is read as a missing figure', () => {
  const unvalued = { ...harbour, nav: null, netGainLoss: null, irr: null, asOfDate: null };
  showHoldings({ holdings: [unvalued], totals: unvalued, onShowMath: jest.fn() });
  expect(within(row(/^Harbour/)).getAllByText('No figure yet')).toHaveLength(3);
  expect(
    screen.queryByRole('button', { name: /Show the math, Internal rate of return/ }),
  ).not.toBeInTheDocument();
});

test('every figure opens its math, that of a total without a holding', async () => {
  const onShowMath = jest.fn();
  showHoldings({ onShowMath });
  await userEvent.click(
    within(row(/^Alder/)).getByRole('button', { name: /^Show the math, Internal rate of return/ }),
  );
  expect(onShowMath).toHaveBeenLastCalledWith('xirr', 'timber');
  await userEvent.click(within(row(/^Total/)).getByRole('button', { name: /^Show the math, Net gain/ }));
  expect(onShowMath).toHaveBeenLastCalledWith('net_gain_loss', undefined);
});

test('the math of a valued holding without a single rate can still be opened', async () => {
  const onShowMath = jest.fn();
  showHoldings({ holdings: [{ ...harbour, irr: null }], onShowMath });
  await userEvent.click(
    within(row(/^Harbour/)).getByRole('button', { name: /^Show the math, Internal rate of return/ }),
  );
  expect(onShowMath).toHaveBeenCalledWith('xirr', 'harbour');
});

test('a past holding shows its status, and the table is complete in Chinese', () => {
  showHoldings({ holdings: [{ ...harbour, status: 'past' }] }, 'zh-CN');
  expect(screen.getByRole('table', { name: '持有的投资' })).toBeVisible();
  expect(headers()).toEqual(['投资', '实缴', '分红', '净值（NAV）', '净盈亏', 'IRR（年化）']);
  expect(row(/^Harbour/).querySelector('[data-quoin="StatusBadge"]')).toHaveTextContent(/\p{Script=Han}/u);
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DocumentTable,
  FeeTable,
  TermsTable,
  TransactionTable,
  type Fees,
  type Transaction,
} from '@quoin/ui';
import { show } from './in-quoin';

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

const fees: Fees = {
  managementFee: '0.0150',
  managementFeeBasis: 'per_year',
  managementFeeCharge: 'on_top_at_funding',
  managementFeeYearCap: 5,
  performanceFee: '0.2000',
  hurdleRate: '0.0600',
  subscriptionFee: '0.0000',
};

test('fees are shown with their rate, their cap and their hurdle', () => {
  show(<FeeTable fees={fees} />);
  expect(row('Management fee')).toHaveTextContent('1.50%');
  expect(row('Management fee')).toHaveTextContent('for at most 5 years');
  expect(row('Performance fee')).toHaveTextContent('On gains above a hurdle rate of 6.00%');
  expect(row('Subscription fee')).toHaveTextContent('None');
});

test('a one-time management fee and a performance fee without hurdle', () => {
  show(<FeeTable fees={{ ...fees, managementFeeBasis: 'one_time', hurdleRate: null }} />, 'zh-CN');
  expect(row('管理费')).toHaveTextContent('一次性收取');
  expect(row('业绩报酬')).toHaveTextContent('按收益收取');
});

test('terms start with capital calls and exit, followed by the product’s own', () => {
  show(
    <TermsTable
      capitalCallSchedule="Fully drawn at closing."
      exitPolicy="Quarterly after the lock-up."
      rows={[{ name: 'Governing law', value: 'Delaware' }]}
    />,
  );
  const names = screen.getAllByRole('rowheader').map((header) => header.textContent);
  expect(names).toEqual(['Capital call schedule', 'Exit policy', 'Governing law']);
});

test('a transaction without units has an empty cell under its header', () => {
  show(
    <TransactionTable
      transactions={[
        {
          id: 't1',
          type: 'funds_received',
          amount: '100000.00',
          shares: '1000.000000',
          date: '2022-02-28',
          note: '',
        },
        {
          id: 't2',
          type: 'transfer_out',
          amount: '-2500.00',
          shares: null,
          date: '2023-01-05',
          note: 'Gift',
          isReversal: true,
        },
      ]}
    />,
  );
  // Paid by the investor, and a reversal of a received amount.
  expect(row('Funds received')).toHaveTextContent('\u2212$100,000.00');
  expect(row('Funds received')).toHaveTextContent('+1,000.000000');
  expect(row('Transfer out')).toHaveTextContent('\u2212$2,500.00');
  expect(row('Transfer out, reversed')).toHaveTextContent('Gift');
  expect(within(row('Transfer out')).getAllByRole('cell')).toHaveLength(4);
});

test('an investment without transactions explains when the first one appears', () => {
  show(<TransactionTable transactions={[]} />);
  expect(screen.getByRole('cell')).toHaveTextContent('appears when your funds are received');
});

const received: Transaction = {
  id: 't1',
  type: 'funds_received',
  amount: '100000.00',
  shares: null,
  date: '2022-02-28',
  note: '',
};

test('loading transactions have placeholders and are marked as busy', () => {
  const { update } = show(<TransactionTable transactions={[]} loading />);
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText(/appears when your funds are received/)).toBeNull();
  expect(document.querySelectorAll('[data-part="place"]').length).toBeGreaterThan(0);

  update(<TransactionTable transactions={[received]} />);
  expect(screen.getByRole('table')).not.toHaveAttribute('aria-busy');
  expect(row('Funds received')).toBeInTheDocument();
});

test('transactions that fail to load show an error instead of an empty or stale table', () => {
  show(<TransactionTable transactions={[received]} error="The transactions did not load. Try again." />);
  expect(screen.getByRole('cell')).toHaveTextContent('The transactions did not load. Try again.');
  expect(screen.queryByRole('row', { name: /Funds received/ })).toBeNull();
});

test('documents are dated by their day in New York and opened by name', async () => {
  const onOpen = jest.fn();
  show(
    <DocumentTable
      onOpen={onOpen}
      documents={[
        { id: 'd1', name: 'Statement Q1', type: 'investor_statements', updatedAt: '2025-04-16T02:30:00Z' },
        { id: 'd2', name: 'Schedule K-1', type: 'tax_documents', updatedAt: '2025-03-11T18:00:00Z' },
      ]}
    />,
  );
  expect(row('Statement Q1')).toHaveTextContent('Apr 15, 2025');
  expect(screen.queryByRole('columnheader', { name: 'Product' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open Schedule K-1' }));
  expect(onOpen).toHaveBeenCalledWith('d2');
});

test('a loading document is not requested twice', async () => {
  const onOpen = jest.fn();
  show(
    <DocumentTable onOpen={onOpen} openingId="d1" documents={[{ id: 'd1', name: 'PPM', type: 'legal' }]} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open PPM' }));
  expect(onOpen).not.toHaveBeenCalled();
});

import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorState, TransactionTable } from '@quoin/ui';
import { useTransactions } from './sample-investments';
import type { Guide } from '../guide';
import { useWords } from '../words';
import { LONG_NAME, MINUS_TWENTY_DIGITS, RIGHT_TO_LEFT, TWENTY_DIGITS } from './hard-cases';

const meta: Meta<typeof TransactionTable> = {
  title: 'Investing/TransactionTable',
  component: TransactionTable,
  parameters: {
    guide: {
      use: ['What moved in one investment, newest first.'],
      avoid: ['Documents: take DocumentTable.', 'Returns over periods: take PerformanceTable.'],
      accessibility: [
        'A native `<table>` named by its caption; each row is named by its type.',
        'Amounts are right-aligned and tabular; a minus is said by its sign, not by colour.',
        'While it loads the table is `aria-busy`; an error stands in its place and is read out.',
        'On a phone a row is stacked; its roles stay, and empty lines are left out.',
      ],
    } satisfies Guide,
  },
};
export default meta;
type Story = StoryObj<typeof TransactionTable>;

function Tables() {
  return (
    <div style={{ display: 'grid', gap: 48 }}>
      <TransactionTable transactions={useTransactions()} />
      <TransactionTable transactions={[]} />
    </div>
  );
}

export const Gallery: Story = { render: () => <Tables /> };

export const LongNotesAndLargeAmounts: Story = {
  args: {
    transactions: [
      {
        id: 't1',
        type: 'funds_received',
        amount: TWENTY_DIGITS,
        shares: '12345678901234567890.123456',
        date: '2025-02-28',
        note: LONG_NAME,
      },
      {
        id: 't2',
        type: 'transfer_out',
        amount: MINUS_TWENTY_DIGITS,
        shares: null,
        date: '2025-03-01',
        note: RIGHT_TO_LEFT,
      },
    ],
  },
};

export const Loading: Story = { args: { transactions: [], loading: true } };

function Failed() {
  const why = useWords({
    en: 'The connection was lost. Nothing has changed in your account; try again.',
    'zh-CN': '网络连接中断。您的账户没有任何变动，请重试。',
  });
  return (
    <TransactionTable
      transactions={[]}
      error={
        <ErrorState level={3} onRetry={() => undefined}>
          {why}
        </ErrorState>
      }
    />
  );
}

export const FailedToLoad: Story = { render: () => <Failed /> };

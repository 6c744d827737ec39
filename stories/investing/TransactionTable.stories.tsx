import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorState, TransactionTable } from '@quoin/ui';
import { TRANSACTIONS, useTransactions } from './sample-investments';
import { useStoryMessages } from '../messages';
import { LONG_NAME, MINUS_TWENTY_DIGITS, RIGHT_TO_LEFT, TWENTY_DIGITS } from './hard-cases';

export default { title: 'Investing/TransactionTable', component: TransactionTable } satisfies Meta;
type Story = StoryObj<typeof TransactionTable>;

function Tables() {
  return (
    <div style={{ display: 'grid', gap: 48 }}>
      <TransactionTable transactions={useTransactions()} />
      <TransactionTable transactions={[]} />
    </div>
  );
}

export const Playground: Story = { args: { transactions: TRANSACTIONS } };

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
  const why = useStoryMessages({
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

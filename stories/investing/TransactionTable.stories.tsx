import type { Meta, StoryObj } from '@storybook/react-vite';
import { TransactionTable } from '@quoin/ui';
import { useTransactions } from './sample-investments';

const meta: Meta<typeof TransactionTable> = {
  title: 'Investing/TransactionTable',
  component: TransactionTable,
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { INVESTMENT_STATUSES } from '@quoin/rules';
import { StatusBadge } from '@quoin/ui';

const meta: Meta<typeof StatusBadge> = { title: 'Investing/StatusBadge', component: StatusBadge };
export default meta;
type Story = StoryObj<typeof StatusBadge>;

export const Gallery: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {INVESTMENT_STATUSES.map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </div>
  ),
};

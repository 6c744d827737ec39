import type { Meta, StoryObj } from '@storybook/react-vite';
import { INVESTMENT_STATUSES } from '@quoin/rules';
import { StatusBadge } from '@quoin/ui';

export default { title: 'Investing/StatusBadge', component: StatusBadge } satisfies Meta;
type Story = StoryObj<typeof StatusBadge>;

export const Playground: Story = { args: { status: 'being_reviewed' } };

export const Gallery: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {INVESTMENT_STATUSES.map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </div>
  ),
};

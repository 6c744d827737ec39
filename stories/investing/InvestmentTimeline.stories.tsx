import type { Meta, StoryObj } from '@storybook/react-vite';
import { InvestmentTimeline, StatusBadge } from '@quoin/ui';

export default { title: 'Investing/InvestmentTimeline', component: InvestmentTimeline } satisfies Meta;
type Story = StoryObj<typeof InvestmentTimeline>;

const SHOWN = [
  'completing_information',
  'pending_signature',
  'being_reviewed',
  'action_needed',
  'approved',
  'current',
  'canceled',
] as const;

export const Playground: Story = {
  args: { status: 'approved', dates: { signature: '2025-05-20', review: '2025-05-22' } },
};

export const Gallery: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 48 }}>
      {SHOWN.map((status) => (
        <div key={status} style={{ display: 'grid', gap: 16 }}>
          <div>
            <StatusBadge status={status} />
          </div>
          <InvestmentTimeline
            status={status}
            dates={status === 'approved' ? { signature: '2025-05-20', review: '2025-05-22' } : undefined}
          />
        </div>
      ))}
    </div>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { InvestmentTimeline, StatusBadge } from '@quoin/ui';
import type { Guide } from '../guide';

const meta: Meta<typeof InvestmentTimeline> = {
  title: 'Investing/InvestmentTimeline',
  component: InvestmentTimeline,
  parameters: {
    guide: {
      use: ['How far a pending investment has come, and what happens now.'],
      avoid: [
        'The steps of a form that is being filled in: take Stepper.',
        'The status alone: take StatusBadge.',
      ],
      accessibility: [
        'An ordered list with a name. Each step says its state in words: done, in progress, needs you, next.',
        'The step it stands on is `aria-current="step"` and says what happens at it.',
        'Marks are decoration: nothing is said by shape or colour alone.',
        'Nothing in it takes focus.',
      ],
    } satisfies Guide,
  },
};
export default meta;
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

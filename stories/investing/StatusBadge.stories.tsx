import type { Meta, StoryObj } from '@storybook/react-vite';
import { INVESTMENT_STATUSES } from '@quoin/rules';
import { StatusBadge } from '@quoin/ui';
import type { Guide } from '../guide';

const meta: Meta<typeof StatusBadge> = {
  title: 'Investing/StatusBadge',
  component: StatusBadge,
  parameters: {
    guide: {
      use: ['Where an investment stands, in the words of the business.'],
      avoid: [
        'Whether a product is open: take ProductStatus.',
        'What happens next: take InvestmentTimeline.',
      ],
      accessibility: [
        'The word says the status; colour and mark only help.',
        'In forced colours the plate has a border.',
        'It is not announced when it changes: say so in the place of the change.',
      ],
    } satisfies Guide,
  },
};
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

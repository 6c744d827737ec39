import type { Meta, StoryObj } from '@storybook/react-vite';
import { PRODUCT_STATUSES } from '@quoin/rules';
import { ProductStatus } from '@quoin/ui';
import type { Guide } from '../guide';

const meta: Meta<typeof ProductStatus> = {
  title: 'Investing/ProductStatus',
  component: ProductStatus,
  parameters: {
    guide: {
      use: ['Whether a product takes subscriptions, beside its name.'],
      avoid: ['Where an investment stands: take StatusBadge.', 'Anything else about a product: take Tag.'],
      accessibility: [
        'The word says the status; colour and mark only help.',
        'In forced colours the plate has a border.',
        'It is not announced when it changes: say so in the place of the change.',
      ],
    } satisfies Guide,
  },
};
export default meta;
type Story = StoryObj<typeof ProductStatus>;

export const Gallery: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {PRODUCT_STATUSES.map((status) => (
        <ProductStatus key={status} status={status} />
      ))}
    </div>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { PRODUCT_STATUSES } from '@quoin/rules';
import { ProductStatus } from '@quoin/ui';

export default { title: 'Investing/ProductStatus', component: ProductStatus } satisfies Meta;
type Story = StoryObj<typeof ProductStatus>;

export const Playground: Story = { args: { status: 'published' } };

export const Gallery: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {PRODUCT_STATUSES.map((status) => (
        <ProductStatus key={status} status={status} />
      ))}
    </div>
  ),
};

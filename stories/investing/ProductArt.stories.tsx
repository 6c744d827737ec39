import type { Meta, StoryObj } from '@storybook/react-vite';
import { PRODUCT_CATEGORIES } from '@quoin/rules';
import { ProductArt } from '@quoin/ui';

const meta: Meta<typeof ProductArt> = { title: 'Investing/ProductArt', component: ProductArt };
export default meta;
type Story = StoryObj<typeof ProductArt>;

const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: 12 };

export const Gallery: Story = {
  render: () => (
    <div style={grid}>
      {PRODUCT_CATEGORIES.flatMap((category) =>
        [1, 2, 3, 4].map((number) => (
          <div key={`${category}-${number}`} style={{ aspectRatio: '16 / 9' }}>
            <ProductArt category={category} seed={`${category}-${number}`} label={`${category} ${number}`} />
          </div>
        )),
      )}
    </div>
  ),
};

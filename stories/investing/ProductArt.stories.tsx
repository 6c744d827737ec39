import type { Meta, StoryObj } from '@storybook/react-vite';
import { PRODUCT_CATEGORIES } from '@quoin/rules';
import { ProductArt, useTerms } from '@quoin/ui';

export default { title: 'Investing/ProductArt', component: ProductArt } satisfies Meta;
type Story = StoryObj<typeof ProductArt>;

const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: 12 };

function Pictures() {
  const names = useTerms().category;
  return (
    <div style={grid}>
      {PRODUCT_CATEGORIES.flatMap((category) =>
        [1, 2, 3, 4].map((number) => (
          <div key={`${category}-${number}`} style={{ aspectRatio: '16 / 9' }}>
            <ProductArt
              category={category}
              seed={`${category}-${number}`}
              label={`${names[category]} ${number}`}
            />
          </div>
        )),
      )}
    </div>
  );
}

export const Playground: Story = {
  args: { category: 'real_estate', seed: 'harbor-2', label: 'Harbor Growth', style: { maxWidth: 320 } },
};

export const Gallery: Story = { render: () => <Pictures /> };

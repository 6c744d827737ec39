import type { Meta, StoryObj } from '@storybook/react-vite';
import { PRODUCT_CATEGORIES } from '@quoin/rules';
import { ProductArt, useTerms } from '@quoin/ui';
import type { Guide } from '../guide';

const meta: Meta<typeof ProductArt> = {
  title: 'Investing/ProductArt',
  component: ProductArt,
  parameters: {
    guide: {
      use: [
        'The picture of a product: on its card, on its page, in the portfolio. One key, one picture, in every theme.',
      ],
      avoid: [
        'Decoration without a product: leave the place empty.',
        'Photographs and logos of managers: the picture is drawn from the key alone.',
      ],
      accessibility: [
        'Hidden from screen readers beside a name. Where it stands alone, `label` makes it an image with that name.',
        'Keeps its colours in forced colours, because it says nothing that words do not.',
      ],
    } satisfies Guide,
  },
};
export default meta;
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

export const Gallery: Story = { render: () => <Pictures /> };

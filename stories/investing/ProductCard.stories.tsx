import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ProductCard } from '@quoin/ui';
import { useProducts } from './sample-investments';

const meta: Meta<typeof ProductCard> = { title: 'Investing/ProductCard', component: ProductCard };
export default meta;
type Story = StoryObj<typeof ProductCard>;

function Shelf() {
  const { harbour, orbit, timber } = useProducts();
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <ProductCard product={harbour} href="#harbour" featured headingLevel={2} />
      <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))' }}>
        <ProductCard product={orbit} href="#orbit" />
        <ProductCard product={timber} href="#timber" />
        <ProductCard product={{ ...harbour, status: 'exited', art: 'fixed_income-3' }} href="#harbour-i" />
      </div>
    </div>
  );
}

export const Gallery: Story = { render: () => <Shelf /> };

export const OneLink: Story = {
  globals: { locale: 'en' },
  render: () => <Shelf />,
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links).toHaveLength(4);
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await expect(links[0]).toHaveAccessibleName('Harbour Street Income Fund II');
  },
};

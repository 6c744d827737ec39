import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button, ProductCard, Tag } from '@quoin/ui';
import { bilingual, useStoryMessages } from '../messages';
import { PRODUCTS, useProducts } from './sample-investments';
import { LONG_NAME, RIGHT_TO_LEFT, TWENTY_DIGITS, UNBROKEN } from './hard-cases';

export default { title: 'Investing/ProductCard', component: ProductCard } satisfies Meta;
type Story = StoryObj<typeof ProductCard>;

function ProductList() {
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

export const Playground: Story = { args: { product: PRODUCTS.harbour, href: '#harbour' } };

export const Gallery: Story = { render: () => <ProductList /> };

export const Keyboard: Story = {
  globals: { locale: 'en' },
  render: () => <ProductList />,
  play: async ({ canvas, canvasElement }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(4);
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await expect(links[0]).toHaveAccessibleName('Harbour Street Income Fund II');
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(canvasElement.ownerDocument.location.hash).toBe('#orbit');
  },
};

function LongProductList() {
  const { harbour, orbit } = useProducts();
  return (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))' }}>
      <ProductCard
        product={{ ...harbour, name: LONG_NAME, summary: LONG_NAME, minimumInvestment: TWENTY_DIGITS }}
        href="#long"
      />
      <ProductCard product={{ ...orbit, name: UNBROKEN, sector: UNBROKEN, summary: '' }} href="#unbroken" />
      <ProductCard product={{ ...harbour, name: RIGHT_TO_LEFT, summary: RIGHT_TO_LEFT }} href="#rtl" />
    </div>
  );
}

export const LongNamesAndLargeAmounts: Story = { render: () => <LongProductList /> };

const MESSAGES = bilingual({
  isNew: ['New', '新上线'],
  compare: ['Compare', '对比'],
});

function CardWithSlots({ onCompare }: { onCompare: () => void }) {
  const { harbour } = useProducts();
  const { isNew, compare } = useStoryMessages(MESSAGES);
  return (
    <div style={{ maxWidth: 360 }}>
      <ProductCard
        product={{ ...harbour, currency: 'EUR' }}
        href="#harbour"
        image={<img alt="" src={PICTURE} />}
        badge={<Tag>{isNew}</Tag>}
        action={
          <Button size="small" variant="secondary" onClick={onCompare}>
            {compare}
          </Button>
        }
      />
    </div>
  );
}

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"%3E%3Cpath fill="%230f6b5e" d="M0 0h16v9H0z"/%3E%3C/svg%3E';

/** A picture, a badge and an action of the app, and a minimum in another currency. */
export const Slots: StoryObj<{ onCompare: () => void }> = {
  globals: { locale: 'en' },
  args: { onCompare: fn() },
  render: ({ onCompare }) => <CardWithSlots onCompare={onCompare} />,
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }));
    await expect(args.onCompare).toHaveBeenCalled();
    await expect(canvasElement.ownerDocument.location.hash).not.toBe('#harbour');
  },
};

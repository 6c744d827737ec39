import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ProductCard } from '@quoin/ui';
import { useProducts } from './sample-investments';
import type { Guide } from '../guide';
import { LONG_NAME, RIGHT_TO_LEFT, TWENTY_DIGITS, UNBROKEN } from './hard-cases';

const meta: Meta<typeof ProductCard> = {
  title: 'Investing/ProductCard',
  component: ProductCard,
  parameters: {
    guide: {
      use: [
        'A product on a shelf. Whole lists of them: in a grid under FilterBar, with Pagination below.',
        '`featured` for the one primary product of a view: wide, with the cut corner.',
      ],
      avoid: [
        'An investment that one holds: take InvestmentCard.',
        'More than the four facts: they belong on the page of the product, in ProductFacts.',
      ],
      accessibility: [
        'The whole card is one link; its name is the product, not every word on the card.',
        'An `<article>` named by its heading; choose `headingLevel` to fit the outline of the page.',
        'The facts are a description list; a return that is not published says "Not stated".',
        'Tab reaches the card once; its ring is drawn inside the card.',
        '"See details" and the picture are hidden from screen readers: they repeat the link.',
      ],
    } satisfies Guide,
  },
};
export default meta;
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

export const Gallery: Story = { render: () => <ProductList /> };

export const Keyboard: Story = {
  globals: { locale: 'en' },
  render: () => <ProductList />,
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links).toHaveLength(4);
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await expect(links[0]).toHaveAccessibleName('Harbour Street Income Fund II');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
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

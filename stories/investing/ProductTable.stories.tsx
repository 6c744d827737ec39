import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Checkbox, ProductTable, Stack } from '@quoin/ui';
import { bilingual, useStoryMessages } from '../messages';
import { LONG_NAME, RIGHT_TO_LEFT, TWENTY_DIGITS, UNBROKEN } from './hard-cases';
import { toTableProducts, PRODUCTS, useProducts } from './sample-investments';

export default {
  title: 'Investing/ProductTable',
  component: ProductTable,
  args: { products: toTableProducts(PRODUCTS) },
  argTypes: {
    products: { control: false },
    caption: { control: 'text' },
    error: { control: 'text' },
  },
} satisfies Meta<typeof ProductTable>;
type Story = StoryObj<typeof ProductTable>;

const MESSAGES = bilingual({
  compare: ['Compare', '加入对比'],
  named: [(name: string) => `Compare ${name}`, (name: string) => `将${name}加入对比`],
});

function Compared() {
  const text = useStoryMessages(MESSAGES);
  return (
    <ProductTable
      products={toTableProducts(useProducts())}
      action={({ name }) => <Checkbox label={text.compare} aria-label={text.named(name)} />}
    />
  );
}

export const Playground: Story = { args: { captionHidden: false, loading: false } };

export const Gallery: Story = {
  render: () => (
    <Stack gap={12}>
      <Compared />
      <ProductTable products={[]} />
    </Stack>
  ),
};

export const Keyboard: Story = {
  globals: { locale: 'en' },
  render: () => <Compared />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Harbour Street Income Fund II' })).toHaveFocus();
    await userEvent.tab();
    const box = canvas.getByRole('checkbox', { name: 'Compare Harbour Street Income Fund II' });
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
  },
};

export const LongNames: Story = {
  args: {
    products: [LONG_NAME, UNBROKEN, RIGHT_TO_LEFT].map((name) => ({
      ...PRODUCTS.harbour,
      ...{ id: name, art: name, name, sector: name, href: '#long' },
      ...{ minimumInvestment: TWENTY_DIGITS, nextCloseDate: '2025-06-30' },
    })),
  },
};

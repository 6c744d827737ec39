import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HoldingsTable, Stack } from '@quoin/ui';
import { HOLDINGS, TOTALS, useHoldings } from './sample-holdings';
import { LONG_NAME, MINUS_TWENTY_DIGITS, RIGHT_TO_LEFT, TWENTY_DIGITS } from './hard-cases';

export default {
  title: 'Investing/HoldingsTable',
  component: HoldingsTable,
  args: { holdings: HOLDINGS, totals: TOTALS, onShowMath: fn(), onSortChange: fn() },
  argTypes: {
    holdings: { control: false },
    totals: { control: false },
    sort: { control: false },
    caption: { control: 'text' },
  },
} satisfies Meta<typeof HoldingsTable>;
type Story = StoryObj<typeof HoldingsTable>;

const show = () => undefined;

const ZERO = { contribution: '0.00', dividends: '0.00', withdrawn: '0.00', fees: '0.00' };
const NOTHING = { ...ZERO, nav: null, netGainLoss: null, irr: null };

function Tables() {
  const { holdings, totals } = useHoldings();
  const [first] = holdings;
  return (
    <Stack gap={12}>
      <HoldingsTable holdings={holdings} totals={totals} onShowMath={show} />
      {first && (
        <HoldingsTable
          holdings={[{ ...first, ...NOTHING, contribution: first.contribution, asOfDate: null }]}
          totals={{ ...NOTHING, contribution: first.contribution }}
        />
      )}
      <HoldingsTable holdings={[]} totals={NOTHING} />
    </Stack>
  );
}

export const Playground: Story = { args: { captionHidden: false } };

export const Gallery: Story = { render: () => <Tables /> };

export const Keyboard: Story = {
  globals: { locale: 'en' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Investment' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenCalledWith({ by: 'name', direction: 'ascending' });
    for (let column = 0; column < 3; column += 1) await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'IRR (per year)' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Alder Ridge Timberland Fund' })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onShowMath).toHaveBeenCalledWith('contribution', 'timber');
  },
};

export const LongNamesAndLargeAmounts: Story = {
  args: {
    holdings: [LONG_NAME, RIGHT_TO_LEFT].map((name, index) => ({
      ...{ id: name, name, href: '#holding', status: 'past' as const, asOfDate: '2025-03-31' },
      investor: { name, type: 'entity' as const },
      ...{ contribution: TWENTY_DIGITS, dividends: TWENTY_DIGITS, withdrawn: TWENTY_DIGITS, fees: '1.00' },
      ...{ nav: TWENTY_DIGITS, netGainLoss: MINUS_TWENTY_DIGITS, irr: index ? null : '-0.999999' },
    })),
  },
};

import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PERFORMANCE_FIGURES } from '@quoin/rules';
import { Button, ShowTheMath, Stack, type FigureMath } from '@quoin/ui';
import { NO_ROOT, RATE_OF_RETURN, TVPI, TWO_ROOTS } from './sample-performance';

export default { title: 'Investing/ShowTheMath', component: ShowTheMath } satisfies Meta;
type Story = StoryObj<typeof ShowTheMath>;

export const Playground: Story = { args: { math: RATE_OF_RETURN, defaultOpen: true } };

export const Gallery: Story = {
  render: () => (
    <div style={{ maxWidth: 760 }}>
      <ShowTheMath math={RATE_OF_RETURN} defaultOpen />
      <ShowTheMath math={TVPI} defaultOpen />
      <ShowTheMath math={TWO_ROOTS} defaultOpen />
      <ShowTheMath math={NO_ROOT} />
    </div>
  ),
};

export const NoRoot: Story = { args: { math: NO_ROOT, defaultOpen: true } };

export const NoCapital: Story = {
  args: {
    math: { ...RATE_OF_RETURN, rows: [], values: {}, result: { kind: 'no_capital' } },
    defaultOpen: true,
  },
};

export const TwentyDigits: Story = {
  args: {
    math: {
      ...TVPI,
      figure: 'net_gain_loss',
      values: { nav: '12345678901234567890.12', contribution: '12345678901234567890.00' },
      rows: [
        {
          date: '2022-11-28',
          what: 'funds_received',
          flow: '12345678901234567890.00',
          nav: '98765432109876543210.55',
          weight: null,
        },
      ],
      result: { kind: 'value', value: '-98765432109876543210.55' },
    },
    defaultOpen: true,
  },
};

export const EveryFormula: Story = {
  render: () => (
    <div style={{ maxWidth: 760 }}>
      {PERFORMANCE_FIGURES.map((figure) => (
        <ShowTheMath
          key={figure}
          defaultOpen
          math={{ figure, rows: [], result: { kind: 'value', value: '1.25' } }}
        />
      ))}
    </div>
  ),
};

function InADialog({ math }: { math: FigureMath }) {
  const [open, setOpen] = useState(false);
  return (
    <Stack align="start">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        TVPI
      </Button>
      <ShowTheMath appearance="dialog" math={math} open={open} onChange={setOpen} />
    </Stack>
  );
}

export const Keyboard: Story = {
  globals: { locale: 'en' },
  render: () => <InADialog math={TVPI} />,
  play: async ({ canvas }) => {
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(
      canvas.getByRole('dialog', { name: 'Show the math: TVPI, Inception to date' }),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /Show the math/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

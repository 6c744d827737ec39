import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PERFORMANCE_FIGURES } from '@quoin/rules';
import { Button, ShowTheMath, Stack, type FigureMath } from '@quoin/ui';
import type { Guide } from '../guide';
import { NO_ROOT, RATE_OF_RETURN, TVPI, TWO_ROOTS } from './sample-performance';

const meta: Meta<typeof ShowTheMath> = {
  title: 'Investing/ShowTheMath',
  component: ShowTheMath,
  parameters: {
    guide: {
      use: [
        'Beside every computed figure that an investor may doubt: what it is, the formula, and the rows it came from.',
        'As a dialog when a figure of `PerformanceTable` opens it, as a disclosure under a single figure.',
      ],
      avoid: [
        'For figures that are read off a statement there is no math to show: take `Figure` alone.',
        'For a word that needs explaining take `Tooltip` or a hint; this is a sheet of numbers.',
      ],
      accessibility: [
        'The formula is MathML, which screen readers read as mathematics, and it is written out in words before it.',
        'Each letter stands in a description list with its meaning and its value.',
        'The rows are a table with a caption, column headers and the date as row header.',
        'The disclosure is a native `<details>`; the dialog takes the focus to its title and gives it back when it closes.',
        'Where there is no rate or there are two, a sentence says so in place of a result.',
      ],
    } satisfies Guide,
  },
};
export default meta;
type Story = StoryObj<typeof ShowTheMath>;

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
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(page.getByRole('dialog', { name: 'Show the math: TVPI, Inception to date' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /Show the math/ })).toHaveFocus();
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(page.queryByRole('dialog')).toBeNull();
  },
};

import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PerformanceTable, ShowTheMath, Stack, type FigureMath } from '@quoin/ui';
import type { Guide } from '../guide';
import { HELD, HUGE, NO_ONE_RATE, RATE_OF_RETURN, TVPI } from './sample-performance';

const meta: Meta<typeof PerformanceTable> = {
  title: 'Investing/PerformanceTable',
  component: PerformanceTable,
  parameters: {
    guide: {
      use: [
        'For the performance of one investment over the five periods: since inception, year to date, one year, three years and all.',
        'Give `onShowMath` wherever the rows behind a figure are known, and answer it with `ShowTheMath` as a dialog.',
      ],
      avoid: [
        'For the totals of a whole portfolio at one moment take `PortfolioSummary`, for single payments `TransactionTable`.',
        'Do not fill a period that has no data with zeros: give it its `gap`, and the table says why.',
      ],
      accessibility: [
        'It is a `<table>` with a caption, a column header per period and a row header per figure.',
        'A gain or a loss is told by sign and arrow, not by colour alone.',
        'A cell of a period without data reads “No figure” and is described by the sentence that says why.',
        'Each figure that opens its math is a button whose name has the figure, the period and the value.',
        'In a narrow place a native select chooses the one period that is shown; the others are hidden from everyone.',
      ],
    } satisfies Guide,
  },
};
export default meta;
type Story = StoryObj<typeof PerformanceTable>;

function WithMath() {
  const [math, setMath] = useState<FigureMath>();
  return (
    <>
      <PerformanceTable
        performance={HELD}
        asOf="2025-03-31"
        onShowMath={(figure, period) =>
          setMath({ ...(figure === 'tvpi' ? TVPI : RATE_OF_RETURN), figure, period })
        }
      />
      {math && <ShowTheMath appearance="dialog" math={math} open onChange={() => setMath(undefined)} />}
    </>
  );
}

export const Gallery: Story = {
  render: () => (
    <Stack gap={12}>
      <PerformanceTable performance={HELD} asOf="2025-03-31" onShowMath={() => undefined} />
      <PerformanceTable performance={NO_ONE_RATE} asOf="2024-12-31" />
      <PerformanceTable
        performance={[
          { period: 'inception_to_date', gap: 'not_current' },
          { period: 'year_to_date', gap: 'not_valued' },
        ]}
        asOf={null}
      />
    </Stack>
  ),
};

export const TwentyDigits: Story = {
  render: () => <PerformanceTable performance={HUGE} asOf="2025-03-31" onShowMath={() => undefined} />,
};

export const InANarrowPlace: Story = {
  render: () => (
    <div style={{ maxWidth: 320 }}>
      <PerformanceTable performance={HELD} asOf="2025-03-31" defaultPeriod="year_to_date" />
    </div>
  ),
};

export const OpensTheMath: Story = { render: () => <WithMath /> };

export const Keyboard: Story = {
  globals: { locale: 'en' },
  args: { performance: HELD, asOf: '2025-03-31', onShowMath: fn() },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    const target = page.getByRole('button', { name: /Show the math, Beginning balance, Year to date/ });
    while (document.activeElement !== target) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onShowMath).toHaveBeenLastCalledWith('beginning_balance', 'year_to_date');
  },
};

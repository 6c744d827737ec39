import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PerformanceTable, ShowTheMath, Stack, type FigureMath } from '@quoin/ui';
import { namedType } from '../named-type';
import { HELD, HUGE, NO_ONE_RATE, RATE_OF_RETURN, TVPI } from './sample-performance';

export default {
  title: 'Investing/PerformanceTable',
  component: PerformanceTable,
  argTypes: { onShowMath: namedType('(figure: PerformanceFigure, period: PerformancePeriod) => void') },
} satisfies Meta<typeof PerformanceTable>;
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

export const Playground: Story = { args: { performance: HELD, asOf: '2025-03-31' } };

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
  play: async ({ args, canvas }) => {
    const target = canvas.getByRole('button', { name: /Show the math, Beginning balance, Year to date/ });
    while (document.activeElement !== target) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onShowMath).toHaveBeenLastCalledWith('beginning_balance', 'year_to_date');
  },
};

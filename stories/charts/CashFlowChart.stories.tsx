import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Grid, Stack } from '@quoin/ui';
import { CashFlowChart } from '@quoin/ui/charts';
import type { Guide } from '../guide';
import { useWords } from '../words';
import { allDrawn, wholeChart } from '../play';
import { QUARTERLY_FLOWS, YEARLY_FLOWS } from './sample-figures';

const meta: Meta<typeof CashFlowChart> = {
  title: 'Charts/CashFlowChart',
  component: CashFlowChart,
  args: { flows: YEARLY_FLOWS },
  play: allDrawn,
  parameters: {
    guide: {
      use: [
        'What an investor paid in and received per year or quarter, with the net of each.',
        'Rows with `expected` for capital calls and distributions that a fund foresees: hatched, and named so. A period that is running may have both, and stays one.',
      ],
      avoid: [
        'Single payments with their notes: take TransactionTable.',
        'What the investment is worth: take NavChart.',
      ],
      accessibility: [
        'A `figure` named by its heading and described by the visible summary: totals, the largest periods, and what is expected.',
        'The drawing is hidden from assistive technology. "Show table" puts a real table with every figure in its place and keeps the focus.',
        'Over the drawing lies a native slider: arrow keys read one period after the other, with its three figures.',
        'Contributions hang below zero, distributions stand above it, expected ones are hatched, and the net has a line with points: colour says nothing alone.',
      ],
    } satisfies Guide,
  },
};
export default meta;
type Story = StoryObj<typeof CashFlowChart>;

const quiet = () => undefined;

function States() {
  const { why } = useWords({
    en: { why: 'The ledger did not answer. Your investments are not affected.' },
    'zh-CN': { why: '账务服务暂时没有响应，您的投资不受影响。' },
  });
  return (
    <Stack gap={6}>
      <CashFlowChart flows={YEARLY_FLOWS} asOfDate="2025-12-31" headingLevel={2} />
      <Grid columns={2}>
        <CashFlowChart flows={QUARTERLY_FLOWS} />
        <CashFlowChart flows={YEARLY_FLOWS.slice(0, 1)} />
        <CashFlowChart flows={[]} />
        <CashFlowChart flows={[]} loading />
        <CashFlowChart flows={[]} error={why} onRetry={quiet} />
      </Grid>
      <CashFlowChart flows={YEARLY_FLOWS} defaultView="table" />
    </Stack>
  );
}

export const Gallery: Story = { render: () => <States /> };

export const Keyboard: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await wholeChart(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    const reader = page.getByRole('slider', { name: 'Read Cash flows point by point' });
    await expect(reader).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await waitFor(() =>
      expect(reader).toHaveAttribute(
        'aria-valuetext',
        '2020: Contributions $60,000.00, Distributions $0.00, Net cash flow \u2212$60,000.00',
      ),
    );
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(page.getByRole('rowheader', { name: '2027, expected' })).toBeVisible();
  },
};

export const OnlyExpected: Story = { args: { flows: YEARLY_FLOWS.slice(-2) } };

/** Part of the running year has happened, the rest of it is expected: one bar, one row. */
export const RunningYear: Story = {
  args: {
    flows: [
      ...YEARLY_FLOWS.slice(0, -2),
      { period: '2025', contribution: '5000.00', distribution: '4100.00', expected: true },
      ...YEARLY_FLOWS.slice(-2),
    ],
  },
};

export const TwentyDigits: Story = {
  args: {
    flows: [
      { period: '2024-Q3', contribution: '12345678901234567890.12', distribution: '0.00' },
      { period: '2024-Q4', contribution: '2500000000000000000.00', distribution: '7350000000000000000.45' },
      {
        period: '2025-Q1',
        contribution: '0.00',
        distribution: '9876543210987654321.09',
        expected: true,
      },
    ],
  },
};

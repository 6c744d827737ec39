import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Grid, Stack } from '@quoin/ui';
import { CashFlowChart } from '@quoin/ui/charts';
import { withMessages } from '../messages';
import { allDrawn, waitForChart } from '../play';
import { QUARTERLY_FLOWS, VALUED_FLOWS, YEARLY_FLOWS } from './sample-figures';

export default {
  title: 'Charts/CashFlowChart',
  component: CashFlowChart,
  args: { flows: YEARLY_FLOWS },
  play: allDrawn,
} satisfies Meta<typeof CashFlowChart>;
type Story = StoryObj<typeof CashFlowChart>;

const quiet = () => undefined;

const WHY = {
  en: 'The ledger did not answer. Your investments are not affected.',
  'zh-CN': '账务服务暂时没有响应，您的投资不受影响。',
};

export const Playground: Story = { args: { asOfDate: '2025-12-31' } };

export const Gallery: Story = {
  render: withMessages(WHY, (why) => (
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
  )),
};

export const Keyboard: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas, canvasElement }) => {
    await waitForChart(canvasElement);
    await userEvent.keyboard('{Tab}{Tab}');
    const reader = canvas.getByRole('slider', { name: 'Read Cash flows point by point' });
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
    await expect(canvas.getByRole('rowheader', { name: '2027, expected' })).toBeVisible();
  },
};

export const OnlyExpected: Story = { args: { flows: YEARLY_FLOWS.slice(-2) } };

/** The current year has past and expected flows: one bar, one row. */
export const RunningYear: Story = {
  args: {
    flows: [
      ...YEARLY_FLOWS.slice(0, -2),
      { period: '2025', contribution: '5000.00', distribution: '4100.00', expected: true },
      ...YEARLY_FLOWS.slice(-2),
    ],
  },
};

/** The line is the value at the end of each year. */
export const WithValue: Story = { args: { flows: VALUED_FLOWS, asOfDate: '2025-03-31' } };

export const TwentyDigits: Story = {
  args: {
    flows: [
      { period: '2024-Q3', contribution: '12345678901234567890.12', distribution: '0.00' },
      { period: '2024-Q4', contribution: '2500000000000000000.00', distribution: '7350000000000000000.45' },
      { period: '2025-Q1', contribution: '0.00', distribution: '9876543210987654321.09', expected: true },
    ],
  },
};

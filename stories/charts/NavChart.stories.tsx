import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Grid, Stack } from '@quoin/ui';
import { NavChart } from '@quoin/ui/charts';
import { withMessages } from '../messages';
import { BELOW_ZERO, EVENTS, TEN_YEARS, TWENTY_DIGITS, VALUATIONS } from './sample-figures';
import { allDrawn, waitForChart } from '../play';

export default {
  title: 'Charts/NavChart',
  component: NavChart,
  args: { valuations: VALUATIONS, events: EVENTS, asOfDate: '2025-03-31' },
  play: allDrawn,
} satisfies Meta<typeof NavChart>;
type Story = StoryObj<typeof NavChart>;

const quiet = () => undefined;

const WHY = {
  en: 'The valuation service did not answer. Your investments are not affected.',
  'zh-CN': '估值服务暂时没有响应，您的投资不受影响。',
};

export const Playground: Story = {};

export const Gallery: Story = {
  render: withMessages(WHY, (why) => (
    <Stack gap={6}>
      <NavChart valuations={VALUATIONS} events={EVENTS} asOfDate="2025-03-31" headingLevel={2} />
      <Grid columns={2}>
        <NavChart valuations={VALUATIONS.slice(0, 1)} />
        <NavChart valuations={[]} />
        <NavChart valuations={[]} loading />
        <NavChart valuations={[]} error={why} onRetry={quiet} />
      </Grid>
      <NavChart valuations={VALUATIONS.slice(-4)} defaultView="table" />
    </Stack>
  )),
};

export const Keyboard: Story = {
  globals: { locale: 'en' },
  args: { onViewChange: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    await waitForChart(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show table: Net asset value over time' })).toHaveFocus();
    await userEvent.tab();
    const reader = canvas.getByRole('slider', { name: 'Read Net asset value over time point by point' });
    await expect(reader).toHaveFocus();
    await expect(reader).toHaveAttribute(
      'aria-valuetext',
      'March 31, 2025: NAV $112,480.55, Paid in minus returned $100,000.00',
    );
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() =>
      expect(reader).toHaveAttribute(
        'aria-valuetext',
        'December 31, 2024: NAV $108,340.27, Paid in minus returned $100,000.00, Distribution $4,187.50',
      ),
    );
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('table', { name: 'Net asset value over time' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show chart: Net asset value over time' })).toHaveFocus();
    await expect(args.onViewChange).toHaveBeenCalledWith('table');
  },
};

export const OfACompany: Story = {
  args: {
    of: 'company',
    valuations: [
      { date: '2021-03-15', nav: '11760000.00' },
      { date: '2022-09-01', nav: '48300000.00' },
      { date: '2023-02-10', nav: '51020000.00' },
      { date: '2023-08-21', nav: '45980000.00' },
      { date: '2024-05-14', nav: '102400000.00' },
    ],
    events: [
      { date: '2021-03-15', type: 'funding_round', amount: '1860000.00' },
      { date: '2022-09-01', type: 'funding_round', amount: '9200000.00' },
      { date: '2024-05-14', type: 'funding_round', amount: '17500000.00' },
    ],
    asOfDate: '2024-06-30',
  },
};

export const TenYearsOfMonths: Story = { args: { valuations: TEN_YEARS, events: [], asOfDate: null } };

export const BelowZero: Story = { args: { valuations: BELOW_ZERO, events: [], asOfDate: null } };

export const TwentyDigits: Story = {
  args: { valuations: TWENTY_DIGITS, events: [], asOfDate: null },
  render: (args) => (
    <Stack gap={6}>
      <NavChart {...args} />
      <NavChart {...args} defaultView="table" />
    </Stack>
  ),
};

export const LongName: Story = {
  args: {
    title:
      'Net asset value of the Harbour Street Senior Secured Logistics Income Fund II (Parallel Feeder for Non-US Tax-Exempt Investors), Series 2022-B, held through the custodian of a self-directed individual retirement account for the benefit of Maximiliana-Theodora Featherstonehaugh-Cholmondeley von und zu Hohenlohe-Langenburg',
  },
};

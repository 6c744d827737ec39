import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Grid } from '@quoin/ui';
import { AllocationDonut, type AllocationDonutProps, type AllocationShare } from '@quoin/ui/charts';
import { withMessages } from '../messages';
import { allDrawn, waitForChart } from '../play';
import { FOUR_PARTS, NINE_PARTS, getShares, useShares } from './sample-figures';

export default {
  title: 'Charts/AllocationDonut',
  component: AllocationDonut,
  play: allDrawn,
} satisfies Meta<typeof AllocationDonut>;
type Story = StoryObj<typeof AllocationDonut>;

interface PartsProps extends Omit<AllocationDonutProps, 'shares'> {
  rows: Parameters<typeof useShares>[0];
}

function Parts({ rows, ...rest }: PartsProps) {
  return <AllocationDonut shares={useShares(rows)} {...rest} />;
}

const quiet = () => undefined;

const WHY = {
  en: 'The portfolio service did not answer. Your investments are not affected.',
  'zh-CN': '投资组合服务暂时没有响应，您的投资不受影响。',
};

export const Playground: Story = {
  args: {
    shares: getShares(FOUR_PARTS, 'en'),
    asOfDate: '2025-03-31',
  },
};

export const Gallery: Story = {
  render: withMessages(WHY, (why) => (
    <Grid columns={2}>
      <Parts rows={FOUR_PARTS} asOfDate="2025-03-31" />
      <Parts rows={NINE_PARTS} asOfDate="2025-03-31" />
      <Parts rows={[['real_estate', 10_000, '96590.03']]} />
      <Parts rows={NINE_PARTS} defaultView="table" />
      <AllocationDonut shares={[]} />
      <AllocationDonut shares={[]} loading />
      <AllocationDonut shares={[]} error={why} onRetry={quiet} />
    </Grid>
  )),
};

export const Keyboard: Story = {
  globals: { locale: 'en' },
  render: () => <Parts rows={NINE_PARTS} />,
  play: async ({ canvas, canvasElement }) => {
    await waitForChart(canvasElement);
    await expect(canvas.getByText('Other (3 categories)')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show table: Allocation' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('rowheader', { name: 'Art' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show chart: Allocation' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

const HARD: readonly AllocationShare[] = [
  {
    key: 'long',
    name: 'Senior secured loans on logistics buildings in four ports of the east coast, held through a parallel feeder for non-US tax-exempt investors',
    share_bp: 9_640,
    value: '12345678901234567890.12',
  },
  { key: 'rtl', name: 'صندوق الدخل العقاري', share_bp: 340, value: '435428800000000000.00' },
  { key: 'small', name: '<b>Escaped</b> & small', share_bp: 20, value: '25613400000000000.00' },
];

export const LongNamesAndAmounts: Story = { args: { shares: HARD } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Grid } from '@quoin/ui';
import { AllocationDonut, type AllocationDonutProps, type AllocationShare } from '@quoin/ui/charts';
import type { Guide } from '../guide';
import { useWords } from '../words';
import { allDrawn, wholeChart } from '../play';
import { FOUR_PARTS, NINE_PARTS, useShares } from './sample-figures';

const meta: Meta<typeof AllocationDonut> = {
  title: 'Charts/AllocationDonut',
  component: AllocationDonut,
  play: allDrawn,
  parameters: {
    guide: {
      use: [
        'How a portfolio is divided by category, currency or fund, as of one day.',
        'Give `value` too where the amounts are known: the legend then shows both and their total.',
      ],
      avoid: [
        'Shares that change over time: show one table per day. Two rings are hard to compare.',
        'More than about a dozen parts: RecordTable and FeeTable show a list better. Here the smallest become one slice.',
        'Composition that an investor fills in: take CompositionEditor.',
      ],
      accessibility: [
        'A `figure` named by its heading and described by the visible summary: how many parts, the largest and the smallest.',
        'The legend is an ordered list with every figure of the drawing. Slices carry the numbers of the legend, largest first from twelve o’clock on, so colour says nothing alone.',
        'The drawing is hidden from assistive technology. "Show table" puts a real table in its place, with every part, also those that are drawn as one.',
        'Each series has at least 3:1 against the card, its number 4.5:1 on it, and neighbours differ for colour-blind readers.',
      ],
    } satisfies Guide,
  },
};
export default meta;
type Story = StoryObj<typeof AllocationDonut>;

interface PartsProps extends Omit<AllocationDonutProps, 'shares'> {
  rows: Parameters<typeof useShares>[0];
}

function Parts({ rows, ...rest }: PartsProps) {
  return <AllocationDonut shares={useShares(rows)} {...rest} />;
}

const quiet = () => undefined;

function States() {
  const { why } = useWords({
    en: { why: 'The portfolio service did not answer. Your investments are not affected.' },
    'zh-CN': { why: '投资组合服务暂时没有响应，您的投资不受影响。' },
  });
  return (
    <Grid columns={2}>
      <Parts rows={FOUR_PARTS} asOfDate="2025-03-31" />
      <Parts rows={NINE_PARTS} asOfDate="2025-03-31" />
      <Parts rows={[['real_estate', 10_000, '96590.03']]} />
      <Parts rows={NINE_PARTS} defaultView="table" />
      <AllocationDonut shares={[]} />
      <AllocationDonut shares={[]} loading />
      <AllocationDonut shares={[]} error={why} onRetry={quiet} />
    </Grid>
  );
}

export const Gallery: Story = { render: () => <States /> };

export const Keyboard: Story = {
  globals: { locale: 'en' },
  render: () => <Parts rows={NINE_PARTS} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await wholeChart(canvasElement);
    await expect(page.getByText('Other (3 categories)')).toBeVisible();
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Show table: Allocation' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(page.getByRole('rowheader', { name: 'Art' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show chart: Allocation' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(page.queryByRole('table')).toBeNull();
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

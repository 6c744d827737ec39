import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Grid } from '@quoin/ui';
import { LookThroughChart, type LookThroughChartProps, type LookThroughLayer } from '@quoin/ui/charts';
import type { Guide } from '../guide';
import { LONG_NAME, RIGHT_TO_LEFT, TWENTY_DIGITS } from '../investing/hard-cases';
import { useWords } from '../words';

const meta: Meta<typeof LookThroughChart> = {
  title: 'Charts/LookThroughChart',
  component: LookThroughChart,
  parameters: {
    guide: {
      use: [
        'Through which funds and companies an investment reaches what it is about, on the page where somebody decides about it.',
        'Each layer with the fees that it charges itself: who invests sees that fees are charged more than once.',
      ],
      avoid: [
        'Parts of a whole: take AllocationDonut.',
        'The fees of one product: take FeeTable.',
        'A structure that branches: show one chart per branch.',
      ],
      accessibility: [
        'A `figure` named by its heading and described by the visible summary: how many layers, the first, the last, and how many charge fees.',
        'The picture is hidden from assistive technology. "Show table" puts a real table in its place, with a row for each layer.',
        'What is held of the next layer stands on the line between two boxes, in words and numbers; nothing is said by colour.',
      ],
    } satisfies Guide,
  },
};
export default meta;
type Story = StoryObj<typeof LookThroughChart>;

const WORDS = {
  en: {
    access: 'Harbor Lending Access I',
    master: 'Harbor Lending Master Fund LP',
    loans: 'Loans to ports',
    units: 'Limited partner interests',
    classI: 'Class I interests',
    notes: 'Loans and notes',
  },
  'zh-CN': {
    access: '海港信贷专项一期',
    master: '海港信贷主基金',
    loans: '港口贷款',
    units: '有限合伙份额',
    classI: 'I 类权益',
    notes: '贷款与票据',
  },
};

function useLayers(): LookThroughLayer[] {
  const words = useWords(WORDS);
  return [
    {
      name: words.access,
      kind: 'access_fund',
      interest: words.units,
      units: '280000.000000',
      managementFee: '0.015',
      performanceFee: '0.1',
    },
    {
      name: words.master,
      kind: 'master_fund',
      interest: words.classI,
      units: '27440.000000',
      managementFee: '0.005',
      performanceFee: null,
    },
    {
      name: words.loans,
      kind: 'assets',
      interest: words.notes,
      units: null,
      managementFee: null,
      performanceFee: null,
    },
  ];
}

const Layered = (props: Omit<LookThroughChartProps, 'layers'>) => (
  <LookThroughChart layers={useLayers()} {...props} />
);

export const Gallery: Story = {
  render: () => (
    <Grid columns={2}>
      <Layered />
      <Layered defaultView="table" />
      <LookThroughChart layers={[]} />
      <LookThroughChart layers={[]} loading />
    </Grid>
  ),
};

export const Keyboard: Story = {
  globals: { locale: 'en' },
  render: () => <Layered />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await expect(page.getByRole('button', { name: /^Show table/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(page.getByRole('rowheader', { name: 'Harbor Lending Master Fund LP' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(page.queryByRole('table')).toBeNull();
  },
};

const HARD: readonly LookThroughLayer[] = [RIGHT_TO_LEFT, LONG_NAME, LONG_NAME].map((name) => ({
  name,
  kind: 'special_purpose_vehicle',
  interest: LONG_NAME,
  units: TWENTY_DIGITS,
  managementFee: '0.015',
  performanceFee: '0.1',
}));

export const LongAndRightToLeftNames: Story = {
  render: () => (
    <Grid columns={2}>
      <LookThroughChart layers={HARD} />
      <LookThroughChart layers={HARD} defaultView="table" />
    </Grid>
  ),
};

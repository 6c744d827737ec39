import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Grid } from '@quoin/ui';
import { LookThroughChart, type LookThroughChartProps, type LookThroughLayer } from '@quoin/ui/charts';
import { LONG_NAME, RIGHT_TO_LEFT, TWENTY_DIGITS } from '../investing/hard-cases';
import { bilingual, useStoryMessages } from '../messages';

export default { title: 'Charts/LookThroughChart', component: LookThroughChart } satisfies Meta;
type Story = StoryObj<typeof LookThroughChart>;

const MESSAGES = bilingual({
  access: ['Harbor Lending Access I', '海港信贷专项一期'],
  master: ['Harbor Lending Master Fund LP', '海港信贷主基金'],
  loans: ['Loans to ports', '港口贷款'],
  units: ['Limited partner interests', '有限合伙份额'],
  classI: ['Class I interests', 'I 类权益'],
  notes: ['Loans and notes', '贷款与票据'],
});

function getLayers(messages: (typeof MESSAGES)['en']): LookThroughLayer[] {
  return [
    {
      name: messages.access,
      kind: 'access_fund',
      interest: messages.units,
      units: '280000.000000',
      managementFee: '0.015',
      performanceFee: '0.1',
    },
    {
      name: messages.master,
      kind: 'master_fund',
      interest: messages.classI,
      units: '27440.000000',
      managementFee: '0.005',
      performanceFee: null,
    },
    {
      name: messages.loans,
      kind: 'assets',
      interest: messages.notes,
      units: null,
      managementFee: null,
      performanceFee: null,
    },
  ];
}

const Layered = (props: Omit<LookThroughChartProps, 'layers'>) => (
  <LookThroughChart layers={getLayers(useStoryMessages(MESSAGES))} {...props} />
);

export const Playground: Story = { args: { layers: getLayers(MESSAGES.en) } };

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
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Show table/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('rowheader', { name: 'Harbor Lending Master Fund LP' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('table')).toBeNull();
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading, KeyFigures, Stack, Text } from '@quoin/ui';
import { CashFlowChart } from '@quoin/ui/charts';
import { VALUED_FLOWS } from '../charts/sample-figures';
import { useKeyFigures } from '../investing/sample-figures';
import { allDrawn } from '../play';
import { bilingual, useStoryMessages } from '../messages';
import { Before } from './Before';
import { InvestmentFrame } from './InvestmentFrame';

export default {
  title: 'Pages/Investment overview',
  parameters: { frame: 'page' },
  play: allDrawn,
} satisfies Meta;
type Story = StoryObj;

const MESSAGES = bilingual({
  chart: ['Value, paid in and paid out', '价值与资金进出'],
  figures: ['Figures', '投资数据'],
  valued: ['Valued on March 31, 2025, 214 days ago', '估值日期：2025年3月31日（214 天前）'],
  old: [
    'This valuation is older than usual. The investment may be worth more or less now. The next valuation appears here when the fund reports it.',
    '距上次估值的时间已超过通常间隔，目前价值可能更高或更低。基金公布新估值后会立即显示在这里。',
  ],
  ask: ['Ask us about this valuation', '就此估值联系我们'],
});

function Overview() {
  const messages = useStoryMessages(MESSAGES);
  return (
    <InvestmentFrame status="current">
      <CashFlowChart headingLevel={2} title={messages.chart} asOfDate="2025-03-31" flows={VALUED_FLOWS} />
      <Stack as="section" gap={4}>
        <Heading level={2}>{messages.figures}</Heading>
        <Stack gap={1}>
          <Text tone="secondary">{messages.valued}</Text>
          <Text size="small" tone="secondary" measure>
            {messages.old} <a href="#contact">{messages.ask}</a>
          </Text>
        </Stack>
        <KeyFigures {...useKeyFigures(() => undefined)} />
      </Stack>
    </InvestmentFrame>
  );
}

export const Gallery: Story = { render: () => <Overview /> };

export const FormerScreen: Story = { render: () => <Before screen="investment-overview" /> };

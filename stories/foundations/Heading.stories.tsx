import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading, Stack } from '@quoin/ui';
import { LONG_FUND } from '../investing/hard-cases';
import { bilingual, withMessages } from '../messages';

export default { title: 'Foundations/Heading', component: Heading } satisfies Meta;

const MESSAGES = bilingual({
  hero: ['The corner of a private portfolio', '私募组合的基石'],
  invest: ['Invest', '投资'],
  fund: ['Meridian Harbor Credit Fund III', '子午港信贷基金三期'],
  calls: ['Capital call schedule', '缴款安排'],
  wire: ['Wire instructions', '电汇指引'],
  further: ['Further credit to', '最终收款方'],
});

export const Playground: StoryObj<typeof Heading> = { args: { level: 2, children: MESSAGES.en.fund } };

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, (messages) => (
    <Stack gap={6}>
      <Heading level={1} size="hero">
        {messages.hero}
      </Heading>
      <Heading level={1}>{messages.invest}</Heading>
      <Heading level={2}>{messages.fund}</Heading>
      <Heading level={3}>{messages.calls}</Heading>
      <Heading level={4}>{messages.wire}</Heading>
      <Heading level={4} size="small">
        {messages.further}
      </Heading>
      <Heading level={2} lang="zh-CN">
        私募市场，清楚呈现
      </Heading>
    </Stack>
  )),
};

export const LongAndRightToLeftNames: StoryObj = {
  render: () => (
    <Stack gap={6} style={{ maxWidth: 680 }}>
      <Heading level={1}>{LONG_FUND}</Heading>
      <Heading level={2} dir="auto">
        קרן הנמל השלישית
      </Heading>
    </Stack>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Disclosure, Text } from '@quoin/ui';
import { LONG_NAME, RIGHT_TO_LEFT, UNBROKEN } from '../investing/hard-cases';
import { tabTo } from '../play';
import { useStoryMessages } from '../messages';

export default { title: 'Flow/Disclosure', component: Disclosure } satisfies Meta;
type Story = StoryObj<typeof Disclosure>;

const MESSAGES = {
  en: [
    [
      'How long does an application take?',
      'The first one takes 20 to 30 minutes. You can stop at any step and come back.',
    ],
    ['When do funds arrive?', 'By wire or ACH, in 3 to 5 business days.'],
    ['Can an investment be redeemed early?', 'That depends on its lock-up period, which the terms name.'],
  ],
  'zh-CN': [
    ['填写申请需要多长时间？', '首次申请约需 20 至 30 分钟，您可以随时停下，之后再继续。'],
    ['资金多久到账？', '电汇或 ACH 转账，3 至 5 个工作日到账。'],
    ['可以提前赎回吗？', '取决于锁定期，具体见投资条款。'],
  ],
};

function Questions() {
  return (
    <div style={{ maxWidth: 680 }}>
      {useStoryMessages(MESSAGES).map(([question, answer], index) => (
        <Disclosure key={question} summary={question} defaultOpen={index === 0}>
          <Text tone="secondary">{answer}</Text>
        </Disclosure>
      ))}
    </div>
  );
}

export const Playground: Story = {
  args: {
    summary: 'When do funds arrive?',
    children: 'By wire or ACH, in 3 to 5 business days.',
    onChange: fn(),
  },
};

export const Gallery: Story = { render: () => <Questions /> };

export const Opened: Story = {
  globals: { locale: 'en' },
  render: () => <Questions />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('When do funds arrive?'));
    await expect(canvas.getByText(/By wire or ACH/)).toBeVisible();
  },
};

/**
 * The browser implements the keys of a native details element, and a play function cannot press real keys, so this story
 * only tests Tab. `e2e/gate/true-keys.spec.ts` tests with real keys that Enter and Space toggle it and keep the focus.
 */
export const Keyboard: Story = {
  globals: { locale: 'en' },
  render: () => <Questions />,
  play: async ({ canvasElement }) => {
    const summaries = [...canvasElement.querySelectorAll('summary')];
    for (const summary of summaries) await tabTo(summary);
    await userEvent.tab({ shift: true });
    await expect(summaries.at(-2)).toHaveFocus();
  },
};

/** Controlled and always open: the browser's own toggle is reverted. */
export const KeptOpen: Story = {
  globals: { locale: 'en' },
  args: { onChange: fn() },
  render: ({ onChange }) => (
    <Disclosure summary="Fees that are due now" open onChange={onChange}>
      <Text tone="secondary">One subscription fee of 1%.</Text>
    </Disclosure>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Fees that are due now'));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(false));
    await expect(canvas.getByText('One subscription fee of 1%.')).toBeVisible();
  },
};

export const LongAndRightToLeftSummaries: Story = {
  render: () => (
    <div style={{ maxWidth: 680 }}>
      {[LONG_NAME, UNBROKEN, RIGHT_TO_LEFT].map((summary) => (
        <Disclosure key={summary} summary={<bdi>{summary}</bdi>}>
          <Text tone="secondary">{summary}</Text>
        </Disclosure>
      ))}
    </div>
  ),
};

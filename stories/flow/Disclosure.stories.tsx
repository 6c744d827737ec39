import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Disclosure, Text } from '@quoin/ui';
import type { Guide } from '../guide';
import { LONG_NAME, RIGHT_TO_LEFT, UNBROKEN } from '../investing/hard-cases';
import { tabTo } from '../play';
import { useWords } from '../words';

const meta: Meta<typeof Disclosure> = {
  title: 'Flow/Disclosure',
  component: Disclosure,
  parameters: {
    guide: {
      use: [
        'Questions and answers, or details that few readers need.',
        'Several below each other; each opens by itself.',
      ],
      avoid: [
        'What an investor has to read before signing: take DisclosureText or MustReadList.',
        'Views of the same thing side by side: take Tabs.',
        'A menu of actions: take Menu.',
      ],
      accessibility: [
        'A native details element: the summary is its button, which says whether it is open.',
        'Enter and Space open and close it, and the focus stays on the summary.',
        'The search of the browser finds what is folded, and opens it.',
      ],
    } satisfies Guide,
  },
};
export default meta;
type Story = StoryObj<typeof Disclosure>;

const WORDS = {
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
      {useWords(WORDS).map(([question, answer], place) => (
        <Disclosure key={question} summary={question} defaultOpen={place === 0}>
          <Text tone="secondary">{answer}</Text>
        </Disclosure>
      ))}
    </div>
  );
}

export const Gallery: Story = { render: () => <Questions /> };

export const Opened: Story = {
  globals: { locale: 'en' },
  render: () => <Questions />,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByText('When do funds arrive?'));
    await expect(screen.getByText(/By wire or ACH/)).toBeVisible();
  },
};

/**
 * The keys of a native details element belong to the browser, and a play function has no true keys: here each summary is
 * reached by Tab and left by it. That Enter and Space open and close one, and that the focus stays, is tested with true
 * keys in `e2e/gate/true-keys.spec.ts`.
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

/** Its owner keeps it open: the browser's own folding does not get past that. */
export const KeptOpen: Story = {
  globals: { locale: 'en' },
  args: { onChange: fn() },
  render: ({ onChange }) => (
    <Disclosure summary="Fees that are due now" open onChange={onChange}>
      <Text tone="secondary">One subscription fee of 1%.</Text>
    </Disclosure>
  ),
  play: async ({ args, canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByText('Fees that are due now'));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(false));
    await expect(screen.getByText('One subscription fee of 1%.')).toBeVisible();
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

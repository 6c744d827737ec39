import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DisclosureText } from '@quoin/ui';
import { useStoryMessages } from '../messages';
import { LONG_NAME, RIGHT_TO_LEFT, UNBROKEN } from './hard-cases';

export default { title: 'Investing/DisclosureText', component: DisclosureText } satisfies Meta;
type Story = StoryObj<typeof DisclosureText>;

const SECTIONS = {
  en: [
    {
      id: 'illiquidity',
      title: 'You cannot sell when you wish',
      paragraphs: [
        'There is no market for these interests, and none is expected. You should be able to hold them until the fund ends.',
        'A redemption may be postponed or paid in parts if the fund cannot sell its holdings at a fair price.',
      ],
    },
    {
      id: 'loss',
      title: 'You can lose all of it',
      paragraphs: [
        'Past performance says nothing certain about the future. No return is guaranteed by anyone.',
      ],
    },
  ],
  'zh-CN': [
    {
      id: 'illiquidity',
      title: '无法随时卖出',
      paragraphs: [
        '此类权益没有交易市场，预计今后也不会有。您应当能够持有至基金结束。',
        '如果基金无法以公允价格出售资产，赎回可能延期或分期支付。',
      ],
    },
    { id: 'loss', title: '可能损失全部本金', paragraphs: ['过往业绩不代表未来表现，任何人均不保证收益。'] },
  ],
};

const Risks = () => <DisclosureText sections={useStoryMessages(SECTIONS)} contents />;

export const Playground: Story = { args: { contents: true, sections: SECTIONS.en } };

export const Gallery: Story = { render: () => <Risks /> };

export const Keyboard: Story = {
  globals: { locale: 'en' },
  render: () => <Risks />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.keyboard('{Tab}{Tab}');
    await expect(canvas.getByRole('link', { name: '2. You can lose all of it' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvasElement.ownerDocument.location.hash).toBe('#loss');
  },
};

export const LongAndRightToLeftText: Story = {
  args: {
    contents: true,
    sections: [
      { id: 'long', title: LONG_NAME, paragraphs: [LONG_NAME, UNBROKEN] },
      { id: 'right-to-left', title: RIGHT_TO_LEFT, paragraphs: [RIGHT_TO_LEFT] },
    ],
  },
};

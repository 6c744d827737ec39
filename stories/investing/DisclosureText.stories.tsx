import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DisclosureText } from '@quoin/ui';
import { useWords } from '../words';
import type { Guide } from '../guide';
import { LONG_NAME, RIGHT_TO_LEFT, UNBROKEN } from './hard-cases';

const meta: Meta<typeof DisclosureText> = {
  title: 'Investing/DisclosureText',
  component: DisclosureText,
  parameters: {
    guide: {
      use: [
        'Legal text that is read and pointed at: risk disclosure, terms of use, business continuity plan.',
        'Switch `contents` on for more than a screenful.',
      ],
      avoid: [
        'A warning of a line or two: take Banner.',
        'A document that must be read to its end before signing: take MustReadList with PdfReader.',
      ],
      accessibility: [
        'Each section is a region named by its heading, with an address of its own; the number before the heading is the link to it.',
        'The table of contents is a `<nav>` named by its heading.',
        'Sections and paragraphs are numbered in the text itself, so that numbers are read out and copied with it.',
        'Lines are kept at about 68 characters.',
      ],
    } satisfies Guide,
  },
};
export default meta;
type Story = StoryObj<typeof DisclosureText>;

function Risks() {
  const sections = useWords({
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
  });
  return <DisclosureText sections={sections} contents />;
}

export const Gallery: Story = { render: () => <Risks /> };

export const Keyboard: Story = {
  globals: { locale: 'en' },
  render: () => <Risks />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(page.getByRole('link', { name: '2. You can lose all of it' })).toHaveFocus();
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

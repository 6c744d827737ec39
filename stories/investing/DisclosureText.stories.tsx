import type { Meta, StoryObj } from '@storybook/react-vite';
import { DisclosureText } from '@quoin/ui';
import { useWords } from './sample-investments';

const meta: Meta<typeof DisclosureText> = { title: 'Investing/DisclosureText', component: DisclosureText };
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

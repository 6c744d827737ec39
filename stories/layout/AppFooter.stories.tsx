import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { AppFooter } from '@quoin/ui';
import { bilingual, useStoryMessages } from '../messages';

const MESSAGES = bilingual({
  groups: [
    [
      { title: 'Invest', labels: ['Browse Private Markets', 'Dashboard'] },
      { title: 'Company', labels: ['About', 'Contact Us', 'Jobs'] },
      {
        title: 'Disclosures',
        labels: ['Business Continuity Plan', 'Anti-Money Laundering Program', 'Terms of Use'],
      },
    ],
    [
      { title: '投资', labels: ['浏览私募市场', '投资概览'] },
      { title: '公司', labels: ['关于我们', '联系我们', '工作机会'] },
      { title: '信息披露', labels: ['业务连续性计划', '反洗钱制度', '使用条款'] },
    ],
  ],
  legal: [
    'Private investments are speculative, illiquid and may lose all of their value. Access is limited to qualified investors. Past performance says nothing certain about the future.',
    '私募投资具有投机性，流动性低，可能损失全部本金。仅限合格投资者参与。过往业绩不代表未来表现。',
  ],
});

const getGroups = ({ groups }: typeof MESSAGES.en) =>
  groups.map(({ title, labels }) => ({
    title,
    links: labels.map((label) => ({ href: `#${label}`, label })),
  }));

function Footer() {
  const messages = useStoryMessages(MESSAGES);
  return <AppFooter groups={getGroups(messages)} legal={messages.legal} />;
}

export default {
  title: 'Layout/AppFooter',
  component: AppFooter,
  parameters: { frame: 'page' },
} satisfies Meta<typeof AppFooter>;

export const Playground: StoryObj<typeof AppFooter> = {
  args: { groups: getGroups(MESSAGES.en), legal: MESSAGES.en.legal },
};

export const Gallery: StoryObj<typeof AppFooter> = { render: () => <Footer /> };

export const Keyboard: StoryObj<typeof AppFooter> = {
  render: () => <Footer />,
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};

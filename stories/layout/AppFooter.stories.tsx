import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { AppFooter } from '@quoin/ui';
import { useWords } from '../words';

const WORDS = {
  en: {
    groups: {
      Invest: ['Browse Private Markets', 'Dashboard'],
      Company: ['About', 'Contact Us', 'Jobs'],
      Disclosures: ['Business Continuity Plan', 'Anti-Money Laundering Program', 'Terms of Use'],
    },
    legal:
      'Private investments are speculative, illiquid and may lose all of their value. Access is limited to qualified investors. Past performance says nothing certain about the future.',
  },
  'zh-CN': {
    groups: {
      投资: ['浏览私募市场', '投资概览'],
      公司: ['关于我们', '联系我们', '工作机会'],
      信息披露: ['业务连续性计划', '反洗钱制度', '使用条款'],
    },
    legal: '私募投资具有投机性，流动性低，可能损失全部本金。仅限合格投资者参与。过往业绩不代表未来表现。',
  },
};

const groupsOf = (groups: Record<string, string[]>) =>
  Object.entries(groups).map(([title, labels]) => ({
    title,
    links: labels.map((label) => ({ href: `#${label}`, label })),
  }));

function Footer() {
  const { groups, legal } = useWords<{ groups: Record<string, string[]>; legal: string }>(WORDS);
  return <AppFooter groups={groupsOf(groups)} legal={legal} />;
}

export default {
  title: 'Layout/AppFooter',
  component: AppFooter,
  parameters: { frame: 'page' },
} satisfies Meta<typeof AppFooter>;

export const Playground: StoryObj<typeof AppFooter> = {
  args: { groups: groupsOf(WORDS.en.groups), legal: WORDS.en.legal },
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AppFooter } from '@quoin/ui';
import type { Guide } from '../guide';
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

function Footer() {
  const { groups, legal } = useWords<{ groups: Record<string, string[]>; legal: string }>(WORDS);
  return (
    <AppFooter
      groups={Object.entries(groups).map(([title, labels]) => ({
        title,
        links: labels.map((label) => ({ href: `#${label}`, label })),
      }))}
      legal={legal}
    />
  );
}

const meta: Meta<typeof AppFooter> = {
  title: 'Layout/AppFooter',
  component: AppFooter,
  parameters: {
    frame: 'page',
    guide: {
      use: ['The end of every page: further ways, and the disclosures in full.'],
      avoid: ['Disclosures about one product or figure: take DisclosureText beside it.'],
      accessibility: [
        'The contentinfo landmark with a navigation of its own name, and a heading for each group of links.',
        'The legal text is text at reading width, neither shortened nor folded.',
        'On a phone each link is a target of 44 px.',
      ],
    } satisfies Guide,
  },
};
export default meta;

export const Gallery: StoryObj<typeof AppFooter> = { render: () => <Footer /> };

export const Keyboard: StoryObj<typeof AppFooter> = {
  render: () => <Footer />,
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Figure, ProductFacts } from '@quoin/ui';
import { useWords } from './sample-investments';

const meta: Meta<typeof ProductFacts> = { title: 'Investing/ProductFacts', component: ProductFacts };
export default meta;
type Story = StoryObj<typeof ProductFacts>;

function Facts() {
  const words = useWords({
    en: {
      minimum: 'Minimum investment',
      irr: 'Net IRR',
      irrNote: 'As of March 31, 2025, after all fees',
      aum: 'Fund assets under management',
      close: 'Next close',
      closeValue: 'June 30, 2025',
      correlation: 'Market correlation',
      low: 'Low',
    },
    'zh-CN': {
      minimum: '最低投资额',
      irr: '净内部收益率',
      irrNote: '截至 2025年3月31日，已扣除各项费用',
      aum: '基金管理规模',
      close: '下一次封闭',
      closeValue: '2025年6月30日',
      correlation: '与市场的相关性',
      low: '低',
    },
  });
  return (
    <ProductFacts
      facts={[
        { name: words.minimum, value: <Figure kind="money" digits={0} value="25000.00" /> },
        { name: words.irr, value: <Figure kind="percent" value="0.0913" />, note: words.irrNote },
        { name: words.aum, value: <Figure kind="money" digits={0} value="184500000.00" /> },
        { name: words.close, value: words.closeValue },
        { name: words.correlation, value: words.low },
      ]}
    />
  );
}

export const Gallery: Story = { render: () => <Facts /> };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { InvestmentCard } from '@quoin/ui';
import { useInvestments, useWords } from './sample-investments';

const meta: Meta<typeof InvestmentCard> = { title: 'Investing/InvestmentCard', component: InvestmentCard };
export default meta;
type Story = StoryObj<typeof InvestmentCard>;

function Investments() {
  const { held, losing, pending } = useInvestments();
  const note = useWords({
    en: 'The proof of address is older than three months. Upload a newer one.',
    'zh-CN': '地址证明已超过三个月，请上传较新的文件。',
  });
  return (
    <div style={{ display: 'grid', gap: 24, maxWidth: 920 }}>
      <InvestmentCard investment={held} href="#held" />
      <InvestmentCard investment={losing} href="#losing" />
      <InvestmentCard investment={pending} href="#pending" />
      <InvestmentCard investment={{ ...pending, status: 'action_needed', note }} href="#action" />
      <InvestmentCard investment={{ ...pending, status: 'canceled' }} href="#canceled" />
    </div>
  );
}

export const Gallery: Story = { render: () => <Investments /> };

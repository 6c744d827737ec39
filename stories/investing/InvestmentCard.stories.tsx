import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { InvestmentCard } from '@quoin/ui';
import { HELD, useInvestments } from './sample-investments';
import { useStoryMessages } from '../messages';
import {
  LONG_NAME,
  MINUS_TWENTY_DIGITS,
  RIGHT_TO_LEFT,
  RIGHT_TO_LEFT_PERSON,
  TWENTY_DIGITS,
  UNBROKEN,
} from './hard-cases';

export default { title: 'Investing/InvestmentCard', component: InvestmentCard } satisfies Meta;
type Story = StoryObj<typeof InvestmentCard>;

function Investments() {
  const { held, losing, pending } = useInvestments();
  const note = useStoryMessages({
    en: 'The proof of address is older than three months. Upload a newer one.',
    'zh-CN': '地址证明已超过三个月，请上传较新的文件。',
  });
  const sign = useStoryMessages({ en: 'Read and sign', 'zh-CN': '阅读并签署' });
  return (
    <div style={{ display: 'grid', gap: 24, maxWidth: 920 }}>
      <InvestmentCard investment={held} href="#held" />
      <InvestmentCard investment={losing} href="#losing" />
      <InvestmentCard investment={pending} href="#pending" action={sign} />
      <InvestmentCard investment={{ ...pending, status: 'action_needed', note }} href="#action" />
      <InvestmentCard investment={{ ...pending, status: 'canceled' }} href="#canceled" />
    </div>
  );
}

export const Playground: Story = { args: { investment: HELD, href: '#held' } };

export const Gallery: Story = { render: () => <Investments /> };

export const Keyboard: Story = {
  globals: { locale: 'en' },
  render: () => <Investments />,
  play: async ({ canvas, canvasElement }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(5);
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await expect(links[0]).toHaveAccessibleName('Harbour Street Income Fund II');
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(canvasElement.ownerDocument.location.hash).toBe('#losing');
  },
};

function AllFigures() {
  const { held } = useInvestments();
  return (
    <InvestmentCard
      href="#held"
      investment={{
        ...held,
        dividend: '6250.00',
        units: '1000.000000',
        unitPrice: '112.48',
        investmentPeriod: { count: 5, unit: 'years' },
      }}
    />
  );
}

/** With the optional dividends, units, unit price and investment period. */
export const EveryFigure: Story = { render: () => <AllFigures /> };

function Hard() {
  const { held, pending } = useInvestments();
  return (
    <div style={{ display: 'grid', gap: 24, maxWidth: 920 }}>
      <InvestmentCard
        href="#long"
        investment={{
          ...held,
          product: { ...held.product, name: LONG_NAME },
          investor: { type: 'joint_rights_of_survivorship', name: UNBROKEN },
          contribution: TWENTY_DIGITS,
          nav: TWENTY_DIGITS,
          netGainLoss: MINUS_TWENTY_DIGITS,
          rateOfReturn: '-0.9999',
        }}
      />
      <InvestmentCard
        href="#right-to-left"
        investment={{
          ...pending,
          product: { ...pending.product, name: RIGHT_TO_LEFT },
          investor: { type: 'trust', name: RIGHT_TO_LEFT_PERSON },
          commitment: TWENTY_DIGITS,
          note: LONG_NAME,
        }}
      />
    </div>
  );
}

export const LongNamesAndLargeAmounts: Story = { render: () => <Hard /> };

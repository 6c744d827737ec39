import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { InvestmentCard } from '@quoin/ui';
import { useInvestments } from './sample-investments';
import type { Guide } from '../guide';
import { useWords } from '../words';
import {
  LONG_NAME,
  MINUS_TWENTY_DIGITS,
  RIGHT_TO_LEFT,
  RIGHT_TO_LEFT_PERSON,
  TWENTY_DIGITS,
  UNBROKEN,
} from './hard-cases';

const meta: Meta<typeof InvestmentCard> = {
  title: 'Investing/InvestmentCard',
  component: InvestmentCard,
  parameters: {
    guide: {
      use: [
        'One investment in the portfolio, on the way or held.',
        'Pass `note` when something is wanted of the investor: it stands on the card.',
        'Pass `action` when the link leads on with the work, not to the investment.',
      ],
      avoid: [
        'A product that one may invest in: take ProductCard.',
        'All figures of one investment: take PortfolioSummary and PerformanceTable on its own page.',
      ],
      accessibility: [
        'The whole card is one link; its name is the product, not every word on the card.',
        'Gain and loss have sign and arrow, never colour alone.',
        'An `<article>` named by its heading; choose `headingLevel` to fit the outline of the page.',
        'Tab reaches the card once; its ring is drawn inside the card.',
      ],
    } satisfies Guide,
  },
};
export default meta;
type Story = StoryObj<typeof InvestmentCard>;

function Investments() {
  const { held, losing, pending } = useInvestments();
  const note = useWords({
    en: 'The proof of address is older than three months. Upload a newer one.',
    'zh-CN': '地址证明已超过三个月，请上传较新的文件。',
  });
  const sign = useWords({ en: 'Read and sign', 'zh-CN': '阅读并签署' });
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

export const Gallery: Story = { render: () => <Investments /> };

export const Keyboard: Story = {
  globals: { locale: 'en' },
  render: () => <Investments />,
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links).toHaveLength(5);
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await expect(links[0]).toHaveAccessibleName('Harbour Street Income Fund II');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
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

/** With dividends, units, unit price and investment period, where an app knows them. */
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

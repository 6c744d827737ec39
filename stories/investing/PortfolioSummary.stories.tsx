import type { Meta, StoryObj } from '@storybook/react-vite';
import { PortfolioSummary } from '@quoin/ui';
import { MINUS_TWENTY_DIGITS, TWENTY_DIGITS } from './hard-cases';

export default { title: 'Investing/PortfolioSummary', component: PortfolioSummary } satisfies Meta;
type Story = StoryObj<typeof PortfolioSummary>;

export const Playground: Story = {
  args: {
    totals: {
      commitment: '350000.00',
      contribution: '300000.00',
      nav: '338912.40',
      dividend: '21450.00',
      netGainLoss: '60362.40',
      rateOfReturn: '0.1894',
      asOfDate: '2025-03-31',
    },
  },
};

export const Gallery: Story = { args: Playground.args };

export const NothingValuedYet: Story = {
  args: {
    totals: {
      commitment: '50000.00',
      contribution: '0.00',
      nav: null,
      dividend: '0.00',
      netGainLoss: null,
      rateOfReturn: null,
      asOfDate: null,
    },
  },
};

export const TwentyDigits: Story = {
  args: {
    totals: {
      commitment: TWENTY_DIGITS,
      contribution: TWENTY_DIGITS,
      nav: TWENTY_DIGITS,
      dividend: TWENTY_DIGITS,
      netGainLoss: MINUS_TWENTY_DIGITS,
      rateOfReturn: '-0.9999',
      asOfDate: '2025-03-31',
    },
  },
};

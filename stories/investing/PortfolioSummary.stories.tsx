import type { Meta, StoryObj } from '@storybook/react-vite';
import { PortfolioSummary } from '@quoin/ui';

const meta: Meta<typeof PortfolioSummary> = {
  title: 'Investing/PortfolioSummary',
  component: PortfolioSummary,
};
export default meta;
type Story = StoryObj<typeof PortfolioSummary>;

export const Gallery: Story = {
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

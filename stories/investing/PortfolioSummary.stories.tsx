import type { Meta, StoryObj } from '@storybook/react-vite';
import { PortfolioSummary } from '@quoin/ui';
import type { Guide } from '../guide';
import { MINUS_TWENTY_DIGITS, TWENTY_DIGITS } from './hard-cases';

const meta: Meta<typeof PortfolioSummary> = {
  title: 'Investing/PortfolioSummary',
  component: PortfolioSummary,
  parameters: {
    guide: {
      use: [
        'The head of a portfolio: what it is worth and how it came there. Once per view: it has the cut corner.',
      ],
      avoid: [
        'The figures of one investment in a list: take InvestmentCard.',
        'Returns over several periods: take PerformanceTable.',
      ],
      accessibility: [
        'A region named "Portfolio totals"; its facts are a description list.',
        'Gain and loss have sign and arrow, never colour alone.',
        'What is not valued yet says so and shows a dash instead of a zero.',
        'Nothing in it takes focus.',
      ],
    } satisfies Guide,
  },
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

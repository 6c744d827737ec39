import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeeTable } from '@quoin/ui';
import type { Guide } from '../guide';

const meta: Meta<typeof FeeTable> = {
  title: 'Investing/FeeTable',
  component: FeeTable,
  parameters: {
    guide: {
      use: ['The fees of a product, wherever an investor decides about it.'],
      avoid: ['Fees that were charged: take TransactionTable.', 'Other terms than fees: take TermsTable.'],
      accessibility: [
        'A native `<table>` named by its caption; each row is named by its fee. `captionHidden` keeps the caption for screen readers.',
        'A fee that is not charged says "None" in words; it is never an empty cell.',
        'On a phone a row is stacked; its roles stay.',
      ],
    } satisfies Guide,
  },
};
export default meta;
type Story = StoryObj<typeof FeeTable>;

export const Gallery: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 48 }}>
      <FeeTable
        fees={{
          managementFee: '0.0150',
          managementFeeBasis: 'per_year',
          managementFeeCharge: 'on_top_at_funding',
          managementFeeYearCap: 5,
          performanceFee: '0.2000',
          hurdleRate: '0.0600',
          subscriptionFee: '0.0100',
        }}
      />
      <FeeTable
        fees={{
          managementFee: '0.0350',
          managementFeeBasis: 'one_time',
          managementFeeCharge: 'on_top_at_funding',
          managementFeeYearCap: null,
          performanceFee: '0.1000',
          hurdleRate: null,
          subscriptionFee: '0.0000',
        }}
      />
      <FeeTable
        fees={{
          managementFee: '0.0125',
          managementFeeBasis: 'per_year',
          managementFeeCharge: 'from_nav',
          managementFeeYearCap: null,
          performanceFee: '0.1500',
          hurdleRate: null,
          subscriptionFee: '0.0050',
        }}
      />
    </div>
  ),
};

/** Nothing is charged: each row says so. */
export const NoFees: Story = {
  args: {
    fees: {
      managementFee: '0.0000',
      managementFeeBasis: 'per_year',
      managementFeeCharge: 'from_nav',
      managementFeeYearCap: null,
      performanceFee: '0',
      hurdleRate: null,
      subscriptionFee: '0.0000',
    },
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeeTable, type Fees } from '@quoin/ui';

export default { title: 'Investing/FeeTable', component: FeeTable } satisfies Meta;
type Story = StoryObj<typeof FeeTable>;

const FEES: Fees = {
  managementFee: '0.0150',
  managementFeeBasis: 'per_year',
  managementFeeCharge: 'on_top_at_funding',
  managementFeeYearCap: 5,
  performanceFee: '0.2000',
  hurdleRate: '0.0600',
  subscriptionFee: '0.0100',
};

const NO_FEES: Fees = {
  managementFee: '0.0000',
  managementFeeBasis: 'per_year',
  managementFeeCharge: 'from_nav',
  managementFeeYearCap: null,
  performanceFee: '0',
  hurdleRate: null,
  subscriptionFee: '0.0000',
};

export const Playground: Story = { args: { fees: FEES } };

export const Gallery: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 48 }}>
      <FeeTable fees={FEES} />
      <FeeTable
        fees={{
          ...NO_FEES,
          managementFee: '0.0350',
          managementFeeBasis: 'one_time',
          managementFeeCharge: 'on_top_at_funding',
          performanceFee: '0.1000',
        }}
      />
      <FeeTable
        fees={{ ...NO_FEES, managementFee: '0.0125', performanceFee: '0.1500', subscriptionFee: '0.0050' }}
      />
    </div>
  ),
};

/** No fees: each row shows that. */
export const NoFees: Story = { args: { fees: NO_FEES } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeeTable } from '@quoin/ui';

const meta: Meta<typeof FeeTable> = { title: 'Investing/FeeTable', component: FeeTable };
export default meta;
type Story = StoryObj<typeof FeeTable>;

export const Gallery: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 48 }}>
      <FeeTable
        fees={{
          managementFee: '0.0150',
          managementFeeBasis: 'per_year',
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
          managementFeeYearCap: null,
          performanceFee: '0.1000',
          hurdleRate: null,
          subscriptionFee: '0.0000',
        }}
      />
    </div>
  ),
};

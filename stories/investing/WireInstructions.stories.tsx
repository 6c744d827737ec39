import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { WireInstructions } from '@quoin/ui';

const meta: Meta<typeof WireInstructions> = {
  title: 'Investing/WireInstructions',
  component: WireInstructions,
};
export default meta;
type Story = StoryObj<typeof WireInstructions>;

const contact = { name: 'Daniel Reyes', phone: '+1 (212) 555-0142' };
/** A bank that does not exist, with numbers that pass no check. */
const account = {
  bankName: 'First Example Bank, N.A.',
  bankAddress: '1 Example Plaza, New York, NY 10001',
  accountName: 'Harbour Street Income Fund II LP',
  accountNumber: '0000 0000 0000',
  aba: '000000000',
  swift: 'EXAMUS00',
  furtherCreditTo: '',
  reference: 'QN-2025-00417',
};

function Confirmable() {
  const [confirmed, setConfirmed] = useState(false);
  return (
    <WireInstructions
      amount="50000.00"
      contact={contact}
      confirmed={confirmed}
      onConfirm={() => setConfirmed(true)}
      account={confirmed ? account : null}
    />
  );
}

export const Gallery: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 64 }}>
      <WireInstructions
        amount="50000.00"
        contact={contact}
        confirmed={false}
        onConfirm={() => undefined}
        account={null}
      />
      <WireInstructions
        amount="50000.00"
        contact={contact}
        confirmed
        onConfirm={() => undefined}
        account={account}
      />
    </div>
  ),
};

export const AfterTheCall: Story = {
  globals: { locale: 'en' },
  render: () => <Confirmable />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByText('QN-2025-00417')).toBeNull();
    await userEvent.click(page.getByRole('checkbox'));
    await expect(page.getByText('QN-2025-00417')).toBeVisible();
  },
};

import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { WireInstructions } from '@quoin/ui';
import { useStoryMessages } from '../messages';
import { LONG_NAME, RIGHT_TO_LEFT_PERSON, TWENTY_DIGITS, UNBROKEN } from './hard-cases';

export default { title: 'Investing/WireInstructions', component: WireInstructions } satisfies Meta;
type Story = StoryObj<typeof WireInstructions>;

const contact = { name: 'Daniel Reyes', phone: '+1 (212) 555-0142' };
/** A fictional bank, with numbers that fail every check. */
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

export const Playground: Story = {
  args: { amount: '50000.00', contact, account, confirmed: true, onConfirm: fn() },
};

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
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('QN-2025-00417')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByText('QN-2025-00417')).toBeVisible();
  },
};

export const Keyboard: Story = {
  globals: { locale: 'en' },
  render: () => <Confirmable />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Call/ })).toHaveFocus();
    await userEvent.keyboard('{Tab} ');
    await expect(canvas.getByText('QN-2025-00417')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy: Bank' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    // Without permission the copy fails; either result is announced.
    await expect(await canvas.findByText(/^Bank (copied|could not be copied)/)).toBeInTheDocument();
  },
};

export const OnTheirWay: Story = {
  args: { amount: '50000.00', contact, confirmed: true, account: null },
};

function Refused() {
  const error = useStoryMessages({
    en: 'The confirmation could not be saved. Try again.',
    'zh-CN': '未能保存确认，请重试。',
  });
  return (
    <WireInstructions amount="50000.00" contact={contact} confirmed={false} account={null} error={error} />
  );
}

export const ConfirmationFailed: Story = { render: () => <Refused /> };

export const EveryLineLongNamesAndLargeAmount: Story = {
  args: {
    amount: TWENTY_DIGITS,
    contact: { name: RIGHT_TO_LEFT_PERSON, phone: '+1 (212) 555-0142' },
    confirmed: true,
    account: {
      ...account,
      bankName: LONG_NAME,
      accountName: UNBROKEN,
      furtherCreditTo: RIGHT_TO_LEFT_PERSON,
      iban: 'XX00 EXAM 0000 0000 0000 00',
      intermediaryBankName: 'Second Example Bank',
      intermediaryAba: '000000000',
      intermediarySwift: 'EXAMUS01',
    },
  },
};

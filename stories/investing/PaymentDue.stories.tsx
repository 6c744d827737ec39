import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid, PaymentDue, type Payment, type PaymentSource } from '@quoin/ui';
import { PRODUCTS, useProducts } from './sample-investments';

export default { title: 'Investing/PaymentDue', component: PaymentDue } satisfies Meta;
type Story = StoryObj<typeof PaymentDue>;

const CALL: Payment = {
  name: PRODUCTS.harbour.name,
  amount: '26687.50',
  items: [
    { purpose: 'capital_call', amount: '25000.00', issuedDate: '2026-11-16', onOpenNotice: fn() },
    { purpose: 'fees', amount: '1687.50' },
  ],
  dueDate: '2026-12-15',
  commitment: '100000.00',
  paid: '50000.00',
};

const WIRE: PaymentSource = { method: 'wire', account: { bank: 'First Example Bank', digits: '4821' } };
const DEBIT: PaymentSource = { method: 'ach', account: { bank: 'First Example Bank', digits: '4821' } };

const createWholePayment = (name: string): Payment => ({
  name,
  amount: '50000.00',
  items: [{ purpose: 'commitment', amount: '50000.00' }],
  dueDate: null,
  commitment: '50000.00',
  paid: '0.00',
});

function States() {
  const { name } = useProducts().harbour;
  const call = { ...CALL, name };
  return (
    <Grid columns={2} gap={6}>
      <PaymentDue payment={call} today="2026-11-20" />
      <PaymentDue payment={call} today="2026-12-07" payBy={WIRE} />
      <PaymentDue payment={call} today="2026-12-16" payBy={{ method: 'wire' }} />
      <PaymentDue payment={call} today="2026-12-10" payBy={DEBIT} />
      <PaymentDue payment={createWholePayment(name)} today="2026-11-20" />
    </Grid>
  );
}

export const Playground: Story = { args: { payment: CALL, today: '2026-11-20', payBy: WIRE } };

export const Gallery: Story = { render: () => <States /> };

export const LongNameAndTwentyDigits: Story = {
  render: () => (
    <PaymentDue
      payment={{
        ...CALL,
        name: 'Harbourstreetincomefund'.repeat(13),
        amount: '12345678901234567890.00',
        items: [{ purpose: 'capital_call', amount: '12345678901234567890.00', issuedDate: '2026-11-16' }],
      }}
      today="2026-11-20"
    />
  ),
};

export const RightToLeftName: Story = {
  render: () => <PaymentDue payment={{ ...CALL, name: 'صندوق الدخل الثابت (2)' }} today="2026-11-20" />,
};

function WithNotice({ onOpenNotice }: { onOpenNotice: () => void }) {
  const items = CALL.items.map((item) => (item.purpose === 'fees' ? item : { ...item, onOpenNotice }));
  return <PaymentDue payment={{ ...CALL, items }} today="2026-11-20" />;
}

const opened = fn();

export const Keyboard: Story = {
  globals: { locale: 'en' },
  render: () => <WithNotice onOpenNotice={opened} />,
  play: async ({ canvas }) => {
    opened.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Open notice: Capital call of/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledTimes(1);
  },
};

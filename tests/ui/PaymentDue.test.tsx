import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaymentDue, type Payment } from '@quoin/ui';
import { show } from './in-quoin';

const payment: Payment = {
  name: 'Harbour Street Income Fund II',
  amount: '26687.50',
  items: [
    { purpose: 'capital_call', amount: '25000.00', issuedDate: '2026-11-16' },
    { purpose: 'fees', amount: '1687.50' },
  ],
  dueDate: '2026-12-15',
  commitment: '100000.00',
  paid: '50000.00',
};

const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

test('a payment has one amount, its due day, the day to send it and what was paid so far', () => {
  show(<PaymentDue payment={payment} today="2026-11-20" />);
  expect(screen.getByRole('region', { name: /Payment due Harbour Street/ })).toBeVisible();
  expect(fact('Amount due')).toHaveTextContent('$26,687.50');
  expect(screen.getAllByText('26,687.50')).toHaveLength(1);
  expect(fact('Due on')).toHaveTextContent('December 15, 202625 days left');
  expect(fact('Send by')).toHaveTextContent('December 8, 2026');
  expect(fact('Method')).toHaveTextContent('Wire or ACH');
  expect(fact('Paid so far')).toHaveTextContent('$50,000.00 of $100,000.00');
});

test('its items name what each part is for', () => {
  show(<PaymentDue payment={payment} today="2026-11-20" />);
  expect(fact('Capital call of November 16, 2026')).toHaveTextContent('$25,000.00');
  expect(fact('Fees on top of your commitment')).toHaveTextContent('$1,687.50');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the notice of a call opens', async () => {
  const onOpenNotice = jest.fn();
  const items = [
    { purpose: 'capital_call', amount: '25000.00', issuedDate: '2026-11-16', onOpenNotice },
  ] as const;
  show(<PaymentDue payment={{ ...payment, items }} today="2026-11-20" />);
  await userEvent.click(
    screen.getByRole('button', { name: 'Open notice: Capital call of November 16, 2026' }),
  );
  expect(onOpenNotice).toHaveBeenCalledTimes(1);
});

test('the paying account is masked', () => {
  const payBy = { method: 'wire', account: { bank: 'First Bank', digits: '4821' } } as const;
  show(<PaymentDue payment={payment} today="2026-11-20" payBy={payBy} />);
  expect(fact('Method')).toHaveTextContent('Wirefrom First Bank •••• 4821');
});

test('a transfer that may be late is a warning, a debit is not', () => {
  const late = /may arrive after the due date/;
  const { update } = show(<PaymentDue payment={payment} today="2026-12-14" />);
  expect(screen.getByText(late)).toBeVisible();
  const payBy = { method: 'ach', account: { bank: 'First Bank', digits: '4821' } } as const;
  update(<PaymentDue payment={payment} today="2026-12-14" payBy={payBy} />);
  expect(screen.queryByText(late)).not.toBeInTheDocument();
  expect(screen.queryByText('Send by')).not.toBeInTheDocument();
});

test('without a due day it names none', () => {
  const items = [{ purpose: 'commitment', amount: '26687.50' }] as const;
  show(<PaymentDue payment={{ ...payment, dueDate: null, items }} today="2026-11-20" />);
  expect(fact('Due on')).toHaveTextContent('No date is set yet');
  expect(screen.queryByText('Send by')).not.toBeInTheDocument();
});

test('the instructions are part of the bill, and it is in Chinese for its reader', () => {
  show(
    <PaymentDue payment={payment} today="2026-11-20">
      <p>如何付款</p>
    </PaymentDue>,
    'zh-CN',
  );
  const bill = screen.getByRole('region', { name: /待付款项/ });
  expect(within(bill).getByText('如何付款')).toBeVisible();
  expect(fact('最迟汇款日')).toHaveTextContent('2026年12月8日');
  expect(fact('2026年11月16日的缴款通知')).toHaveTextContent('US$25,000.00');
});

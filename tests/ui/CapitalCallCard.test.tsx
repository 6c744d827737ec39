import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CapitalCallCard, type CapitalCall } from '@quoin/ui';
import { show } from './in-quoin';

const call: CapitalCall = {
  status: 'issued',
  name: 'Harbour Street Income Fund II',
  amount: '25000.00',
  dueDate: '2026-12-15',
};

test.each([
  ['2026-11-20', '25 days left'],
  ['2026-12-14', '1 day left'],
  ['2026-12-15', 'Due today'],
  ['2026-12-16', '1 day overdue'],
])('on %s it shows: %s', (today, messages) => {
  show(<CapitalCallCard call={call} today={today} />);
  expect(screen.getByText(messages)).toBeVisible();
});

const withFees = { ...call, fees: '1687.50' };
const getValue = (name: string) => screen.queryByText(name)?.nextSibling;

test('fees on top are added to the amount due', () => {
  show(<CapitalCallCard call={withFees} today="2026-11-20" />);
  expect(getValue('Amount due')).toHaveTextContent('$26,687.50');
  expect(getValue('Amount called')).toHaveTextContent('$25,000.00');
  expect(getValue('Fees on top')).toHaveTextContent('$1,687.50');
});

test('a call on hold shows no amount due and no fees', () => {
  show(<CapitalCallCard call={withFees} today="2026-11-20" onHold />);
  expect(getValue('Amount called')).toHaveTextContent('$25,000.00');
  expect(getValue('Fees on top')).toBeUndefined();
});

test('the dates of arrival count business days, over Thanksgiving too', () => {
  show(<CapitalCallCard call={call} today="2026-11-25" />);
  expect(screen.getByText(/between December 1, 2026 and December 3, 2026/)).toBeVisible();
  expect(screen.getByText(/3 to 5 business days/)).toBeVisible();
  expect(screen.getByText('Send the funds by December 8, 2026 so that they arrive on time.')).toBeVisible();
});

test('funds that may arrive too late show a warning', () => {
  show(<CapitalCallCard call={call} today="2026-12-09" />);
  expect(screen.getByText(/may arrive after the due date/)).toBeVisible();
  expect(screen.queryByText(/to be in time/)).toBeNull();
});

test('the app can provide the dates of arrival', () => {
  show(
    <CapitalCallCard call={call} today="2026-11-25" arrival={{ from: '2026-11-27', to: '2026-11-30' }} />,
    'zh-CN',
  );
  expect(screen.getByText(/2026年11月27日至2026年11月30日/)).toBeVisible();
});

test('the investor pays by the selected method, and ACH explains what happens if it fails', async () => {
  const onPay = jest.fn();
  const onMethodChange = jest.fn();
  show(<CapitalCallCard call={call} today="2026-11-20" onPay={onPay} onMethodChange={onMethodChange} />);
  expect(screen.queryByText(/ACH transfer fails/)).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /ACH/ }));
  expect(onMethodChange).toHaveBeenCalledWith('ach');
  expect(screen.getByText(/support team contacts you about another funding source/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Continue with ACH' }));
  expect(onPay).toHaveBeenCalledWith('ach');
});

test('if the page offers the transfer methods, the card links there and offers none', async () => {
  const onFund = jest.fn();
  show(<CapitalCallCard call={call} today="2026-11-20" defaultMethod="ach" onFund={onFund} />);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByText(/ACH transfer fails/)).toBeNull();
  expect(screen.getByText('Send the funds by December 8, 2026 so that they arrive on time.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Pay this call' }));
  expect(onFund).toHaveBeenCalledTimes(1);
});

test('a controlled method changes only through its prop', async () => {
  const onMethodChange = jest.fn();
  show(<CapitalCallCard call={call} today="2026-11-20" method="wire" onMethodChange={onMethodChange} />);
  await userEvent.click(screen.getByRole('radio', { name: /ACH/ }));
  expect(onMethodChange).toHaveBeenCalledWith('ach');
  expect(screen.getByRole('radio', { name: /Wire/ })).toBeChecked();
});

test('an IRA custodian account cannot use ACH, and the card explains this', () => {
  show(
    <CapitalCallCard call={call} today="2026-11-20" achRefused="The custodian of an IRA cannot take ACH." />,
  );
  expect(screen.getByRole('radio', { name: /custodian of an IRA cannot take ACH/ })).toBeDisabled();
});

test('the notice of an issued call opens', async () => {
  const onOpenNotice = jest.fn();
  show(<CapitalCallCard call={call} today="2026-11-20" onOpenNotice={onOpenNotice} />);
  await userEvent.click(screen.getByRole('button', { name: /Open notice/ }));
  expect(onOpenNotice).toHaveBeenCalledTimes(1);
});

test('the notice of a cancelled call cannot be opened, and the card explains why', async () => {
  const onOpenNotice = jest.fn();
  show(
    <CapitalCallCard
      call={{ ...call, status: 'cancelled' }}
      today="2026-11-20"
      onOpenNotice={onOpenNotice}
    />,
  );
  const button = screen.getByRole('button', { name: /Open notice/ });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(/canceled.*can no longer be opened/);
  await userEvent.click(button);
  expect(onOpenNotice).not.toHaveBeenCalled();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('a funded call requires no further action', () => {
  show(<CapitalCallCard call={{ ...call, status: 'funded' }} today="2026-12-20" onPay={jest.fn()} />);
  expect(screen.getByText('Funded')).toBeVisible();
  expect(screen.getByText(/You don’t need to do anything/)).toBeVisible();
  expect(screen.queryByText(/overdue/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('warns the developer about a method that cannot be changed', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  show(<CapitalCallCard call={call} today="2026-11-20" method="wire" />);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('Add `onMethodChange`'));
  error.mockRestore();
});

test('a call on hold requests no payment and shows no remaining days', () => {
  show(<CapitalCallCard call={call} today="2026-11-20" onHold onFund={() => undefined} />);
  expect(screen.getByText(/No payment is due for this call until it is approved/)).toBeVisible();
  expect(screen.queryByText(/left|in time/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

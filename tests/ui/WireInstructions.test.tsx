import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WireInstructions } from '@quoin/ui';
import { show } from './in-quoin';

const account = {
  bankName: 'First Example Bank, N.A.',
  bankAddress: '1 Example Plaza, New York',
  accountName: 'Harbour Street Income Fund II LP',
  accountNumber: '0000 1111 2222',
  aba: '000000000',
  swift: '',
  furtherCreditTo: '',
  reference: 'QN-2025-00417',
};
const common = { amount: '50000.00', contact: { name: 'Daniel Reyes', phone: '+1 (212) 555-0142' } };

test('before the phone call the account is hidden, and only the contact is shown', async () => {
  const onConfirm = jest.fn();
  show(<WireInstructions {...common} confirmed={false} onConfirm={onConfirm} account={null} />);
  expect(screen.getByText(/never send wire instructions/)).toBeVisible();
  expect(screen.getByRole('link', { name: /Call \+1 \(212\) 555-0142/ })).toHaveAttribute(
    'href',
    'tel:+12125550142',
  );
  expect(screen.queryByText('Account number')).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: /confirmed the wire instructions by phone/ }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('an account that loads without the confirmation stays hidden', () => {
  show(<WireInstructions {...common} confirmed={false} onConfirm={jest.fn()} account={account} />);
  expect(screen.queryByText(account.accountNumber)).toBeNull();
});

test('after the phone call each line can be copied, and the copy is announced', async () => {
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  show(<WireInstructions {...common} confirmed onConfirm={jest.fn()} account={account} />);
  await user.click(screen.getByRole('button', { name: 'Copy: Account number' }));
  expect(write).toHaveBeenLastCalledWith('0000 1111 2222');
  expect(screen.getByText('Account number copied')).toHaveAttribute('role', 'status');
});

test('a failed copy shows how to copy by hand', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  show(<WireInstructions {...common} confirmed onConfirm={jest.fn()} account={account} />, 'zh-CN');
  await user.click(screen.getByRole('button', { name: '复制：汇款附言' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('汇款附言未能复制');
});

test('lines that the bank does not need are omitted', () => {
  show(<WireInstructions {...common} confirmed onConfirm={jest.fn()} account={account} />);
  expect(screen.queryByText('SWIFT code')).toBeNull();
});

test('no attribute contains an account number', () => {
  const { container } = show(
    <WireInstructions {...common} confirmed onConfirm={jest.fn()} account={account} />,
  );
  const attributes = [...container.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].map(({ value }) => value),
  );
  expect(attributes.join(' ')).not.toContain('1111');
});

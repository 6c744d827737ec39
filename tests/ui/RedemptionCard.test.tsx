import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RedemptionCard, type Redemption } from '@quoin/ui';
import { show } from './in-quoin';

const requested: Redemption = {
  status: 'requested',
  name: 'Harbour Street Income Fund II',
  type: 'partial',
  amount: '25000.00',
  redemptionDay: '2026-12-31',
  requestedDate: '2026-11-18',
  documents: [{ id: 'd1', name: 'Redemption request form' }],
};
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

test('a partial redemption shows its amount and its days; the payout is computed', () => {
  show(<RedemptionCard redemption={requested} />);
  expect(fact('Type')).toHaveTextContent('Partial');
  expect(fact('Amount')).toHaveTextContent('$25,000.00');
  expect(fact('Requested on')).toHaveTextContent('November 18, 2026');
  expect(fact('Redemption day')).toHaveTextContent('December 31, 2026');
  expect(fact('Payout')).toHaveTextContent('Expected by February 1, 2027');
});

test('a payout date of the fund takes precedence over the computed one', () => {
  const payouts = [{ part: 'first', share: '1', amount: '25000.00', by: '2027-02-16' }] as const;
  show(<RedemptionCard redemption={{ ...requested, status: 'completed', payouts }} />);
  expect(fact('Payout')).toHaveTextContent(/^February 16, 2027$/);
});

test('a redemption that is paid in two parts shows each with its amount, or its share, and its date', () => {
  const payouts = [
    { part: 'first', share: '0.95', amount: '23750.00', by: '2027-02-01' },
    { part: 'after_audit', share: '0.05', amount: null, by: '2027-04-30' },
  ] as const;
  show(<RedemptionCard redemption={{ ...requested, payouts }} />);
  expect(fact('First payment')).toHaveTextContent('$23,750.00 · Expected by February 1, 2027');
  expect(fact('After the fund’s audit')).toHaveTextContent('5.00% · Expected by April 30, 2027');
});

test('a full redemption takes the whole holding', () => {
  show(<RedemptionCard redemption={{ ...requested, type: 'full', amount: null }} />);
  expect(fact('Amount')).toHaveTextContent('All units');
});

test.each([
  ['requested', /We review your request/, 'Requested'],
  ['approved', /redeemed at their value on the redemption day/, 'Approved'],
  ['completed', /Your units are redeemed.*We send the payment/, 'Completed'],
] as const)('%s shows its status and the next step', (status, next, step) => {
  show(<RedemptionCard redemption={{ ...requested, status }} />);
  expect(screen.getByText(next)).toBeVisible();
  const steps = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-current'));
  expect(steps.map(({ textContent }) => textContent)).toEqual([step]);
});

test('an ongoing redemption explains that only one is possible, an ended one does not', () => {
  const { update } = show(<RedemptionCard redemption={{ ...requested, status: 'approved' }} />);
  expect(screen.getByText(/can have one redemption in progress/)).toBeVisible();
  update(<RedemptionCard redemption={{ ...requested, status: 'completed' }} onCancel={jest.fn()} />);
  expect(screen.queryByText(/can have one redemption in progress/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancel redemption' })).toBeNull();
});

test('a redemption can be changed until it is approved', async () => {
  const onChange = jest.fn();
  show(<RedemptionCard redemption={requested} onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Change redemption' }));
  expect(onChange).toHaveBeenCalledTimes(1);
});

test.each(['approved', 'completed', 'cancelled'] as const)('a %s redemption cannot be changed', (status) => {
  show(<RedemptionCard redemption={{ ...requested, status }} onChange={jest.fn()} onCancel={jest.fn()} />);
  expect(screen.queryByRole('button', { name: 'Change redemption' })).not.toBeInTheDocument();
});

test('cancelling requires a confirmation, which warns that it cannot be undone', async () => {
  const onCancel = jest.fn();
  const { update } = show(<RedemptionCard redemption={requested} onCancel={onCancel} />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel redemption' }));
  const question = screen.getByRole('alertdialog', { name: 'Cancel this redemption?' });
  expect(question).toHaveTextContent(
    '$25,000.00 on December 31, 2026 will be canceled. This cannot be undone',
  );
  expect(onCancel).not.toHaveBeenCalled();
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel redemption' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
  update(<RedemptionCard redemption={requested} onCancel={onCancel} cancelling />);
  await userEvent.click(within(question).getByRole('button', { name: /Cancel redemption/ }));
  expect(onCancel).toHaveBeenCalledTimes(1);
  update(<RedemptionCard redemption={{ ...requested, status: 'cancelled' }} onCancel={onCancel} />);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByText(/You can submit a new request/)).toBeVisible();
});

test('keeping the redemption changes nothing', async () => {
  const onCancel = jest.fn();
  show(<RedemptionCard redemption={requested} onCancel={onCancel} />, 'zh-CN');
  await userEvent.click(screen.getByRole('button', { name: '取消赎回' }));
  await userEvent.click(screen.getByRole('button', { name: '保留赎回' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(onCancel).not.toHaveBeenCalled();
});

test('a rejected cancellation is announced in the dialog', async () => {
  show(<RedemptionCard redemption={requested} onCancel={jest.fn()} cancelError="It is completed already." />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel redemption' }));
  expect(screen.getByRole('alert')).toHaveTextContent('It is completed already.');
});

test('related documents open by name', async () => {
  const onOpenDocument = jest.fn();
  show(<RedemptionCard redemption={requested} onOpenDocument={onOpenDocument} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open Redemption request form' }));
  expect(onOpenDocument).toHaveBeenCalledWith('d1');
});

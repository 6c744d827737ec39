import { screen } from '@testing-library/react';
import { TransferSummary, type Transfer } from '@quoin/ui';
import { show } from './in-quoin';

const transfer: Transfer = {
  from: 'Harbour Street Income Fund II',
  to: { bank: 'First Example Bank', digits: '4821', holder: 'Grace Lin' },
  amount: '20000.00',
  payments: [{ part: 'first', amount: '20000.00', by: '2027-02-01' }],
  remaining: { amount: '64480.00', units: '610.606060' },
};

const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

test('a transfer shows from, to with the masked account, amount, payout and what stays invested', () => {
  show(<TransferSummary transfer={transfer} />);
  expect(fact('From')).toHaveTextContent('Harbour Street Income Fund II');
  expect(fact('Paid to')).toHaveTextContent('First Example Bank •••• 4821Grace Lin');
  expect(fact('Amount')).toHaveTextContent('$20,000.00');
  expect(fact('Payout')).toHaveTextContent('Expected by February 1, 2027');
  expect(fact('Stays invested')).toHaveTextContent('$64,480.00610.606060 units');
});

test('several payments each have their amount and date', () => {
  const payments = [
    { part: 'first', amount: '19000.00', by: '2027-02-01' },
    { part: 'after_audit', amount: '1000.00', by: '2027-04-30' },
  ] as const;
  show(<TransferSummary transfer={{ ...transfer, payments }} />);
  expect(fact('First payment')).toHaveTextContent('$19,000.00Expected by February 1, 2027');
  expect(fact('After the fund’s audit')).toHaveTextContent('$1,000.00Expected by April 30, 2027');
  expect(screen.queryByText('Payout')).not.toBeInTheDocument();
});

test('an estimate is named so, and a transfer of everything leaves nothing', () => {
  const remaining = { amount: '0.00', units: '0.000000' };
  show(<TransferSummary transfer={{ ...transfer, estimated: true, remaining }} />);
  expect(fact('Estimated amount')).toHaveTextContent('$20,000.00');
  expect(fact('Stays invested')).toHaveTextContent('You redeem all units.');
});

test('what is unknown is left out', () => {
  show(
    <TransferSummary
      transfer={{ ...transfer, to: undefined, amount: null, payments: [], remaining: undefined }}
    />,
  );
  expect(fact('Paid to')).toHaveTextContent('—');
  expect(fact('Amount')).toHaveTextContent('—');
  expect(screen.queryByText('Stays invested')).not.toBeInTheDocument();
});

test('further facts and terms follow, in the language of the reader', () => {
  show(
    <TransferSummary
      transfer={transfer}
      facts={[{ name: '赎回日', value: '2026年12月31日' }]}
      terms={['基金保留 5%，待年度审计后支付。']}
    />,
    'zh-CN',
  );
  expect(fact('赎回日')).toHaveTextContent('2026年12月31日');
  expect(fact('收款账户')).toHaveTextContent('尾号 4821');
  expect(screen.getByRole('heading', { name: '条款' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

import type { ReplyOf } from '@quoin/contract';
import { screen, waitFor } from '@testing-library/react';
import { FundingPanel } from '../../portal/src/journey/fund';
import { answerWith, refusal } from './api-at-the-wire';
import { renderScreen } from './render-screen';

const funding: ReplyOf<'getFunding'> = {
  investment_id: 'inv-1',
  product_name: 'Keystone Income Fund',
  amount: '50000.00',
  methods: [
    { method: 'wire', open: true },
    { method: 'ach', open: true },
  ],
  method: null,
  verbally_confirmed_at: null,
  sales_contact: { name: 'Robin Vale', phone: '+1 212 555 0140' },
  wire: null,
  expected_between: { from: '2026-08-06', to: '2026-08-10' },
};

test('a refused ACH is read out, and is not held against the wire', async () => {
  answerWith(({ method }) => (method === 'PUT' ? refusal('ach_not_permitted') : { json: funding }));
  const { person } = await renderScreen(() => <FundingPanel investmentId="inv-1" />);
  await person.click(await screen.findByRole('radio', { name: /ACH/ }));
  await person.click(screen.getByRole('button', { name: 'Choose ACH' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/ACH/);
  const refused = screen.getByRole('alert').textContent ?? '';

  await person.click(screen.getByRole('radio', { name: /Wire/ }));
  await waitFor(() => expect(screen.queryByText(refused)).not.toBeInTheDocument());
});

import { screen, waitFor } from '@testing-library/react';
import { FundingPanel } from '../../portal/src/journey/fund/FundingPanel';
import { FUNDING } from './a-funding';
import { answerWith, refusal } from './api-at-the-wire';
import { renderScreen } from './render-screen';

test('ACH waits for its authorization to be signed, and leads there', async () => {
  let to_sign: typeof FUNDING.to_sign = null;
  answerWith(({ method }) => {
    if (method === 'PUT') to_sign = { envelope_id: 'envelope-3', status: 'preparing' };
    return { json: { ...FUNDING, to_sign } };
  });
  const { person } = await renderScreen(() => <FundingPanel investmentId="inv-1" />);
  await person.click(await screen.findByRole('radio', { name: /ACH/ }));
  await person.click(screen.getByRole('button', { name: 'Choose ACH' }));
  const link = await screen.findByRole('link', { name: 'Read and sign the authorization' });
  expect(link).toHaveAttribute('href', '/signing/envelope-3');
  expect(screen.queryByRole('button', { name: 'Choose ACH' })).not.toBeInTheDocument();
});

test('a refused ACH is read out, and is not held against the wire', async () => {
  answerWith(({ method }) => (method === 'PUT' ? refusal('ach_not_permitted') : { json: FUNDING }));
  const { person } = await renderScreen(() => <FundingPanel investmentId="inv-1" />);
  await person.click(await screen.findByRole('radio', { name: /ACH/ }));
  await person.click(screen.getByRole('button', { name: 'Choose ACH' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/ACH/);
  const refused = screen.getByRole('alert').textContent ?? '';

  await person.click(screen.getByRole('radio', { name: /Wire/ }));
  await waitFor(() => expect(screen.queryByText(refused)).not.toBeInTheDocument());
});

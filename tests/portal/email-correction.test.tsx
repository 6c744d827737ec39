import { isPasswordHash } from '@quoin/rules';
import { screen } from '@testing-library/react';
import AccountCreatedScreen from '../../portal/src/journey/join/AccountCreatedScreen';
import { createdState } from '../../portal/src/journey/join/created-account';
import { answerWith, refusal } from './api-at-the-wire';
import { fill, renderScreen } from './render-screen';

const CREATED = { path: '/auth/signup/ok/:email', at: '/auth/signup/ok/morgan.reyes%40exmaple.com' };
const open = () => renderScreen(AccountCreatedScreen, { ...CREATED, state: createdState('ticket-1') });

test('an address mistyped at sign-up is corrected, and the page shows the new one', async () => {
  const sent = answerWith(() => ({ json: { email: 'morgan.reyes@example.com' } }));
  const { person, places } = await open();
  await person.click(screen.getByRole('button', { name: 'Wrong address? Correct it' }));
  await fill(person, screen.getByLabelText(/^E-mail/), 'morgan.reyes@example.com');
  await fill(person, screen.getByLabelText(/^Your password/, { selector: 'input' }), 'Corner-Stone7');
  await person.click(screen.getByRole('button', { name: 'Correct the address' }));
  expect(await screen.findByText('mo**********@example.com')).toBeInTheDocument();
  expect(places.at(-1)).toBe('/auth/signup/ok/morgan.reyes%40example.com');
  const { ticket, password } = sent[0]?.body as Record<string, string>; // as the contract's row says
  expect([ticket, isPasswordHash(password ?? '')]).toEqual(['ticket-1', true]);
});

test('a correction that is refused keeps what was typed', async () => {
  answerWith(() => refusal('email_correction_closed'));
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: 'Wrong address? Correct it' }));
  const field = screen.getByLabelText(/^E-mail/);
  await fill(person, field, 'morgan.reyes@example.com');
  await fill(person, screen.getByLabelText(/^Your password/, { selector: 'input' }), 'Corner-Stone7');
  await person.click(screen.getByRole('button', { name: 'Correct the address' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(field).toHaveValue('morgan.reyes@example.com');
});

test('the page opened again, without the ticket of the sign-up, offers no correction', async () => {
  answerWith(() => ({}));
  await renderScreen(AccountCreatedScreen, CREATED);
  expect(screen.queryByRole('button', { name: 'Wrong address? Correct it' })).not.toBeInTheDocument();
});

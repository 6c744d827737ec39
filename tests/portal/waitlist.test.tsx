import { screen, waitFor } from '@testing-library/react';
import ProductsScreen from '../../portal/src/journey/browse/ProductsScreen';
import SignUpScreen from '../../portal/src/journey/join/SignUpScreen';
import WaitlistScreen from '../../portal/src/journey/join/WaitlistScreen';
import { emailState } from '../../portal/src/navigation/entry-state';
import { removeToken } from '../../portal/src/browser/token-cookie';
import { chooseOption } from '../ui/choose-option';
import { answerWith } from './fake-api';
import { fill, renderScreen } from './render-screen';

beforeEach(() => {
  window.history.replaceState(null, '', '/go/');
  localStorage.clear();
  removeToken();
});

test.each([
  ['en', 'Join the waitlist'],
  ['zh-CN', '加入候补名单'],
] as const)('in %s the product list links a visitor from Japan to the waitlist', async (language, name) => {
  localStorage.setItem('quoin.residence', 'JP');
  answerWith(() => ({ json: { items: [], page: 1, page_size: 12, total: 0 } }));
  await renderScreen(ProductsScreen, { language, path: '/products' });
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/waitlist');
});

test('the selected residence and the entered e-mail are prefilled and sent', async () => {
  localStorage.setItem('quoin.residence', 'JP');
  const sent = answerWith(() => ({ json: { done: true } }));
  const { person } = await renderScreen(WaitlistScreen, {
    path: '/waitlist',
    state: emailState('early@example.com'),
  });
  expect(screen.getByText(/Sign-up is not open yet where you live \(Japan\)/)).toBeInTheDocument();
  await fill(person, screen.getByLabelText(/^First name/), '花子');
  await fill(person, screen.getByLabelText(/^Last name/), '山田');
  expect(await screen.findByDisplayValue('Japan +81')).toHaveAccessibleName('Country code');
  await fill(person, screen.getByLabelText(/^Phone/), '03-1234-5678');
  await person.click(screen.getByRole('button', { name: 'Join the waitlist' }));
  expect(await screen.findByText('You’re on the waitlist')).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(sent[0]).toMatchObject({
    path: '/v1/register/intention',
    body: {
      first_name: '花子',
      last_name: '山田',
      region: 'JP',
      email: 'early@example.com',
      phone_number: '+81312345678',
    },
  });
});

test('the country code is that of the residence until a number is typed, then that of the number', async () => {
  localStorage.setItem('quoin.residence', 'JP');
  const { person } = await renderScreen(WaitlistScreen, { path: '/waitlist' });
  const residence = () => screen.getByRole('combobox', { name: /^Country of residence/ });
  const code = () => screen.getByRole('combobox', { name: 'Country code' });
  await chooseOption(residence(), 'Germany', person);
  await waitFor(() => expect(code()).toHaveValue('Germany +49'));
  await fill(person, screen.getByLabelText(/^Phone/), '+44 7400 123456');
  expect(code()).toHaveValue('United Kingdom +44');
  await chooseOption(residence(), 'France', person);
  expect(code()).toHaveValue('United Kingdom +44');
});

test('a number that is invalid in its country is rejected at the field', async () => {
  localStorage.setItem('quoin.residence', 'JP');
  const sent = answerWith(() => ({ json: { done: true } }));
  const { person } = await renderScreen(WaitlistScreen, { path: '/waitlist' });
  await screen.findByDisplayValue('Japan +81');
  await fill(person, screen.getByLabelText(/^Phone/), '12');
  await person.click(screen.getByRole('button', { name: 'Join the waitlist' }));
  expect(await screen.findByText(/Invalid phone number/)).toBeInTheDocument();
  expect(screen.getByLabelText(/^Phone/)).toHaveValue('12');
  expect(sent).toEqual([]);
});

test('where sign-up is open, the waitlist is not shown: the e-mail is passed to the sign-up', async () => {
  localStorage.setItem('quoin.residence', 'JP');
  const { person, router } = await renderScreen(WaitlistScreen, { path: '/waitlist' });
  await fill(person, screen.getByLabelText(/^E-mail/), 'early@example.com');
  await chooseOption(screen.getByRole('combobox', { name: /^Country of residence/ }), 'Canada', person);
  expect(
    await screen.findByText('Sign-up is open where you live (Canada). You can create an account now.'),
  ).toBeInTheDocument();
  expect(screen.queryByLabelText(/^First name/)).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Create an account' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/signup'));
  expect(router.state.location.state).toEqual({ email: 'early@example.com' });
});

test('the e-mail from the waitlist prefills the sign-up form', async () => {
  answerWith(() => ({ json: { items: [] } }));
  const { person } = await renderScreen(SignUpScreen, {
    path: '/auth/signup',
    state: emailState('early@example.com'),
  });
  await person.click(screen.getByRole('radio', { name: 'Yes' }));
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByLabelText(/^E-mail/)).toHaveValue('early@example.com');
});

test('the sign-up starts with the residence selected before', async () => {
  localStorage.setItem('quoin.residence', 'JP');
  await renderScreen(SignUpScreen, { path: '/auth/signup' });
  expect(screen.getByText(/Sign-up is not open yet where you live \(Japan\)/)).toBeInTheDocument();
});

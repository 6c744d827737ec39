import { isPasswordHash } from '@quoin/rules';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import SignUpScreen from '../../portal/src/journey/join/SignUpScreen';
import { carriedToWaitlist } from '../../portal/src/journey/join/entry-states';
import WaitlistScreen from '../../portal/src/journey/join/WaitlistScreen';
import { answerWith, errorReply, type SentRequest } from './fake-api';
import { chooseOption } from '../ui/choose-option';
import { fill, renderScreen } from './render-screen';

const EMAIL = 'morgan.reyes@example.com';
const PASSWORD = 'Corner-Stone7';

/** A fake server; calls succeed unless the test overrides them. */
const server = (
  other: (request: SentRequest) => ReturnType<typeof errorReply> | undefined = () => undefined,
) =>
  answerWith((request) => {
    const refused = other(request);
    if (refused) return refused;
    switch (request.path) {
      case '/v1/sms/regions':
        return {
          json: {
            items: [{ key: 'US', calling_code: '1', enable_send_code: true, phone_format: '(...) ... ....' }],
          },
        };
      case '/v1/captcha/sms:send':
        return { json: { resend_after_seconds: 60 } };
      case '/v1/captcha/sms:verify':
        return { json: { verified: true } };
      case '/v1/register':
        return { json: { email: EMAIL } };
      default:
        return { json: { done: true } };
    }
  });

async function passResidence(person: UserEvent) {
  await person.click(screen.getByRole('radio', { name: 'Yes' }));
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('button', { name: 'Create account' });
}

async function fillAccount(person: UserEvent) {
  await fill(person, screen.getByLabelText(/^First name/), 'Morgan');
  await fill(person, screen.getByLabelText(/^Last name/), 'Reyes');
  await fill(person, screen.getByLabelText(/^E-mail/), EMAIL);
  await person.type(screen.getByLabelText(/^Mobile phone/), '2125550140');
  await person.click(screen.getByRole('button', { name: /send code/i }));
  await person.type(await screen.findByLabelText(/^Code from/), '123456');
  await fill(
    person,
    screen.getByLabelText(/^Password \*|^Password/, { selector: 'input[name=password]' }),
    PASSWORD,
  );
  await fill(person, screen.getByLabelText(/^Confirm password/), PASSWORD);
  await person.click(screen.getByRole('checkbox'));
}

const createAccount = (person: UserEvent) =>
  person.click(screen.getByRole('button', { name: 'Create account' }));

beforeEach(() => window.history.replaceState(null, '', '/go/'));
afterEach(() => jest.restoreAllMocks());

test.each([
  ['en', 'Continue', 'Choose an answer'],
  ['zh-CN', '继续', '请选择一项'],
] as const)('in %s an unanswered question shows an error at the question', async (language, go, message) => {
  server();
  const { person } = await renderScreen(SignUpScreen, { language });
  await person.click(screen.getByRole('button', { name: go }));
  expect(await screen.findByText(new RegExp(message))).toBeInTheDocument();
});

test('a visitor who is not accredited sees an error and cannot continue', async () => {
  server();
  const { person } = await renderScreen(SignUpScreen);
  await person.click(screen.getByRole('radio', { name: 'No' }));
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Only accredited investors can sign up')).toBeInTheDocument();
  expect(screen.queryByLabelText(/^First name/)).not.toBeInTheDocument();
});

test('a residence where sign-up is not open leads to the waitlist with its input', async () => {
  server();
  const { person, router } = await renderScreen(SignUpScreen, { path: '/auth/signup' });
  await chooseOption(screen.getByRole('combobox'), 'France', person);
  await person.click(await screen.findByRole('button', { name: 'Join the waitlist' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/waitlist'));
  expect(router.state.location.state).toMatchObject({ country: 'FR', email: '' });
});

test('the waitlist starts with the input of the sign-up and links back to it', async () => {
  const sent = server();
  const { person } = await renderScreen(WaitlistScreen, {
    path: '/waitlist',
    state: carriedToWaitlist({ country: 'FR', email: '' }),
  });
  expect(screen.getByRole('button', { name: 'Back' })).toBeInTheDocument();
  await fill(person, screen.getByLabelText(/^First name/), 'Élodie');
  await fill(person, screen.getByLabelText(/^Last name/), 'Martin');
  await fill(person, screen.getByLabelText(/^E-mail/), 'elodie@example.com');
  await fill(person, screen.getByLabelText(/^Phone/), '+33 6 12 34 56 78');
  await person.click(screen.getByRole('button', { name: 'Join the waitlist' }));
  expect(await screen.findByText('You’re on the waitlist')).toBeInTheDocument();
  expect(sent.find(({ path }) => path === '/v1/register/intention')?.body).toMatchObject({
    first_name: 'Élodie',
    region: 'FR',
  });
});

test('an empty form shows an error at every field and focuses the first', async () => {
  server();
  const { person } = await renderScreen(SignUpScreen);
  await passResidence(person);
  await createAccount(person);
  expect(await screen.findAllByText('This field is required')).toHaveLength(7);
  expect(screen.getByText('Accept the terms of use to continue')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText(/^First name/)).toHaveFocus());
});

test('a weak password and a mismatch show errors at their fields', async () => {
  server();
  const { person } = await renderScreen(SignUpScreen);
  await passResidence(person);
  await fill(person, screen.getByLabelText(/^Password/, { selector: 'input[name=password]' }), 'weak');
  await fill(person, screen.getByLabelText(/^Confirm password/), 'weaker');
  await person.tab();
  expect(await screen.findByText('Your password is too weak')).toBeInTheDocument();
  expect(screen.getByText('Two passwords are not the same')).toBeInTheDocument();
});

test('the account is created with a hash instead of the password', async () => {
  const sent = server();
  const { person, places } = await renderScreen(SignUpScreen);
  await passResidence(person);
  await fillAccount(person);
  await createAccount(person);

  await waitFor(() => expect(places.at(-1)).toBe(`/auth/signup/ok/${encodeURIComponent(EMAIL)}`));
  const body = sent.find(({ path }) => path === '/v1/register')?.body;
  expect(body).toMatchObject({
    first_name: 'Morgan',
    email: EMAIL,
    region: 'US',
    code: '123456',
    country: 'US',
    preferred_language: 'en',
    accredited: true,
    terms_accepted: true,
  });
  expect(JSON.stringify(sent)).not.toContain(PASSWORD);
  expect(isPasswordHash((body as { password: string }).password)).toBe(true); // the body's shape was checked above
});

test('an error from the server stays at its field until the field changes, and no input is lost', async () => {
  server(({ path }) =>
    path === '/v1/register'
      ? errorReply('email_registered', { email: 'This e-mail is already registered.' })
      : undefined,
  );
  const { person } = await renderScreen(SignUpScreen);
  await passResidence(person);
  await fillAccount(person);
  await createAccount(person);

  expect(await screen.findByText('This e-mail is already registered.')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('This e-mail is already registered. Sign in instead.');
  expect(screen.getByLabelText(/^First name/)).toHaveValue('Morgan');
  await waitFor(() => expect(screen.getByLabelText(/^E-mail/)).toHaveFocus());

  await person.type(screen.getByLabelText(/^E-mail/), 'x');
  await waitFor(() =>
    expect(screen.queryByText('This e-mail is already registered.')).not.toBeInTheDocument(),
  );
});

test('an error without a field scrolls into view', async () => {
  const shown: Element[] = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this);
  });
  server(({ path }) => (path === '/v1/register' ? errorReply('email_registered') : undefined));
  const { person } = await renderScreen(SignUpScreen);
  await passResidence(person);
  await fillAccount(person);
  await createAccount(person);
  const refused = await screen.findByRole('alert');
  expect(shown).toContain(refused);
});

test('going back to the first step and on again loses no input', async () => {
  server();
  const { person } = await renderScreen(SignUpScreen);
  await passResidence(person);
  await fillAccount(person);
  await person.click(screen.getByRole('button', { name: 'Back' }));
  await person.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByLabelText(/^First name/)).toHaveValue('Morgan');
  expect(screen.getByLabelText(/^Mobile phone/)).toHaveValue('(212) 555 0140');
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test('a number changed after its code is no longer confirmed', async () => {
  server();
  const { person } = await renderScreen(SignUpScreen);
  await passResidence(person);
  await fillAccount(person);
  expect(await screen.findByText('Your phone is confirmed.')).toBeInTheDocument();
  await person.type(screen.getByLabelText(/^Mobile phone/), '{Backspace}9');
  expect(screen.queryByText('Your phone is confirmed.')).not.toBeInTheDocument();
});

test('a wrong code shows an error at the code', async () => {
  server(({ path }) => (path === '/v1/captcha/sms:verify' ? errorReply('code_incorrect') : undefined));
  const { person } = await renderScreen(SignUpScreen);
  await passResidence(person);
  await person.type(screen.getByLabelText(/^Mobile phone/), '2125550140');
  await person.click(screen.getByRole('button', { name: /send code/i }));
  await person.type(await screen.findByLabelText(/^Code from/), '000000');
  expect(await screen.findByText('The code is incorrect. Try again.')).toBeInTheDocument();
});

test('a server error about the number appears at the number', async () => {
  const fields = { phone_number: 'Invalid phone number. Check the country code and the number' };
  server(({ path }) =>
    path === '/v1/captcha/sms:send' ? errorReply('illegal_parameter', fields) : undefined,
  );
  const { person } = await renderScreen(SignUpScreen);
  await passResidence(person);
  const number = screen.getByLabelText(/^Mobile phone/);
  await person.type(number, '2125550140');
  await person.click(screen.getByRole('button', { name: /send code/i }));
  await waitFor(() =>
    expect(number).toHaveAccessibleDescription(expect.stringContaining(fields.phone_number)),
  );
});

test('the terms open in a dialog, and accepting them there ticks the checkbox', async () => {
  server();
  const { person } = await renderScreen(SignUpScreen);
  await passResidence(person);
  await person.click(screen.getByRole('button', { name: 'Read the Terms of Use' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('Who may use the platform')).toBeInTheDocument();
  await person.click(within(dialog).getByRole('button', { name: 'Accept' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox')).toBeChecked();
});

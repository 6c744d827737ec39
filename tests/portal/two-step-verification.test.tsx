import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import VerificationScreen from '../../portal/src/journey/account/VerificationScreen';
import { accountServer, describes, press, signedIn, usernameBeside } from './account-server';
import { errorReply } from './fake-api';
import { fill, renderScreen } from './render-screen';

beforeEach(signedIn);

describe('2-step verification', () => {
  const SETTINGS = { path: '/user/verification' };
  const givePassword = async (person: UserEvent, name: string) => {
    const place = screen.queryByRole('dialog') ?? document.body;
    await fill(
      person,
      await within(place).findByLabelText(/^Password/, { selector: 'input' }),
      'Corner-Stone7',
    );
    await person.click(within(place).getByRole('button', { name }));
  };

  test('shows since when it is on, and is turned off and on after the password', async () => {
    const sent = accountServer();
    const { person } = await renderScreen(VerificationScreen, SETTINGS);
    expect(await screen.findByText('Since March 2, 2026')).toBeInTheDocument();
    await press(person, 'Turn off');
    await givePassword(person, 'Turn off');
    expect(await screen.findByText('Off')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await press(person, 'Turn on');
    await givePassword(person, 'Turn on');
    expect(await screen.findByText('Since August 3, 2026')).toBeInTheDocument();
    expect(sent.filter(({ method }) => method !== 'GET').map(({ path }) => path)).toEqual([
      '/v1/user/password:verify',
      '/v1/user/twofa',
      '/v1/user/password:verify',
      '/v1/user/twofa',
    ]);
  });

  test('the password check has the username of the signed-in account for password managers', async () => {
    accountServer();
    const { person } = await renderScreen(VerificationScreen, SETTINGS);
    await press(person, 'Turn off');
    const dialog = within(await screen.findByRole('dialog'));
    const password = await dialog.findByLabelText(/^Password/, { selector: 'input' });
    expect(usernameBeside(password)).toBe('morgan.reyes@example.com');
  });

  test.each([
    ['en', 'Turn off', /^Password/, 'Incorrect password'],
    ['zh-CN', '停用', /^密码/, '密码不正确'],
  ] as const)(
    'in %s a wrong password changes nothing and shows an error at the field',
    async (language, off, label, said) => {
      const wrong = errorReply('user_authentication_failed', { password: said });
      const sent = accountServer({
        other: { 'PUT /v1/user/password:verify': wrong },
      });
      const { person } = await renderScreen(VerificationScreen, { ...SETTINGS, language });
      await press(person, off);
      const dialog = await screen.findByRole('dialog');
      const field = within(dialog).getByLabelText(label, { selector: 'input' });
      await fill(person, field, 'Corner-Stone8');
      await person.keyboard('{Enter}');
      await describes(field, said);
      expect(within(dialog).queryByRole('alert')).toBeNull();
      expect(sent.some(({ method, path }) => method === 'POST' && path === '/v1/user/twofa')).toBe(false);
    },
  );

  test('an account without a phone is redirected to add one', async () => {
    accountServer({ me: { phone: null, twofa: { on: false, since: null } } });
    const { person, places } = await renderScreen(VerificationScreen, SETTINGS);
    await person.click(await screen.findByRole('link', { name: 'Set up' }));
    expect(places.at(-1)).toBe('/user/verification/step');
  });

  describe('its phone', () => {
    const STEPS = { path: '/user/verification/step' };
    const stepIs = (name: string) => screen.findByRole('heading', { level: 3, name });

    async function toNewPhone(person: UserEvent) {
      await givePassword(person, 'Continue');
      await stepIs('Code from your e-mail');
      await press(person, 'Send code');
      await screen.findByText('We sent 5 digits by e-mail.');
      await person.type(screen.getByRole('textbox', { name: /^Code from/ }), '12345');
      await press(person, 'Continue');
      await stepIs('New phone');
    }

    test('is changed in four steps', async () => {
      const sent = accountServer();
      const { person } = await renderScreen(VerificationScreen, STEPS);
      await toNewPhone(person);
      await person.type(screen.getByLabelText(/^New mobile phone/), '2125550177');
      await press(person, 'Send code');
      await screen.findByText('We sent 6 digits by text message.');
      await person.type(screen.getByRole('textbox', { name: /^Code from/ }), '123456');
      await press(person, 'Save phone');
      expect(await screen.findByText(/\+1 \*{6}0177/)).toBeInTheDocument();
      expect(sent.find(({ path }) => path === '/v1/user/phone')?.body).toEqual({
        phone_number: '2125550177',
        region: 'US',
        code: '123456',
      });
    });

    test('the current number is rejected at the number, and no code can be sent for it', async () => {
      accountServer({
        other: {
          'POST /v1/user/captcha/sms:send': [
            errorReply('phone_already_verified'),
            { json: { resend_after_seconds: 60 } },
          ],
        },
      });
      const { person } = await renderScreen(VerificationScreen, STEPS);
      await toNewPhone(person);
      const phone = screen.getByLabelText(/^New mobile phone/);
      await person.type(phone, '2125550140');
      await press(person, 'Send code');
      await describes(phone, 'already verified');
      expect(screen.getByRole('textbox', { name: /^Code from/ })).toBeValid();

      await person.type(phone, '{Backspace}1');
      await press(person, 'Send code');
      const announced = 'We sent 6 digits by text message.';
      expect(await screen.findByText(announced)).toBeInTheDocument();
      expect(phone).toBeValid();
      await person.type(phone, '{Backspace}2');
      await waitFor(() => expect(screen.queryByText(announced)).not.toBeInTheDocument());
      expect(screen.getByRole('button', { name: /Resend code in/ })).toBeInTheDocument();
    });

    test('going one step back and forward keeps the typed number', async () => {
      accountServer();
      const { person, router } = await renderScreen(VerificationScreen, STEPS);
      await toNewPhone(person);
      await person.type(screen.getByLabelText(/^New mobile phone/), '2125550177');
      await person.tab();
      await act(async () => router.navigate(-1));
      await stepIs('Code from your e-mail');
      await act(async () => router.navigate(1));
      await stepIs('New phone');
      expect(screen.getByLabelText(/^New mobile phone/)).toHaveValue('(212) 555 0177');
    });

    test('an invalid phone number shows an error before a code is sent', async () => {
      const sent = accountServer();
      const { person } = await renderScreen(VerificationScreen, STEPS);
      await toNewPhone(person);
      await person.type(screen.getByLabelText(/^New mobile phone/), '555');
      await press(person, 'Send code');
      await waitFor(() => expect(screen.getByLabelText(/^New mobile phone/)).toBeInvalid());
      expect(sent.some(({ path }) => path === '/v1/user/captcha/sms:send')).toBe(false);
    });

    test.each([
      ['password_check_needed', 'Confirm your password', 'Enter your password again'],
      ['email_check_needed', 'Code from your e-mail', 'Enter the code from your e-mail'],
    ] as const)('%s returns to that step and shows the reason', async (name, step, message) => {
      accountServer({ other: { 'POST /v1/user/captcha/sms:send': errorReply(name) } });
      const { person } = await renderScreen(VerificationScreen, STEPS);
      await toNewPhone(person);
      await person.type(screen.getByLabelText(/^New mobile phone/), '2125550177');
      await press(person, 'Send code');
      expect(await stepIs(step)).toBeInTheDocument();
      expect(screen.getByRole('alert')).toHaveTextContent(message);
    });

    test.each([
      ['code_incorrect', /^Code from the text/, 'The code is incorrect'],
      ['phone_already_verified', /^New mobile phone/, 'already verified'],
      ['phone_not_saved', /^New mobile phone/, 'could not be saved'],
    ] as const)('%s shows an error at its field', async (name, label, message) => {
      accountServer({ other: { 'PUT /v1/user/phone': errorReply(name) } });
      const { person } = await renderScreen(VerificationScreen, STEPS);
      await toNewPhone(person);
      await person.type(screen.getByLabelText(/^New mobile phone/), '2125550177');
      await person.type(screen.getByRole('textbox', { name: /^Code from/ }), '123456');
      await press(person, 'Save phone');
      await describes(await screen.findByLabelText(label), message);
    });

    test('a wrong code from the e-mail shows an error at the code', async () => {
      accountServer({ other: { 'POST /v1/captcha/email:verify': errorReply('code_incorrect') } });
      const { person } = await renderScreen(VerificationScreen, STEPS);
      await givePassword(person, 'Continue');
      await stepIs('Code from your e-mail');
      await person.type(screen.getByRole('textbox', { name: /^Code from/ }), '12345');
      await press(person, 'Continue');
      await describes(screen.getByRole('textbox', { name: /^Code from/ }), 'The code is incorrect');
    });

    test('the first phone is entered, confirmed by its code, and turned on', async () => {
      const sent = accountServer({ me: { phone: null, twofa: { on: false, since: null } } });
      const { person, places } = await renderScreen(VerificationScreen, STEPS);
      await givePassword(person, 'Continue');
      await stepIs('Set phone');
      await person.type(screen.getByLabelText(/^Mobile phone/), '2125550177');
      await press(person, 'Continue');
      await stepIs('Confirm number');
      expect(screen.getByText('+1 (212) 555 0177')).toBeInTheDocument();
      await press(person, 'Yes, send code');
      await stepIs('Enter code');
      await person.type(screen.getByRole('textbox', { name: /^Code from/ }), '123456');
      await press(person, 'Confirm');
      await stepIs('Turn on');
      await press(person, 'Turn on');
      await waitFor(() => expect(places.at(-1)).toBe('/user/verification'));
      expect(sent.find(({ method, path }) => method === 'POST' && path === '/v1/user/twofa')?.body).toEqual({
        on: true,
      });
    });

    test('the first phone: an error about the number appears where its code is entered', async () => {
      accountServer({
        me: { phone: null, twofa: { on: false, since: null } },
        other: { 'PUT /v1/user/phone': errorReply('phone_not_saved') },
      });
      const { person } = await renderScreen(VerificationScreen, STEPS);
      await givePassword(person, 'Continue');
      await person.type(await screen.findByLabelText(/^Mobile phone/), '2125550177');
      await press(person, 'Continue');
      await press(person, 'Yes, send code');
      await stepIs('Enter code');
      await person.type(screen.getByRole('textbox', { name: /^Code from/ }), '123456');
      await press(person, 'Confirm');
      expect(await screen.findByRole('alert')).toHaveTextContent('could not be saved');
    });

    test('the first phone: an expired password check is requested again, and the number is kept', async () => {
      accountServer({
        me: { phone: null, twofa: { on: false, since: null } },
        other: {
          'POST /v1/user/captcha/sms:send': [
            errorReply('password_check_needed'),
            { json: { resend_after_seconds: 60 } },
          ],
        },
      });
      const { person } = await renderScreen(VerificationScreen, STEPS);
      await givePassword(person, 'Continue');
      await person.type(await screen.findByLabelText(/^Mobile phone/), '2125550177');
      await press(person, 'Continue');
      await press(person, 'Yes, send code');
      expect(await screen.findByRole('alert')).toHaveTextContent('Enter your password again');
      await givePassword(person, 'Continue');
      expect(await screen.findByText('+1 (212) 555 0177')).toBeInTheDocument();
      await press(person, 'Yes, send code');
      expect(await stepIs('Enter code')).toBeInTheDocument();
    });
  });
});

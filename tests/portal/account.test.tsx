import { isPasswordHash } from '@quoin/rules';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import ChangePasswordScreen from '../../portal/src/journey/account/ChangePasswordScreen';
import ProfileScreen from '../../portal/src/journey/account/ProfileScreen';
import VerificationScreen from '../../portal/src/journey/account/VerificationScreen';
import { removeToken, writeToken } from '../../portal/src/session/token-cookie';
import { aPerson } from './a-person';
import { answerWith, refusal, tokenOf, type SentRequest } from './api-at-the-wire';
import { fill, renderScreen } from './render-screen';

type Answer = { status?: number; json?: unknown };

interface Given {
  me?: Partial<ReturnType<typeof aPerson>>;
  /** What other calls answer, by method and path; a list is used up one by one, its last one stays. */
  other?: Record<string, Answer | Answer[]>;
}

function server({ me, other = {} }: Given = {}): SentRequest[] {
  const person = aPerson(me);
  const twoStep = () => ({ ...person.twofa, masked_phone: person.phone?.masked ?? null });
  return answerWith(({ method, path, body }) => {
    const said = other[`${method} ${path}`];
    if (said) return Array.isArray(said) ? ((said.length > 1 ? said.shift() : said[0]) ?? {}) : said;
    switch (`${method} ${path}`) {
      case 'GET /v1/user/info':
        return { json: person };
      case 'PUT /v1/user/info':
        return { json: Object.assign(person, body) };
      case 'POST /v1/user/twofa': {
        const { on } = body as { on: boolean }; // as the contract's row says
        person.twofa = { on, since: on ? '2026-08-03T15:00:00Z' : null };
        return { json: twoStep() };
      }
      case 'GET /v1/user/twofa':
        return { json: twoStep() };
      case 'GET /v1/sms/regions':
        return {
          json: {
            items: [{ key: 'US', calling_code: '1', enable_send_code: true, phone_format: '(...) ... ....' }],
          },
        };
      case 'GET /v1/user/passkeys':
        return { json: { items: [], recovery_codes_left: 0 } };
      case 'GET /auth/refresh_token':
        return { json: { token: tokenOf('session-1') } };
      case 'PUT /v1/user/password:verify':
      case 'POST /v1/captcha/email:verify':
        return { json: { verified: true, expire: '2030-01-01T00:00:00Z' } };
      case 'POST /v1/captcha/email:send':
      case 'POST /v1/user/captcha/sms:send':
        return { json: { resend_after_seconds: 60 } };
      case 'PUT /v1/user/phone':
        person.phone = { region: 'US', masked: '+1 ******0177' };
        return { json: person.phone };
      default:
        return { json: { done: true } };
    }
  });
}

const press = async (person: UserEvent, name: string) =>
  person.click(await screen.findByRole('button', { name }));
const describes = (field: HTMLElement, message: string) =>
  waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));

beforeEach(() => {
  window.history.replaceState(null, '', '/go/');
  removeToken();
  writeToken(tokenOf('session-1'));
});

describe('the profile', () => {
  test('names are changed; e-mail and phone are masked, and the country is for operations to change', async () => {
    const sent = server();
    const { person } = await renderScreen(ProfileScreen, { path: '/user/profile' });
    const first = await screen.findByLabelText(/^First name/);
    expect(screen.getByText('mo**********@example.com')).toBeInTheDocument();
    expect(screen.getByText('+1 ******0140')).toBeInTheDocument();
    expect(screen.getByText(/contact our operations team/)).toHaveTextContent('legal documents');
    await person.clear(first);
    await fill(person, first, 'Morgana');
    await press(person, 'Save');
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
        path: '/v1/user/info',
        body: { first_name: 'Morgana', last_name: 'Reyes' },
      }),
    );
    expect(sent.find(({ method }) => method === 'PUT')?.body).not.toHaveProperty('birth_date');
  });

  test('a birth date is kept as it was typed, and one under age is refused at its field', async () => {
    const sent = server();
    const { person } = await renderScreen(ProfileScreen, { path: '/user/profile' });
    const date = await screen.findByRole('group', { name: /Birth date/ });
    await fill(person, within(date).getByLabelText('Month'), '5');
    await fill(person, within(date).getByLabelText('Day'), '17');
    await fill(person, within(date).getByLabelText('Year'), '2020');
    await press(person, 'Save');
    await describes(date, '18');
    await person.clear(within(date).getByLabelText('Year'));
    await fill(person, within(date).getByLabelText('Year'), '1980');
    await press(person, 'Save');
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({ birth_date: '1980-05-17' }),
    );
  });

  test('in Chinese a name in Chinese script is refused at its field', async () => {
    const sent = server();
    const { person } = await renderScreen(ProfileScreen, { path: '/user/profile', language: 'zh-CN' });
    const first = await screen.findByDisplayValue('Morgan');
    await person.clear(first);
    await fill(person, first, '摩根');
    await press(person, '保存');
    await describes(first, '拼音');
    expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
  });

  test('every screen of the account leads to the others', async () => {
    server();
    await renderScreen(ProfileScreen, { path: '/user/profile' });
    const nav = screen.getByRole('navigation', { name: 'My Account' });
    expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('My Profile');
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(expect.arrayContaining(['/user/profile', '/user/change_password', '/user/verification']));
  });

  test('a profile that does not come can be asked for again', async () => {
    server({ other: { 'GET /v1/user/info': [refusal('unavailable'), { json: aPerson() }] } });
    const { person } = await renderScreen(ProfileScreen, { path: '/user/profile' });
    await person.click(await screen.findByRole('button', { name: /again|retry/i }));
    expect(await screen.findByLabelText(/^First name/)).toHaveValue('Morgan');
  });
});

describe('the password', () => {
  const oldField = () => screen.getByLabelText(/^Old password/);
  const newField = () => screen.getByLabelText(/^New password/, { selector: 'input[name=password]' });
  const again = () => screen.getByLabelText(/^New password again/);

  async function change(person: UserEvent, chosen = 'Key-Stone-2026', repeated = chosen) {
    await fill(person, oldField(), 'Corner-Stone7');
    await fill(person, newField(), chosen);
    await fill(person, again(), repeated);
    await press(person, 'Change password');
  }

  test('is changed by its old and its new hash, and the form is empty again', async () => {
    const sent = server();
    const { person, store } = await renderScreen(ChangePasswordScreen, { path: '/user/change_password' });
    await change(person);
    await waitFor(() => expect(store.getState().notices).toHaveLength(1));
    expect(oldField()).toHaveValue('');
    const { old_password, password } = sent[0]?.body as Record<string, string>; // as the contract's row says
    expect([old_password, password].map((hash) => isPasswordHash(hash ?? ''))).toEqual([true, true]);
    expect(old_password).not.toBe(password);
  });

  test('an empty form, a weak password and another one beside it are said at their fields', async () => {
    const sent = server();
    const { person } = await renderScreen(ChangePasswordScreen, { path: '/user/change_password' });
    await press(person, 'Change password');
    await describes(oldField(), 'This field is required');
    await fill(person, newField(), 'weak');
    await fill(person, again(), 'weaker');
    await press(person, 'Change password');
    await describes(newField(), 'Your password is too weak');
    await describes(again(), 'Two passwords are not the same');
    expect(sent).toEqual([]);
  });

  test.each([
    ['incorrect_credentials', oldField, 'Incorrect username or password'],
    ['old_password_incorrect', oldField, 'The old password is incorrect'],
    ['passwords_differ', again, 'Two passwords are not the same'],
    ['new_password_equals_old', newField, 'same as the old one'],
  ] as const)('%s is said at its field', async (name, field, message) => {
    server({ other: { 'PUT /v1/user/password:update': refusal(name) } });
    const { person } = await renderScreen(ChangePasswordScreen, { path: '/user/change_password' });
    await change(person);
    await describes(field(), message);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a lock is said above the form', async () => {
    server({ other: { 'PUT /v1/user/password:update': refusal('account_locked') } });
    const { person } = await renderScreen(ChangePasswordScreen, { path: '/user/change_password' });
    await change(person);
    expect(await screen.findByRole('alert')).toHaveTextContent('locked for 2 hours');
  });
});

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
    const sent = server();
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

  test.each([
    ['en', 'Turn off', /^Password/, 'Incorrect user authentication'],
    ['zh-CN', '停用', /^密码/, '身份验证信息不正确'],
  ] as const)(
    'in %s a wrong password changes nothing and is said at it',
    async (language, off, label, said) => {
      const sent = server({
        other: { 'PUT /v1/user/password:verify': refusal('user_authentication_failed') },
      });
      const { person } = await renderScreen(VerificationScreen, { ...SETTINGS, language });
      await press(person, off);
      const dialog = await screen.findByRole('dialog');
      const field = within(dialog).getByLabelText(label, { selector: 'input' });
      await fill(person, field, 'Corner-Stone8');
      await person.keyboard('{Enter}');
      await describes(field, said);
      expect(sent.some(({ method, path }) => method === 'POST' && path === '/v1/user/twofa')).toBe(false);
    },
  );

  test('an account without a phone is led to set one up', async () => {
    server({ me: { phone: null, twofa: { on: false, since: null } } });
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
      const sent = server();
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

    test('a number that is none is told before a code is sent', async () => {
      const sent = server();
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
    ] as const)('%s leads back to that step and says why', async (name, step, message) => {
      server({ other: { 'POST /v1/user/captcha/sms:send': refusal(name) } });
      const { person } = await renderScreen(VerificationScreen, STEPS);
      await toNewPhone(person);
      await person.type(screen.getByLabelText(/^New mobile phone/), '2125550177');
      await press(person, 'Send code');
      expect(await stepIs(step)).toBeInTheDocument();
      expect(screen.getByRole('alert')).toHaveTextContent(message);
    });

    test.each([
      ['code_incorrect', /^Code from the text/, 'The code is not right'],
      ['phone_already_verified', /^New mobile phone/, 'verified already'],
      ['phone_not_saved', /^New mobile phone/, 'could not be saved'],
    ] as const)('%s is said at its field', async (name, label, message) => {
      server({ other: { 'PUT /v1/user/phone': refusal(name) } });
      const { person } = await renderScreen(VerificationScreen, STEPS);
      await toNewPhone(person);
      await person.type(screen.getByLabelText(/^New mobile phone/), '2125550177');
      await person.type(screen.getByRole('textbox', { name: /^Code from/ }), '123456');
      await press(person, 'Save phone');
      await describes(await screen.findByLabelText(label), message);
    });

    test('a wrong code from the e-mail is said at the code', async () => {
      server({ other: { 'POST /v1/captcha/email:verify': refusal('code_incorrect') } });
      const { person } = await renderScreen(VerificationScreen, STEPS);
      await givePassword(person, 'Continue');
      await stepIs('Code from your e-mail');
      await person.type(screen.getByRole('textbox', { name: /^Code from/ }), '12345');
      await press(person, 'Continue');
      await describes(screen.getByRole('textbox', { name: /^Code from/ }), 'The code is not right');
    });

    test('the first one is set, confirmed, proven by its code, and turned on', async () => {
      const sent = server({ me: { phone: null, twofa: { on: false, since: null } } });
      const { person, places } = await renderScreen(VerificationScreen, STEPS);
      await givePassword(person, 'Continue');
      await stepIs('Set phone');
      await person.type(screen.getByLabelText(/^Mobile phone/), '2125550177');
      await press(person, 'Continue');
      await stepIs('Confirm number');
      expect(screen.getByText('+1 (212) 555 0177')).toBeInTheDocument();
      await press(person, 'Yes, send the code');
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

    test('the first one: a password of too long ago is asked for again, and the number is kept', async () => {
      server({
        me: { phone: null, twofa: { on: false, since: null } },
        other: {
          'POST /v1/user/captcha/sms:send': [
            refusal('password_check_needed'),
            { json: { resend_after_seconds: 60 } },
          ],
        },
      });
      const { person } = await renderScreen(VerificationScreen, STEPS);
      await givePassword(person, 'Continue');
      await person.type(await screen.findByLabelText(/^Mobile phone/), '2125550177');
      await press(person, 'Continue');
      await press(person, 'Yes, send the code');
      expect(await screen.findByRole('alert')).toHaveTextContent('Enter your password again');
      await givePassword(person, 'Continue');
      expect(await screen.findByText('+1 (212) 555 0177')).toBeInTheDocument();
      await press(person, 'Yes, send the code');
      expect(await stepIs('Enter code')).toBeInTheDocument();
    });
  });
});

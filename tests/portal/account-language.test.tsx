// The account's language in a browser where the investor signs in for the first time.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveReturnUrl } from '../../portal/src/navigation/return-url';
import { removeToken } from '../../portal/src/browser/token-cookie';
import { accountServer, press } from './account-server';
import { TICKET, createToken } from './fake-api';
import { fill } from './render-screen';
import { openPortal } from './render-portal';

const SIGN_OUT = { en: 'Sign out', 'zh-CN': '退出登录' };

beforeEach(() => {
  window.history.replaceState(null, '', '/go/');
  removeToken();
  saveReturnUrl('/about');
  window.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = jest.fn(); // jsdom has no layout to scroll
});
afterEach(() => localStorage.clear());

test.each([
  { preferred_language: 'zh-CN', chosen: undefined, shown: 'zh-CN', why: 'no language' },
  { preferred_language: 'zh-CN', chosen: 'en', shown: 'en', why: 'English' },
  { preferred_language: 'en', chosen: 'zh-CN', shown: 'zh-CN', why: 'Chinese' },
] as const)(
  'after sign-in to an account in $preferred_language, with $why chosen on this device, the page is in $shown',
  async ({ preferred_language, chosen, shown }) => {
    const token = createToken('session-1');
    accountServer({
      me: { preferred_language },
      other: {
        'POST /login': [
          { json: TICKET },
          { json: { step: 'signed_in', token, expire: '2030-01-01T00:00:00Z' } },
        ],
      },
    });
    const { store } = await openPortal('/auth/login', chosen ?? 'en');
    if (!chosen) localStorage.clear(); // opening the portal saved a choice
    const person = userEvent.setup({ delay: null });
    await fill(person, screen.getByLabelText(/^(E-mail|电子邮箱)/), 'morgan.reyes@example.com');
    await fill(person, screen.getByLabelText(/^(Password|密码)/, { selector: 'input' }), 'Corner-Stone7');
    await press(person, chosen === 'zh-CN' ? '继续' : 'Continue');
    await person.type(await screen.findByLabelText(/^(Code|验证码)/), '123456');

    await waitFor(() => expect(store.getState().session.name).not.toBeNull());
    const banner = within(screen.getByRole('banner'));
    expect(await banner.findByText(SIGN_OUT[shown])).toBeInTheDocument();
    expect(banner.queryByText(SIGN_OUT[shown === 'en' ? 'zh-CN' : 'en'])).toBeNull();
  },
);

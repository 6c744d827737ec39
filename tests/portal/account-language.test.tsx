import { screen, waitFor } from '@testing-library/react';
import ProfileScreen from '../../portal/src/journey/account/ProfileScreen';
import { chooseLanguage } from '../../portal/src/i18n/language-slice';
import { accountServer, signedIn } from './account-server';
import { renderScreen } from './render-screen';

beforeEach(() => {
  localStorage.clear();
  signedIn();
  accountServer({ me: { preferred_language: 'zh-CN' } });
});

test('in a new browser the language of the account is shown after sign-in', async () => {
  await renderScreen(ProfileScreen, { path: '/user/profile', chosen: false });
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'zh-CN'));
});

test('a language chosen on this device stays', async () => {
  const { store } = await renderScreen(ProfileScreen, { path: '/user/profile', chosen: false });
  store.dispatch(chooseLanguage('en'));
  expect(await screen.findByLabelText(/^First name/)).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('lang', 'en');
});

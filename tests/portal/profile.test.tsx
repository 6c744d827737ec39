import { screen, waitFor, within } from '@testing-library/react';
import ProfileScreen from '../../portal/src/journey/account/ProfileScreen';
import { selectNotices } from '../../portal/src/notices/notices-slice';
import { aPerson } from './a-person';
import { accountServer, describes, press, signedIn } from './account-server';
import { errorReply } from './fake-api';
import { fill, renderScreen } from './render-screen';

beforeEach(signedIn);

test('names are changed; e-mail and phone are masked, and only operations can change the country', async () => {
  const sent = accountServer();
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
      body: { first_name: 'Morgana' },
    }),
  );
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ first_name: 'Morgana' });
});

test('saving the language of e-mails and documents sends only that setting', async () => {
  const sent = accountServer();
  const { person } = await renderScreen(ProfileScreen, { path: '/user/profile' });
  const language = await screen.findByLabelText('Language for e-mails and documents');
  expect(language).toHaveValue('en');
  await person.selectOptions(language, '简体中文');
  await press(person, 'Save');
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ preferred_language: 'zh-CN' }),
  );
});

test('a birth date is kept as typed, and one under age is rejected at its field', async () => {
  const sent = accountServer();
  const { person } = await renderScreen(ProfileScreen, { path: '/user/profile' });
  const date = await screen.findByRole('group', { name: /Date of birth/ });
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

test('the notice of a save is closed when the next save fails', async () => {
  accountServer();
  const { person, store } = await renderScreen(ProfileScreen, { path: '/user/profile' });
  const first = await screen.findByLabelText(/^First name/);
  await fill(person, first, 'a');
  await press(person, 'Save');
  await waitFor(() => expect(selectNotices(store.getState())).toHaveLength(1));
  await person.clear(first);
  await press(person, 'Save');
  await describes(first, 'required');
  expect(selectNotices(store.getState())).toEqual([]);
});

test('in Chinese a name in Chinese script is rejected at its field', async () => {
  const sent = accountServer();
  const { person } = await renderScreen(ProfileScreen, { path: '/user/profile', language: 'zh-CN' });
  const first = await screen.findByDisplayValue('Morgan');
  await person.clear(first);
  await fill(person, first, '摩根');
  await press(person, '保存');
  await describes(first, '拼音');
  expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
});

test('every account screen links to the others', async () => {
  accountServer();
  await renderScreen(ProfileScreen, { path: '/user/profile' });
  const nav = screen.getByRole('navigation', { name: 'My Account' });
  expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('My Profile');
  expect(
    within(nav)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(expect.arrayContaining(['/user/profile', '/user/change_password', '/user/verification']));
});

test('a profile that fails to load can be loaded again', async () => {
  accountServer({ other: { 'GET /v1/user/info': [errorReply('unavailable'), { json: aPerson() }] } });
  const { person } = await renderScreen(ProfileScreen, { path: '/user/profile' });
  await person.click(await screen.findByRole('button', { name: /again|retry/i }));
  expect(await screen.findByLabelText(/^First name/)).toHaveValue('Morgan');
});

import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { removeToken } from '../../portal/src/browser/token-cookie';
import { anOffer } from './an-invitation';
import { answerWith, errorReply, type SentRequest } from './fake-api';
import { openPortal } from './render-portal';

const DAY_MS = 86_400_000;
const WECHAT = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.42';

beforeEach(() => {
  window.history.replaceState(null, '', '/go/');
  localStorage.clear();
  removeToken();
  window.scrollTo = jest.fn();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

type Answers = Partial<Record<string, ReturnType<typeof errorReply> | { json: unknown }>>;

const server = (answers: Answers = {}) =>
  answerWith(
    ({ path }) =>
      answers[path] ?? {
        json: {
          id: 'visit-1',
          expired: false,
          ...anOffer(),
          items: [],
          page: 1,
          page_size: 3,
          total: 0,
        },
      },
  );

const stored = (name: string) => JSON.parse(localStorage.getItem(name) ?? 'null');
const calls = (sent: SentRequest[], path: string) => sent.filter((request) => request.path === path);
const getQuery = (request: SentRequest | undefined) => Object.fromEntries(request?.query ?? []);

test('a link with a ref_id is recorded once with all parameters, and redirects home with its query', async () => {
  const sent = server();
  const { router } = await openPortal('/mail?ref_id=GRACELINDQ&utm_source=letter&mc_cid=7f');
  await waitFor(() => expect(stored('quoin.from_mail')).toMatchObject({ id: 'visit-1' }));
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe('/?ref_id=GRACELINDQ&utm_source=letter&mc_cid=7f');
  const visits = calls(sent, '/v1/access/stats');
  expect(visits.map(getQuery)).toEqual([{ ref_id: 'GRACELINDQ', utm_source: 'letter', mc_cid: '7f' }]);
  expect(stored('quoin.from_mail').timestamp).toBeGreaterThan(Date.now() - 60_000);
  expect(stored('quoin.referral')).toMatchObject({ ref_id: 'GRACELINDQ' });
});

test('of a duplicate parameter the first value is recorded and saved', async () => {
  const sent = server();
  await openPortal('/mail?ref_id=GRACELINDQ&ref_id=OTHER23456');
  await waitFor(() => expect(calls(sent, '/v1/access/stats')).toHaveLength(1));
  expect(getQuery(calls(sent, '/v1/access/stats')[0])).toEqual({ ref_id: 'GRACELINDQ' });
  expect(stored('quoin.referral')).toMatchObject({ ref_id: 'GRACELINDQ' });
});

test('a link without a ref_id redirects to the plain home page', async () => {
  server();
  const { router } = await openPortal('/mail?utm_source=letter');
  expect(router.state.location).toMatchObject({ pathname: '/', search: '' });
  expect(stored('quoin.referral')).toBeNull();
});

test('a returning browser sends its id, and the seven days still count from the first visit', async () => {
  const first = { id: 'visit-1', timestamp: Date.now() - 6 * DAY_MS };
  localStorage.setItem('quoin.from_mail', JSON.stringify(first));
  const sent = server();
  await openPortal('/mail?utm_source=letter');
  await waitFor(() => expect(calls(sent, '/v1/access/stats')).toHaveLength(1));
  expect(getQuery(calls(sent, '/v1/access/stats')[0])).toEqual({ utm_source: 'letter', id: 'visit-1' });
  expect(stored('quoin.from_mail')).toEqual(first);
});

test('the page opens even if the visit cannot be recorded', async () => {
  server({ '/v1/access/stats': errorReply('too_many_requests') });
  const { router } = await openPortal('/mail?ref_id=GRACELINDQ');
  expect(router.state.location.pathname).toBe('/');
  expect(stored('quoin.from_mail')).toBeNull();
});

test('while the record exists, the stay is reported every five seconds on any page, until the server ends it', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  localStorage.setItem('quoin.from_mail', JSON.stringify({ id: 'visit-1', timestamp: Date.now() }));
  const answers: Answers = {};
  const sent = server(answers);
  await openPortal('/about');
  const stays = () => calls(sent, '/v1/access/stay');
  await waitFor(() => expect(stays()).toHaveLength(1));
  expect(getQuery(stays()[0])).toEqual({ id: 'visit-1' });
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  expect(stays()).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(1_100));
  expect(stays()).toHaveLength(2);

  answers['/v1/access/stay'] = { json: { expired: true } };
  await act(() => jest.advanceTimersByTimeAsync(5_100));
  await waitFor(() => expect(stored('quoin.from_mail')).toBeNull());
  const noted = stays().length;
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(stays()).toHaveLength(noted);
});

test.each([
  ['seven days old', JSON.stringify({ id: 'visit-1', timestamp: Date.now() - 7 * DAY_MS })],
  ['without its instant', JSON.stringify({ id: 'visit-1' })],
  ['of another kind', '"visit-1"'],
  ['broken', '{'],
])('a record %s reports no stay', async (_, record) => {
  localStorage.setItem('quoin.from_mail', record);
  const sent = server();
  await openPortal('/about');
  expect(calls(sent, '/v1/access/stay')).toEqual([]);
});

test.each([
  ['en', 'Open this page in your browser', 'Copy link'],
  ['zh-CN', '请在浏览器中打开此页', '复制链接'],
] as const)(
  'in %s the page explains inside WeChat how to leave it, with the full link',
  async (language, title, copy) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(WECHAT);
    const sent = server();
    const { router } = await openPortal('/mail?ref_id=GRACELINDQ&utm_source=letter', language);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/mail');
    await waitFor(() => expect(calls(sent, '/v1/access/stats')).toHaveLength(1));
    const person = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await person.click(screen.getByRole('button', { name: copy }));
    expect(write).toHaveBeenCalledWith(
      expect.stringMatching(/^http.*\/mail\?ref_id=GRACELINDQ&utm_source=letter$/),
    );
  },
);

describe('the invitation in a link', () => {
  test('is saved from any page and offered on the home page', async () => {
    server();
    const { router } = await openPortal('/about?ref_id=GRACELINDQ');
    await act(() => router.navigate('/'));
    expect(await screen.findByText('You are invited: $500 off your first investment')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Create an account' })[0]).toHaveAttribute(
      'href',
      '/auth/signup',
    );
  });

  test('ends after fourteen days', async () => {
    const kept = { ref_id: 'GRACELINDQ', timestamp: Date.now() - 14 * DAY_MS };
    localStorage.setItem('quoin.referral', JSON.stringify(kept));
    const sent = server();
    await openPortal('/');
    expect(calls(sent, '/v1/register/invitation')).toEqual([]);
    cleanup();
    localStorage.setItem('quoin.referral', JSON.stringify({ ...kept, timestamp: kept.timestamp + 60_000 }));
    await openPortal('/');
    await waitFor(() => expect(calls(sent, '/v1/register/invitation')).toHaveLength(1));
  });

  test('that does not exist is not offered, and one that is too long is not saved', async () => {
    server({ '/v1/register/invitation': errorReply('invitation_invalid') });
    const { router } = await openPortal('/?ref_id=NOBODY2345');
    expect(screen.queryByText(/You are invited/)).not.toBeInTheDocument();
    await act(() => router.navigate(`/about?ref_id=${'x'.repeat(65)}`));
    expect(stored('quoin.referral')).toMatchObject({ ref_id: 'NOBODY2345' });
  });
});

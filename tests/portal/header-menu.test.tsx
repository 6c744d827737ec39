// The header of a signed-in user: the name and the link of every entry.
import { BRAND } from '@quoin/rules';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { matchRoutes } from 'react-router-dom';
import { SCREEN_ROUTES } from '../../portal/src/shell/router';
import { accountLoaded, startSession } from '../../portal/src/session/session-slice';
import { accountServer, signedIn } from './account-server';
import { createToken } from './fake-api';
import { aPerson } from './a-person';
import { openPortal } from './render-portal';

const HERE = '/about?utm_source=letter';

const MAIN = [
  ['Home', '首页', '/'],
  ['Invest', '投资产品', '/products'],
  ['My Investments', '我的投资', '/my-investment/all'],
  ['My Documents', '我的文件', '/my-document'],
  ['About', '关于我们', '/about'],
  ['FAQ', '常见问题', '/faqs'],
  ['Contact', '联系方式', '/contact'],
] as const;

const ACCOUNT = [
  ['Dashboard', '总览', '/dashboard'],
  ['My Portfolio', '我的投资组合', '/my-investment/all'],
  ['My Redemption', '我的赎回', '/my-investment/current#redemptions'],
  ['My Documents', '我的文件', '/my-document'],
  ['Calendar', '日历', '/calendar'],
  ['Invite Friends', '邀请好友', `${HERE}#invite-friends`],
  ['Blog', '博客', BRAND.links.blog],
  ['My Account / Settings', '我的账户与设置', '/user'],
  ['My Profile', '个人资料', '/user/profile'],
  ['Password', '密码', '/user/change_password'],
  ['2-Step Verification', '两步验证', '/user/verification'],
  ['Passkeys', '通行密钥', '/user/passkeys'],
  ['Sessions', '登录会话', '/user/sessions'],
  ['Bank Accounts', '银行账户', '/user/bank-accounts'],
  ['Brokerage Accounts', '证券账户', '/user/brokerage-accounts'],
  ['Investor Documents', '投资者文件', '/user/investor-documents'],
  ['My Data', '我的数据', '/user/data'],
] as const;

beforeEach(() => {
  signedIn();
  localStorage.clear();
  window.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = jest.fn(); // jsdom has no layout to scroll
  accountServer();
});

async function masthead(language: 'en' | 'zh-CN') {
  await openPortal(HERE, language);
  return within(screen.getByRole('banner'));
}

const entries = (links: HTMLElement[]) => links.map((link) => [link.textContent, link.getAttribute('href')]);

test.each([
  ['en', 0, 'My Account', 'Sign out'],
  ['zh-CN', 1, '我的账户', '退出登录'],
] as const)('in %s every entry has its link', async (language, destinations, account, signOut) => {
  const header = await masthead(language);
  const main = within(header.getByRole('navigation')).getAllByRole('link');
  expect(entries(main)).toEqual(MAIN.map((entry) => [entry[destinations], entry[2]]));

  const person = userEvent.setup();
  await person.click(header.getByRole('button', { name: new RegExp(`^${account}`) }));
  const menu = within(header.getByRole('button', { name: signOut }).closest('ul') ?? document.body);
  expect(entries(menu.getAllByRole('link'))).toEqual(ACCOUNT.map((entry) => [entry[destinations], entry[2]]));
});

test.each([...MAIN, ...ACCOUNT].filter(([, , href]) => href.startsWith('/')))(
  '%s (%s) links to an existing page: %s',
  (_name, _inChinese, href) => {
    const { pathname } = new URL(href, 'https://portal.example');
    const routes = matchRoutes(SCREEN_ROUTES, pathname)?.map(({ route }) => route.path) ?? [];
    expect(routes).not.toEqual([]);
    expect(routes.some((path) => path?.includes('*'))).toBe(false);
  },
);

const EMAIL = 'mo**********@example.com';

test.each([
  ['en', `My Account Morgan Reyes ${EMAIL}`],
  ['zh-CN', `我的账户 Reyes Morgan ${EMAIL}`],
] as const)('in %s the account shows the name of its user, with one request', async (language, name) => {
  const sent = accountServer({ me: { preferred_language: language } });
  const header = await masthead(language);
  const account = await header.findByRole('button', { name });
  expect(within(account).getByText(EMAIL)).toBeVisible();
  expect(sent.filter(({ path }) => path === '/v1/user/info')).toHaveLength(1);
});

test.each([
  ['en', 'My Account'],
  ['zh-CN', '我的账户'],
] as const)('in %s an account without a name shows only its e-mail', async (language, account) => {
  accountServer({ me: { first_name: '', last_name: '', preferred_language: language } });
  const { store } = await openPortal(HERE, language);
  await waitFor(() => expect(store.getState().session.name).toEqual({ first_name: '', last_name: '' }));
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('button', { name: `${account} ${EMAIL}` })).toBeVisible();
});

test('the name of an earlier session is not shown', async () => {
  accountServer();
  const { store } = await openPortal(HERE);
  const header = within(screen.getByRole('banner'));
  await header.findByRole('button', { name: /Morgan Reyes/ });
  accountServer({ me: { email: 'robin@example.com', first_name: '', last_name: '' } });
  act(() => {
    store.dispatch(startSession(createToken('session-2', 900, 'robin@example.com')));
    store.dispatch(accountLoaded(aPerson()));
  });
  expect(await header.findByRole('button', { name: 'My Account ro***@example.com' })).toBeVisible();
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppHeader, QuoinProvider, type AppHeaderProps } from '@quoin/ui';
import { zhCN } from '@quoin/ui/messages/zh-CN';

const links = [
  { href: '/products', label: 'Invest', current: true },
  { href: '/contact', label: 'Contact' },
];

function header(props: Partial<AppHeaderProps> = {}, locale: 'en' | 'zh-CN' = 'en') {
  return render(
    <QuoinProvider locale={locale} messages={locale === 'zh-CN' ? zhCN : undefined}>
      <AppHeader links={links} {...props} />
    </QuoinProvider>,
  );
}

/** CSS hides it at the desktop width of these tests. */
function menuButton(name: string): HTMLElement {
  const button = screen.getByText(name).closest('button');
  if (!button) throw new Error(`no button ${name}`);
  return button;
}

test('marks the current page', () => {
  header();
  expect(screen.getByRole('link', { name: 'Invest' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Contact' })).not.toHaveAttribute('aria-current');
});

test("the app's router renders the links", () => {
  header({ renderLink: ({ href, ...rest }) => <a href={`/go${href}`} {...rest} /> });
  expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/go/contact');
  expect(screen.getByRole('link', { name: 'Quoin' })).toHaveAttribute('href', '/go/');
});

test('the menu of a phone opens, and Escape closes it and returns to its button', async () => {
  const user = userEvent.setup();
  header();
  const menu = menuButton('Menu');
  await user.click(menu);
  expect(menu).toHaveAttribute('aria-expanded', 'true');
  await user.tab();
  await user.keyboard('{Escape}');
  expect(menu).toHaveAttribute('aria-expanded', 'false');
  expect(menu).toHaveFocus();
});

test('choosing a link closes the menu', async () => {
  const user = userEvent.setup();
  header({ links: [{ href: '#contact', label: 'Contact' }] });
  await user.click(menuButton('Menu'));
  await user.click(screen.getByRole('link', { name: 'Contact' }));
  expect(menuButton('Menu')).toHaveAttribute('aria-expanded', 'false');
});

test('the account opens its links; signing out is reported once', async () => {
  const user = userEvent.setup();
  const onSignOut = jest.fn();
  header({ account: { name: 'Maya', links: [{ href: '#profile', label: 'My Profile' }], onSignOut } });
  expect(screen.queryByRole('link', { name: 'My Profile' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'My Account Maya' }));
  expect(screen.getByRole('link', { name: 'My Profile' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(onSignOut).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('link', { name: 'My Profile' })).toBeNull();
});

test('a second line shows details of the account', () => {
  header({ account: { name: 'Maya Chen', detail: 'ma**@example.com', links: [], onSignOut: jest.fn() } });
  expect(screen.getByRole('button', { name: 'My Account Maya Chen ma**@example.com' })).toBeVisible();
});

test('a click elsewhere closes the account menu', async () => {
  const user = userEvent.setup();
  header({
    account: { name: 'Maya', links: [{ href: '#profile', label: 'My Profile' }], onSignOut: jest.fn() },
  });
  await user.click(screen.getByRole('button', { name: 'My Account Maya' }));
  await user.click(screen.getByRole('navigation'));
  expect(screen.queryByRole('link', { name: 'My Profile' })).toBeNull();
});

test.each([
  ['en', '简体中文', 'zh-CN'],
  ['zh-CN', 'English', 'en'],
] as const)('in %s the switch shows the other language in that language: %s', async (locale, name, other) => {
  const user = userEvent.setup();
  const onLocaleChange = jest.fn();
  header({ onLocaleChange }, locale);
  const language = screen.getByRole('button', { name });
  expect(language).toHaveAttribute('lang', other);
  await user.click(language);
  expect(onLocaleChange).toHaveBeenCalledWith(other);
});

test('in Chinese the header is in Chinese', () => {
  header({}, 'zh-CN');
  expect(within(screen.getByRole('navigation', { name: '主导航' })).getAllByRole('link')).toHaveLength(2);
  expect(menuButton('菜单')).toBeInTheDocument();
});

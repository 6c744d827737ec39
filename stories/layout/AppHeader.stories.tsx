import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AppHeader, Button, Heading, Page, SkipLink, Stack, Text, type AppHeaderProps } from '@quoin/ui';
import { tabTo } from '../play';
import { bilingual, useStoryMessages } from '../messages';

const MESSAGES = bilingual({
  links: [
    ['Invest', 'My Investments', 'My Documents', 'About', 'Contact'],
    ['投资', '我的投资', '我的文件', '关于我们', '联系我们'],
  ],
  account: [
    ['My Portfolio', 'Invite Friends', 'My Profile', '2-Step Verification', 'Password'],
    ['我的投资组合', '邀请好友', '个人资料', '两步验证', '密码'],
  ],
  signIn: ['Sign in', '登录'],
  signUp: ['Sign up', '注册'],
  title: ['Private markets, set out plainly', '私募市场，清楚呈现'],
  text: ['The masthead stays while the page moves.', '页面滚动时，导航始终可见。'],
});

const asLinks = (labels: string[]) =>
  labels.map((label, index) => ({ href: `#${index}`, label, current: index === 0 }));

function SignedIn({ account, onLocaleChange }: Pick<AppHeaderProps, 'account' | 'onLocaleChange'>) {
  const messages = useStoryMessages(MESSAGES);
  return (
    <AppHeader
      brandHref="#home"
      links={asLinks(messages.links)}
      account={
        account && {
          ...account,
          links: asLinks(messages.account).map((link, index) => ({ ...link, apart: index === 2 })),
        }
      }
      onLocaleChange={onLocaleChange}
    />
  );
}

function SignedOut({ onLocaleChange }: Pick<AppHeaderProps, 'onLocaleChange'>) {
  const { links, signIn, signUp } = useStoryMessages(MESSAGES);
  return (
    <AppHeader
      brandHref="#home"
      links={asLinks(links)}
      onLocaleChange={onLocaleChange}
      actions={
        <>
          <Button size="small" variant="quiet">
            {signIn}
          </Button>
          <Button size="small">{signUp}</Button>
        </>
      }
    />
  );
}

function BelowIt() {
  const { title, text } = useStoryMessages(MESSAGES);
  return (
    <Page>
      <Stack gap={2}>
        <Heading level={1}>{title}</Heading>
        <Text tone="secondary">{text}</Text>
      </Stack>
    </Page>
  );
}

export default {
  title: 'Layout/AppHeader',
  component: AppHeader,
  parameters: { frame: 'page' },
  args: { account: { name: 'Maya Chen', links: [], onSignOut: fn() }, onLocaleChange: fn() },
  render: (args) => <SignedIn {...args} />,
} satisfies Meta<typeof AppHeader>;
type Story = StoryObj<typeof AppHeader>;

export const Playground: Story = {
  args: { links: asLinks(MESSAGES.en.links), brandHref: '#home' },
  render: (args) => <AppHeader {...args} />,
};

export const Gallery: Story = {
  render: (args) => (
    <>
      <SkipLink />
      <SignedIn {...args} />
      <BelowIt />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [menu, account] = canvasElement.querySelectorAll('button[aria-expanded]');
    const first = menu?.checkVisibility() ? menu : account;
    if (first) await userEvent.click(first);
  },
};

const LONG_NAME = 'Maria de los Ángeles Villanueva-Hochstetter '.repeat(7);

export const LongName: Story = {
  args: { account: { name: <bdi>{LONG_NAME}</bdi>, links: [], onSignOut: fn() } },
};

export const NameWithEmail: Story = {
  args: { account: { name: 'Maya Chen', detail: 'ma**@example.com', links: [], onSignOut: fn() } },
};

export const RightToLeftName: Story = {
  args: { account: { name: <bdi>נועה אברמוביץ׳</bdi>, links: [], onSignOut: fn() } },
};

export const Visitor: Story = { render: (args) => <SignedOut {...args} /> };

export const AccountMenu: Story = {
  globals: { locale: 'en' },
  play: async ({ args, canvas }) => {
    const menu = canvas.getByText('Menu');
    if (menu.checkVisibility()) await userEvent.click(menu);
    const trigger = canvas.getByRole('button', { name: /Maya Chen/ });
    await userEvent.click(trigger);
    await expect(canvas.getByRole('link', { name: 'My Profile' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(args.account?.onSignOut).toHaveBeenCalledOnce();
    if (menu.checkVisibility()) return;
    await userEvent.click(trigger);
    await userEvent.keyboard('{Escape}');
    await expect(trigger).toHaveFocus();
  },
};

export const OpenMenu: Story = {
  play: async ({ canvasElement }) => {
    const menu = canvasElement.querySelector('button[aria-expanded]');
    if (menu?.checkVisibility()) await userEvent.click(menu);
  },
};

export const Keyboard: Story = {
  globals: { locale: 'en' },
  play: async ({ args, canvas }) => {
    const menu = canvas.getByText('Menu');
    if (menu.checkVisibility()) {
      await tabTo(menu);
      await userEvent.keyboard('{Enter}');
    }
    const account = canvas.getByRole('button', { name: /Maya Chen/ });
    await tabTo(account);
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'My Portfolio' })).toHaveFocus();
    await tabTo(canvas.getByRole('button', { name: 'Sign out' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.account?.onSignOut).toHaveBeenCalledOnce();
  },
};

import type * as shape from '../en/layout';

export const layout: typeof shape = {
  AppHeader: { main: '主导航', menu: '菜单', account: '我的账户', signOut: '退出登录' },
  AppFooter: { more: '更多信息' },
  SkipLink: { toPage: '跳到正文' },
  DisclosureText: { contents: '目录', linkTo: (section) => `本节链接：${section}` },
};

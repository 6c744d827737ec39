import type * as shape from '../en/frame';

const signals = { info: '提示', success: '完成', warning: '注意', danger: '出错' };

export const frame: typeof shape = {
  Spinner: { loading: '正在加载' },
  BusyOverlay: { oneMoment: '请稍候' },
  Banner: { ...signals, close: '关闭提示' },
  Notices: { ...signals, region: '通知', close: '关闭通知' },
  ErrorState: {
    title: '内容未能加载',
    text: '可能是网络中断。您已填写的内容不会丢失。',
    retry: '重试',
    reference: (id) => `如果问题仍然存在，请将此编号告知我们：${id}`,
  },
  AppHeader: { main: '主导航', menu: '菜单', account: '我的账户', signOut: '退出登录' },
  AppFooter: { more: '更多信息' },
  SkipLink: { toPage: '跳至主要内容' },
  ActionBar: { label: '下一步' },
  DisclosureText: { contents: '目录', linkTo: (section) => `本节链接：${section}` },
};

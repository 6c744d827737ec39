import type { Meta, StoryObj } from '@storybook/react-vite';
import { LockIcon, MailIcon, PointList, ShieldCheckIcon, Stack } from '@quoin/ui';
import { LONG_NAME, RIGHT_TO_LEFT } from '../investing/hard-cases';
import { bilingual, withMessages } from '../messages';

export default { title: 'Layout/PointList', component: PointList } satisfies Meta;

const MESSAGES = bilingual({
  facts: [
    [
      { id: 'passkey', title: 'Sign in with a passkey', text: 'It works on this website only.' },
      { id: 'lock', title: 'Locked after 5 wrong attempts', text: 'The lock ends after 2 hours.' },
      { id: 'mail', title: 'An e-mail about every change' },
    ],
    [
      { id: 'passkey', title: '使用通行密钥登录', text: '仅在本网站有效。' },
      { id: 'lock', title: '连续输错 5 次即锁定', text: '2 小时后解除锁定。' },
      { id: 'mail', title: '每次变更均有邮件通知' },
    ],
  ],
  steps: [
    [
      { id: 'open', title: 'Open the link in our e-mail', text: 'It works once, within 24 hours.' },
      { id: 'sign-in', title: 'Sign in', text: 'Use your password and the code that we send to your phone.' },
      { id: 'invest', title: 'Choose an investment', text: 'An application takes 20 to 30 minutes.' },
    ],
    [
      { id: 'open', title: '打开邮件中的链接', text: '24 小时内有效，仅可使用一次。' },
      { id: 'sign-in', title: '登录', text: '使用密码和手机验证码。' },
      { id: 'invest', title: '选择投资产品', text: '填写申请约需 20 至 30 分钟。' },
    ],
  ],
});

const ICONS = [ShieldCheckIcon, LockIcon, MailIcon];

export const Playground: StoryObj<typeof PointList> = { args: { points: MESSAGES.en.steps, numbered: true } };

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, ({ facts, steps }) => (
    <Stack gap={12} style={{ maxWidth: 480 }}>
      <PointList points={facts.map((point, index) => ({ ...point, icon: ICONS[index] }))} />
      <PointList points={facts} />
      <PointList points={steps} numbered />
    </Stack>
  )),
};

export const LongAndRightToLeftNames: StoryObj = {
  render: () => (
    <PointList
      points={[LONG_NAME, RIGHT_TO_LEFT].map((title) => ({ id: title, title, text: LONG_NAME }))}
      style={{ maxWidth: 480 }}
    />
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Button,
  ClockIcon,
  Divider,
  Heading,
  Illustration,
  LockIcon,
  MailIcon,
  PasswordField,
  PointList,
  ShieldCheckIcon,
  SplitPage,
  Stack,
  Text,
  TextField,
} from '@quoin/ui';
import { bilingual, withMessages } from '../messages';
import { Before } from './Before';
import { VisitorFrame } from './VisitorFrame';

export default { title: 'Pages/Sign in', parameters: { frame: 'page' } } satisfies Meta;
type Story = StoryObj;

const MESSAGES = bilingual({
  title: ['Sign in', '登录'],
  passkey: ['Sign in with a passkey', '使用通行密钥登录'],
  or: ['Or with your password:', '或使用密码登录：'],
  email: ['E-mail', '电子邮箱'],
  password: ['Password', '密码'],
  next: ['Continue', '继续'],
  forgotten: ['Forgot your password?', '忘记密码？'],
  visitor: ['New here?', '还没有账户？'],
  register: ['Register in two minutes', '两分钟完成注册'],
  protection: ['How we protect your account', '我们如何保护您的账户'],
  points: [
    [
      {
        id: 'two_step',
        title: 'More than a password',
        text: 'With 2-step verification, a stolen password isn’t enough: sign-in also needs a code from your phone. A passkey replaces both, and works on this website only.',
      },
      {
        id: 'lock',
        title: 'Locked after 5 failed attempts',
        text: 'Sign-in is then locked for 2 hours, and we e-mail you.',
      },
      {
        id: 'hold',
        title: 'A 72-hour hold on new bank accounts',
        text: 'We e-mail you a link that stops the change before anything is paid.',
      },
      {
        id: 'notice',
        title: 'An e-mail about every security change',
        text: 'You hear from us when your password, phone or passkeys change. You can sign out other devices at any time.',
      },
    ],
    [
      {
        id: 'two_step',
        title: '不只靠密码',
        text: '开启两步验证后，仅凭密码无法登录，还需要您手机上的验证码。通行密钥可代替两者，且仅在本网站有效。',
      },
      {
        id: 'lock',
        title: '连续失败 5 次即锁定',
        text: '登录将锁定 2 小时，我们会发送邮件通知您。',
      },
      {
        id: 'hold',
        title: '新银行账户有 72 小时等待期',
        text: '等待期内不会付款，您可通过邮件中的链接撤销变更。',
      },
      {
        id: 'notice',
        title: '安全设置变更均有邮件通知',
        text: '密码、手机号码或通行密钥变更时，我们会通知您。您可随时退出其他设备上的登录。',
      },
    ],
  ],
});

const ICONS = [ShieldCheckIcon, LockIcon, ClockIcon, MailIcon];

export const Gallery: Story = {
  render: withMessages(MESSAGES, (messages) => (
    <VisitorFrame>
      <SplitPage
        art={<Illustration subject="corner" />}
        aside={
          <Stack gap={6}>
            <Heading level={2} size="title">
              {messages.protection}
            </Heading>
            <PointList points={messages.points.map((point, index) => ({ ...point, icon: ICONS[index] }))} />
          </Stack>
        }
      >
        <Stack gap={6}>
          <Heading level={1}>{messages.title}</Heading>
          <Button variant="secondary">{messages.passkey}</Button>
          <Divider />
          <Text size="small" tone="secondary">
            {messages.or}
          </Text>
          <TextField type="email" label={messages.email} autoComplete="username" required />
          <PasswordField label={messages.password} autoComplete="current-password" required />
          <Button>{messages.next}</Button>
          <Text size="small">
            <a href="#forgotten">{messages.forgotten}</a>
          </Text>
          <Text size="small" tone="secondary">
            {messages.visitor} <a href="#register">{messages.register}</a>
          </Text>
        </Stack>
      </SplitPage>
    </VisitorFrame>
  )),
};

export const FormerScreen: Story = { render: () => <Before screen="sign-in" /> };

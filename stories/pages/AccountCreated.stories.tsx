import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Button,
  Card,
  ExternalLinkIcon,
  Heading,
  Icon,
  LinkButton,
  MaskedEmail,
  Page,
  PointList,
  Stack,
  Text,
} from '@quoin/ui';
import { bilingual, withMessages } from '../messages';
import { Before } from './Before';
import { VisitorFrame } from './VisitorFrame';

export default { title: 'Pages/Account created', parameters: { frame: 'page' } } satisfies Meta;
type Story = StoryObj;

const MESSAGES = bilingual({
  title: ['Account created', '账户已创建'],
  sent: ['We sent an activation link to this address:', '激活链接已发送至以下邮箱：'],
  next: ['What happens next', '接下来'],
  steps: [
    [
      {
        id: 'open',
        title: 'Open the link in the e-mail',
        text: 'It works once, within 24 hours, and activates your account.',
      },
      {
        id: 'sign_in',
        title: 'Sign in',
        text: 'Use your password and the code that we send to your phone.',
      },
      {
        id: 'invest',
        title: 'Choose your first investment',
        text: 'An application takes 20 to 30 minutes. You can save it and continue later.',
      },
    ],
    [
      { id: 'open', title: '打开邮件中的链接', text: '链接 24 小时内有效，仅可使用一次。打开后账户即激活。' },
      { id: 'sign_in', title: '登录', text: '使用您的密码和手机验证码。' },
      { id: 'invest', title: '选择首个投资产品', text: '填写申请约需 20 至 30 分钟，可随时保存，稍后继续。' },
    ],
  ],
  mailbox: ['Open mail.google.com', '打开 mail.google.com'],
  missing: ['No e-mail yet?', '没有收到邮件？'],
  spam: [
    'It can take a few minutes. Check your spam folder too.',
    '邮件可能需要几分钟才能送达，也请查看垃圾邮件文件夹。',
  ],
  wait: ['You can send the e-mail again in 42 s.', '42 秒后可重新发送邮件。'],
  correct: ['Wrong address? Correct it', '邮箱填错了？更正'],
  meanwhile: ['While you wait', '等待期间'],
  look: [
    'You can look at the investments before your account is active.',
    '账户激活之前，您也可以先了解投资产品。',
  ],
  browse: ['Browse investments', '浏览投资产品'],
});

export const Gallery: Story = {
  render: withMessages(MESSAGES, (messages) => (
    <VisitorFrame>
      <Page width="reading">
        <Stack gap={8}>
          <Stack as="header" gap={2}>
            <Heading level={1}>{messages.title}</Heading>
            <Text>
              {messages.sent}{' '}
              <strong>
                <MaskedEmail email="maya.chen@gmail.com" />
              </strong>
            </Text>
          </Stack>
          <Card as="section" variant="chamfered">
            <Stack gap={6}>
              <Heading level={2} size="title">
                {messages.next}
              </Heading>
              <PointList numbered points={messages.steps} />
              <div>
                <LinkButton href="#mail" iconEnd={<Icon of={ExternalLinkIcon} size="small" />}>
                  {messages.mailbox}
                </LinkButton>
              </div>
            </Stack>
          </Card>
          <Stack as="section" gap={2}>
            <Heading level={2} size="title">
              {messages.missing}
            </Heading>
            <Text tone="secondary">{messages.spam}</Text>
            <Text size="small" tone="secondary">
              {messages.wait}
            </Text>
            <div>
              <Button variant="quiet">{messages.correct}</Button>
            </div>
          </Stack>
          <Stack as="section" gap={4} align="start">
            <Stack gap={1}>
              <Heading level={2} size="title">
                {messages.meanwhile}
              </Heading>
              <Text tone="secondary">{messages.look}</Text>
            </Stack>
            <LinkButton href="#products" variant="secondary">
              {messages.browse}
            </LinkButton>
          </Stack>
        </Stack>
      </Page>
    </VisitorFrame>
  )),
};

export const FormerScreen: Story = { render: () => <Before screen="account-created" /> };

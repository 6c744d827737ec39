import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Card, CircleAlertIcon, Heading, Page, PointList, Stack, Text, TextField } from '@quoin/ui';
import { bilingual, useStoryMessages } from '../messages';
import { Before } from './Before';
import { VisitorFrame } from './VisitorFrame';

export default { title: 'Pages/Activation failed', parameters: { frame: 'page' } } satisfies Meta;
type Story = StoryObj;

const MESSAGES = bilingual({
  title: ['Activation failed', '激活失败'],
  lead: [
    'Your account activation failed, please resend the email. The new link works once, within 24 hours.',
    '您的账户激活失败，请重新发送邮件。新链接 24 小时内有效，仅可使用一次。',
  ],
  why: ['Why the link didn’t work', '链接无效的原因'],
  reasons: [
    [
      {
        id: 'expired',
        title: 'It has expired',
        text: 'A link works for 24 hours after we send it.',
      },
      {
        id: 'used',
        title: 'It was used, or a newer one replaced it',
        text: 'Each link works once, and only the latest one works. If you activated your account before, sign in.',
      },
      {
        id: 'invalid',
        title: 'It is incomplete',
        text: 'Some e-mail apps break long links. Copy the whole link into the address bar of your browser.',
      },
    ],
    [
      { id: 'expired', title: '链接已过期', text: '链接自发送起 24 小时内有效。' },
      {
        id: 'used',
        title: '链接已使用，或已被新链接取代',
        text: '每个链接仅可使用一次，且只有最新的链接有效。如您此前已激活账户，请直接登录。',
      },
      {
        id: 'invalid',
        title: '链接不完整',
        text: '部分邮件应用会截断较长的链接，请将完整链接复制到浏览器地址栏。',
      },
    ],
  ],
  again: ['Get a new link', '获取新链接'],
  email: ['E-mail', '电子邮箱'],
  hint: ['The e-mail address that you registered with', '您注册时使用的邮箱'],
  send: ['Send the e-mail again', '重新发送邮件'],
  contact: ['Still not working? Contact us:', '仍无法激活？请联系我们：'],
});

/** @param reason the only reason to show; without one, all that are possible */
function ActivationFailed({ reason }: { reason?: string }) {
  const messages = useStoryMessages(MESSAGES);
  const reasons = messages.reasons.filter(({ id }) => reason === undefined || id === reason);
  return (
    <VisitorFrame>
      <Page width="reading">
        <Stack gap={8}>
          <Stack as="header" gap={2}>
            <Heading level={1}>{messages.title}</Heading>
            <Text>{messages.lead}</Text>
          </Stack>
          <Stack as="section" gap={4}>
            <Heading level={2} size="title">
              {messages.why}
            </Heading>
            <PointList points={reasons.map((one) => ({ ...one, icon: CircleAlertIcon }))} />
          </Stack>
          <Card as="section" variant="chamfered">
            <Stack gap={6}>
              <Heading level={2} size="title">
                {messages.again}
              </Heading>
              <TextField
                type="email"
                label={messages.email}
                hint={messages.hint}
                autoComplete="email"
                required
              />
              <div>
                <Button>{messages.send}</Button>
              </div>
            </Stack>
          </Card>
          <Text size="small" tone="secondary">
            {messages.contact} <a href="mailto:support@example.com">support@example.com</a>
          </Text>
        </Stack>
      </Page>
    </VisitorFrame>
  );
}

export const Gallery: Story = { render: () => <ActivationFailed /> };

export const Expired: Story = { render: () => <ActivationFailed reason="expired" /> };

export const FormerScreen: Story = { render: () => <Before screen="activation-failed" /> };

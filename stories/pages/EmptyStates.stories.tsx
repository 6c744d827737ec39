import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, EmptyState, Heading, Illustration, Stack, Text, type IllustrationSubject } from '@quoin/ui';
import { bilingual, withMessages } from '../messages';
import { Before } from './Before';
import { PortalFrame } from './PortalFrame';

export default { title: 'Pages/Empty states', parameters: { frame: 'page' } } satisfies Meta;
type Story = StoryObj;

interface Empty {
  subject: IllustrationSubject;
  section: string;
  title: string;
  text: string;
  label: string;
  details: string[];
  action: string;
}

const MESSAGES: Record<'en' | 'zh-CN', { title: string; lead: string; states: Empty[] }> = bilingual({
  title: ['My Account', '我的账户'],
  lead: [
    'What each part of a new account shows before its first entry.',
    '新账户的各个部分在添加第一条内容之前的样子。',
  ],
  states: [
    [
      {
        subject: 'bank',
        section: 'Bank Accounts',
        title: 'No bank accounts yet',
        text: 'We pay redemptions and distributions to an account in your own name. Add it now, and you can choose it when you redeem.',
        label: 'You need',
        details: [
          'The account and routing number, or IBAN and SWIFT code',
          'Your identity number, which we compare with your signed agreement',
        ],
        action: 'Add a bank account',
      },
      {
        subject: 'lock',
        section: 'Passkeys',
        title: 'No passkeys yet',
        text: 'Sign in without a password and a code. You can create a passkey in a minute.',
        label: 'You need',
        details: [
          'Your password, to confirm that it’s you',
          'A phone, computer or security key with a fingerprint, face or PIN',
        ],
        action: 'Add a passkey',
      },
      {
        subject: 'documents',
        section: 'Investor Documents',
        title: 'No investor of this type yet: Individual',
        text: 'An investor is created with its first application. Its documents then appear here.',
        label: 'For the first application you need',
        details: ['Proof of ID', 'Proof of address'],
        action: 'Invest',
      },
      {
        subject: 'calendar',
        section: 'Calendar',
        title: 'No upcoming dates',
        text: 'When you hold an investment, its dates appear here.',
        label: 'You will see here',
        details: [
          'Payments and capital calls, with the day by which to send the money',
          'Redemption days and their notice dates',
          'Signature deadlines and expected documents',
        ],
        action: 'Browse products',
      },
    ],
    [
      {
        subject: 'bank',
        section: '银行账户',
        title: '尚无银行账户',
        text: '赎回与分配款项将汇入您本人名下的账户。现在添加，赎回时即可选用。',
        label: '您需要准备',
        details: ['账号与路由号码，或 IBAN 与 SWIFT 代码', '您的证件号码，我们会与已签署的协议核对'],
        action: '添加银行账户',
      },
      {
        subject: 'lock',
        section: '通行密钥',
        title: '尚无通行密钥',
        text: '登录时无需密码和验证码。创建通行密钥只需一分钟。',
        label: '您需要准备',
        details: ['您的密码，用于确认是您本人操作', '支持指纹、面容或 PIN 的手机、电脑或安全密钥'],
        action: '添加通行密钥',
      },
      {
        subject: 'documents',
        section: '投资者文件',
        title: '尚无此类投资者：个人',
        text: '首次申请投资时会建立投资者资料，之后其文件将显示在此处。',
        label: '首次申请需要提供',
        details: ['身份证明', '住址证明'],
        action: '投资产品',
      },
      {
        subject: 'calendar',
        section: '日历',
        title: '暂无日程',
        text: '您持有投资后，相关日期会显示在此处。',
        label: '此处将显示',
        details: ['付款与缴款通知的到期日', '赎回日及通知截止日', '签署期限与预计发出的文件'],
        action: '浏览产品',
      },
    ],
  ],
});

export const Gallery: Story = {
  render: withMessages(MESSAGES, ({ title, lead, states }) => (
    <PortalFrame place={3} account="ma**@example.com">
      <Stack as="header" gap={2}>
        <Heading level={1}>{title}</Heading>
        <Text tone="secondary">{lead}</Text>
      </Stack>
      {states.map(({ subject, section, text, label, details, action, ...state }) => (
        <Stack as="section" key={subject} gap={4}>
          <Heading level={2}>{section}</Heading>
          <EmptyState
            level={3}
            title={state.title}
            illustration={<Illustration subject={subject} />}
            detailsLabel={label}
            details={details}
            action={<Button variant="secondary">{action}</Button>}
          >
            {text}
          </EmptyState>
        </Stack>
      ))}
    </PortalFrame>
  )),
};

export const FormerScreen: Story = { render: () => <Before screen="empty-states" /> };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { TermsTable } from '@quoin/ui';
import { bilingual, withMessages } from '../messages';
import { LONG_NAME, RIGHT_TO_LEFT, UNBROKEN } from './hard-cases';

export default { title: 'Investing/TermsTable', component: TermsTable } satisfies Meta;
type Story = StoryObj<typeof TermsTable>;

const MESSAGES = bilingual({
  calls: ['Fully drawn at closing; no further capital is called.', '交割时一次缴清，之后不再缴款。'],
  exit: [
    'Redemption every quarter after the lock-up, with 60 days’ notice.',
    '锁定期结束后每季度可赎回，须提前 60 天通知。',
  ],
  rows: [
    [
      { name: 'Governing law', value: 'Delaware' },
      {
        name: 'Reporting',
        value: 'Quarterly statements, audited annual report, Schedule K-1 by March 31.',
      },
    ],
    [
      { name: '适用法律', value: '特拉华州法律' },
      { name: '信息披露', value: '季度报告、经审计的年度报告，每年3月31日前提供 K-1 税表。' },
    ],
  ],
});

export const Playground: Story = {
  args: {
    capitalCallSchedule: 'Fully drawn at closing.',
    exitPolicy: 'Redemption every quarter after the lock-up.',
    rows: [{ name: 'Governing law', value: 'Delaware' }],
  },
};

export const Gallery: Story = {
  render: withMessages(MESSAGES, (messages) => (
    <TermsTable capitalCallSchedule={messages.calls} exitPolicy={messages.exit} rows={messages.rows} />
  )),
};

export const LongTerms: Story = {
  args: {
    capitalCallSchedule: LONG_NAME,
    exitPolicy: UNBROKEN,
    rows: [
      { name: LONG_NAME, value: RIGHT_TO_LEFT },
      { name: RIGHT_TO_LEFT, value: LONG_NAME },
    ],
  },
};

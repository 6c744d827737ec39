import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack, TransferSummary, type Transfer } from '@quoin/ui';
import { bilingual, useStoryMessages } from '../messages';

export default { title: 'Investing/TransferSummary', component: TransferSummary } satisfies Meta;
type Story = StoryObj<typeof TransferSummary>;

const MESSAGES = bilingual({
  from: ['Harbour Street Income Fund II', '海港街收益基金二期'],
  held: [
    'Nothing is paid before December 2, 2026 at 9:00 AM ET, because the account’s details were changed.',
    '因账户资料有变更，美东时间2026年12月2日 09:00之前不会付款。',
  ],
  day: ['Redemption day', '赎回日'],
  date: ['December 31, 2026', '2026年12月31日'],
  by: ['Request by November 16, 2026', '请于2026年11月16日或之前提交申请'],
  terms: [
    [
      'The unit price on the redemption day decides how many units are redeemed.',
      'The fund retains 5% until its annual audit.',
      'You can cancel the redemption until it is completed.',
    ],
    ['赎回的份额按赎回日的单位净值计算。', '基金保留 5%，待年度审计后支付。', '赎回完成之前您可以取消。'],
  ],
});

const PART: Transfer = {
  from: MESSAGES.en.from,
  to: { bank: 'First Example Bank', digits: '4821', holder: 'Grace Lin' },
  amount: '20000.00',
  payments: [
    { part: 'first', amount: '19000.00', by: '2027-02-01' },
    { part: 'after_audit', amount: '1000.00', by: '2027-04-30' },
  ],
  remaining: { amount: '64480.00', units: '610.606060' },
};

function States() {
  const { from, held, day, date, by, terms } = useStoryMessages(MESSAGES);
  const part = { ...PART, from };
  return (
    <Stack gap={6}>
      <TransferSummary transfer={part} facts={[{ name: day, value: date, note: by }]} terms={terms} />
      <TransferSummary
        transfer={{
          ...part,
          toNote: held,
          amount: '84480.00',
          estimated: true,
          payments: [{ part: 'first', amount: '84480.00', by: '2027-02-01' }],
          remaining: { amount: '0.00', units: '0.000000' },
        }}
      />
      <TransferSummary
        transfer={{ ...part, to: undefined, amount: null, payments: [], remaining: undefined }}
      />
    </Stack>
  );
}

export const Playground: Story = { args: { transfer: PART, terms: MESSAGES.en.terms } };

export const Gallery: Story = { render: () => <States /> };

export const LongNameAndTwentyDigits: Story = {
  render: () => (
    <TransferSummary
      transfer={{
        ...PART,
        from: 'Harbourstreetincomefund'.repeat(9),
        to: { bank: 'Firstexamplebank'.repeat(9), digits: '4821', holder: 'Gracelin'.repeat(15) },
        amount: '12345678901234567890.00',
      }}
    />
  ),
};

export const RightToLeftName: Story = {
  render: () => (
    <TransferSummary
      transfer={{
        ...PART,
        from: 'صندوق الدخل الثابت (2)',
        to: { bank: 'بنك المثال', digits: '4821', holder: 'نور حداد' },
      }}
    />
  ),
};

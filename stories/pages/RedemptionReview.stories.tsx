import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Stack, TransferSummary, Wizard } from '@quoin/ui';
import { useProducts } from '../investing/sample-investments';
import { bilingual, useStoryMessages } from '../messages';
import { Before } from './Before';
import { InvestmentFrame } from './InvestmentFrame';

export default { title: 'Pages/Redemption review', parameters: { frame: 'page' } } satisfies Meta;
type Story = StoryObj;

const MESSAGES = bilingual({
  label: ['Request a redemption', '申请赎回'],
  steps: [
    ['Amount and day', 'Paid to', 'Review'],
    ['金额与日期', '收款账户', '核对'],
  ],
  next: ['Continue', '继续'],
  confirm: ['Confirm redemption', '确认赎回'],
  giveUp: ['Not now', '暂不赎回'],
  day: ['Redemption day', '赎回日'],
  date: ['December 31, 2026', '2026年12月31日'],
  by: ['Request by November 16, 2026', '请于2026年11月16日或之前提交申请'],
  terms: [
    [
      'The unit price on the redemption day decides how many units are redeemed. The last known price is $107.12433333, as of September 30, 2026.',
      'The fund retains 5% until its annual audit.',
      'We deduct nothing from the payment. Taxes are not included.',
      'We check your identity number before we send the request. You can cancel it until it is completed.',
    ],
    [
      '赎回的份额按赎回日的单位净值计算。最近一次已知净值为 US$107.12433333（2026年9月30日）。',
      '基金保留 5%，待年度审计后支付。',
      '付款时不再扣费；未计入税款。',
      '提交前需要验证您的证件号码；赎回完成之前您可以取消。',
    ],
  ],
  holder: ['Grace Okafor', '陈雅文'],
});

/** 20,000.00 at 107.12433333 are 186.698945 of 1,050 units; 863.301055 stay, worth 92,480.55. */
function Review() {
  const messages = useStoryMessages(MESSAGES);
  const { harbour } = useProducts();
  const [step, setStep] = useState(2);
  return (
    <InvestmentFrame status="current" part="redemption">
      <Stack gap={6}>
        <Wizard
          label={messages.label}
          steps={messages.steps.map((label, index) => ({ id: String(index), label }))}
          current={step}
          onChange={setStep}
          nextLabel={messages.next}
          finishLabel={messages.confirm}
          onFinish={() => undefined}
        >
          <TransferSummary
            transfer={{
              from: harbour.name,
              to: { bank: 'First Example Bank', digits: '4821', holder: messages.holder },
              amount: '20000.00',
              payments: [
                { part: 'first', amount: '19000.00', by: '2027-02-01' },
                { part: 'after_audit', amount: '1000.00', by: '2027-04-30' },
              ],
              remaining: { amount: '92480.55', units: '863.301055' },
            }}
            facts={[{ name: messages.day, value: messages.date, note: messages.by }]}
            terms={messages.terms}
          />
        </Wizard>
        <div>
          <Button variant="quiet">{messages.giveUp}</Button>
        </div>
      </Stack>
    </InvestmentFrame>
  );
}

export const Gallery: Story = { render: () => <Review /> };

export const FormerScreen: Story = { render: () => <Before screen="redemption-review" /> };

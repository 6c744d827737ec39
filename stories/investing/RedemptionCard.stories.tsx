import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Grid, RedemptionCard, type Redemption } from '@quoin/ui';
import { bilingual, useStoryMessages } from '../messages';

export default { title: 'Investing/RedemptionCard', component: RedemptionCard } satisfies Meta;
type Story = StoryObj<typeof RedemptionCard>;

const MESSAGES = bilingual({
  name: ['Harbour Street Income Fund II', '海港街收益基金二期'],
  account: ['First Example Bank •••• 4821, Grace Lin', 'First Example Bank •••• 4821, Grace Lin'],
  form: ['Redemption request form', '赎回申请表（Redemption Request）'],
  confirmation: ['Redemption confirmation', '赎回确认书（Redemption Confirmation）'],
  failed: [
    'The redemption could not be canceled. Check your connection and try again.',
    '赎回未能取消，请检查网络后重试。',
  ],
});

const REQUESTED: Redemption = {
  status: 'requested',
  name: MESSAGES.en.name,
  type: 'partial',
  amount: '25000.00',
  redemptionDay: '2026-12-31',
  requestedDate: '2026-11-18',
  account: MESSAGES.en.account,
};

/** Payments of a fund that holds back 5 % until its audit. */
const TWO_PAYMENTS: Redemption['payouts'] = [
  { part: 'first', share: '0.95', amount: null, by: '2027-02-01' },
  { part: 'after_audit', share: '0.05', amount: null, by: '2027-04-30' },
];

function useRedemption(): Redemption {
  const { name, account, form } = useStoryMessages(MESSAGES);
  return { ...REQUESTED, name, account, documents: [{ id: 'd1', name: form }] };
}

function States() {
  const { form, confirmation } = useStoryMessages(MESSAGES);
  const redemption = useRedemption();
  const act = () => undefined;
  return (
    <Grid columns={2} gap={6}>
      <RedemptionCard redemption={redemption} onChange={act} onCancel={act} onOpenDocument={act} />
      <RedemptionCard
        redemption={{ ...redemption, status: 'approved', type: 'full', amount: null, payouts: TWO_PAYMENTS }}
        onChange={act}
        onCancel={act}
        onOpenDocument={act}
      />
      <RedemptionCard
        redemption={{
          ...redemption,
          status: 'completed',
          documents: [
            { id: 'd1', name: form },
            { id: 'd2', name: confirmation },
          ],
        }}
        onOpenDocument={act}
      />
      <RedemptionCard redemption={{ ...redemption, status: 'cancelled' }} onOpenDocument={act} />
    </Grid>
  );
}

export const Playground: Story = {
  args: { redemption: REQUESTED, onChange: fn(), onCancel: fn(), onOpenDocument: fn() },
};

export const Gallery: Story = { render: () => <States /> };

function Failing() {
  const { failed } = useStoryMessages(MESSAGES);
  const [error, setError] = useState<string>();
  return (
    <RedemptionCard redemption={useRedemption()} onCancel={() => setError(failed)} cancelError={error} />
  );
}

export const CancelingFails: Story = { render: () => <Failing /> };

export const LongNameAndTwentyDigits: Story = {
  render: () => (
    <RedemptionCard
      redemption={{
        ...REQUESTED,
        name: 'Harbourstreetincomefund'.repeat(13),
        amount: '12345678901234567890.00',
        documents: [{ id: 'd1', name: 'Redemptionrequestform'.repeat(14) }],
      }}
      onCancel={() => undefined}
    />
  ),
};

function Cancelable({ onCancel }: { onCancel: () => void }) {
  const [redemption, setRedemption] = useState(REQUESTED);
  return (
    <RedemptionCard
      redemption={redemption}
      onCancel={() => {
        onCancel();
        setRedemption({ ...redemption, status: 'cancelled' });
      }}
    />
  );
}

export const Keyboard: Story = {
  globals: { locale: 'en' },
  args: { redemption: REQUESTED, onCancel: fn() },
  render: ({ onCancel }) => <Cancelable onCancel={() => onCancel?.()} />,
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('{Tab}{Enter}');
    const question = canvas.getByRole('alertdialog', { name: 'Cancel this redemption?' });
    const confirm = within(question).getByRole('button', { name: 'Cancel redemption' });
    while (document.activeElement !== confirm) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText(/This redemption was canceled/)).toBeVisible();
  },
};

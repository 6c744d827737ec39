import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CapitalCallCard, Grid, type CapitalCall } from '@quoin/ui';
import { bilingual, useStoryMessages } from '../messages';

export default { title: 'Investing/CapitalCallCard', component: CapitalCallCard } satisfies Meta;
type Story = StoryObj<typeof CapitalCallCard>;

const MESSAGES = bilingual({
  name: ['Harbour Street Income Fund II, second call', '海港街收益基金二期，第二次缴款'],
  ira: [
    'The custodian of an IRA cannot take ACH. Please send a wire.',
    '退休账户（IRA）的托管机构不支持 ACH，请使用电汇。',
  ],
});

const CALL: CapitalCall = {
  status: 'issued',
  name: MESSAGES.en.name,
  amount: '25000.00',
  dueDate: '2026-12-15',
  issuedDate: '2026-11-16',
};

function States() {
  const { name, ira } = useStoryMessages(MESSAGES);
  const call = { ...CALL, name };
  const open = () => undefined;
  return (
    <Grid columns={2} gap={6}>
      <CapitalCallCard call={call} today="2026-11-20" onPay={open} onOpenNotice={open} />
      <CapitalCallCard call={call} today="2026-12-10" defaultMethod="ach" onPay={open} onOpenNotice={open} />
      <CapitalCallCard call={call} today="2026-12-16" achRefused={ira} onPay={open} onOpenNotice={open} />
      <CapitalCallCard
        call={{ ...call, fees: '1687.50' }}
        today="2026-11-20"
        onFund={open}
        onOpenNotice={open}
      />
      <CapitalCallCard call={{ ...call, status: 'funded' }} today="2026-12-16" onOpenNotice={open} />
      <CapitalCallCard call={{ ...call, status: 'cancelled' }} today="2026-12-16" onOpenNotice={open} />
    </Grid>
  );
}

export const Playground: Story = {
  args: { call: CALL, today: '2026-11-20', onPay: fn(), onOpenNotice: fn() },
};

export const Gallery: Story = { render: () => <States /> };

export const LongNameAndTwentyDigits: Story = {
  render: () => (
    <CapitalCallCard
      call={{ ...CALL, name: 'Harbourstreetincomefund'.repeat(13), amount: '12345678901234567890.00' }}
      today="2026-11-20"
      onOpenNotice={() => undefined}
    />
  ),
};

export const OnHold: Story = {
  args: { call: CALL, today: '2026-11-20', onHold: true, onOpenNotice: () => undefined },
};

export const RightToLeftName: Story = {
  render: () => (
    <CapitalCallCard
      call={{ ...CALL, name: 'صندوق الدخل الثابت (2)' }}
      today="2026-11-20"
      onOpenNotice={() => undefined}
    />
  ),
};

export const Keyboard: Story = {
  globals: { locale: 'en' },
  args: { call: CALL, today: '2026-11-20', onPay: fn(), onOpenNotice: fn(), onMethodChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Wire/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onMethodChange).toHaveBeenLastCalledWith('ach');
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onPay).toHaveBeenLastCalledWith('ach');
    await userEvent.keyboard('{Tab} ');
    await expect(args.onOpenNotice).toHaveBeenCalledTimes(1);
  },
};

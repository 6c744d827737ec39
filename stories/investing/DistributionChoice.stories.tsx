import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DistributionChoice, Stack, type ReceivingAccount } from '@quoin/ui';
import { bilingual, useStoryMessages } from '../messages';

export default { title: 'Investing/DistributionChoice', component: DistributionChoice } satisfies Meta;
type Story = StoryObj<typeof DistributionChoice>;

const MESSAGES = bilingual({
  hint: ['You sign this instruction in the next step.', '下一步将签署此指令。'],
  closed: ['Closed by the provider', '已被开户机构关闭'],
  choose: ['Choose the account that the shares go to.', '请选择接收股票的账户。'],
  delivery: ['This field is required', '此项必填'],
  add: ['Add a bank account to go on.', '请先添加银行账户。'],
});

const BROKERAGE: ReceivingAccount = {
  id: 'b1',
  name: 'Example Brokerage',
  lastDigits: '0417',
  holder: 'Grace Okafor',
};
const BANK: ReceivingAccount = {
  id: 'c1',
  name: 'First Example Bank',
  lastDigits: '4821',
  holder: 'Grace Okafor',
};
const SAVINGS: ReceivingAccount = {
  id: 'c2',
  name: 'Second Example Savings',
  lastDigits: '9902',
  holder: 'Grace Okafor',
};

function States() {
  const { hint, closed, choose, delivery, add } = useStoryMessages(MESSAGES);
  const accounts = {
    stock: [BROKERAGE, { id: 'b2', name: 'Sample Securities', lastDigits: '7730', refused: closed }],
    cash: [BANK, SAVINGS],
  };
  const act = () => undefined;
  return (
    <Stack gap={16} style={{ maxWidth: 720 }}>
      <DistributionChoice accounts={accounts} hint={hint} onAddAccount={act} />
      <DistributionChoice
        accounts={accounts}
        defaultValue={{ delivery: 'stock' }}
        onAddAccount={act}
        errors={{ accountId: choose }}
      />
      <DistributionChoice
        accounts={accounts}
        defaultValue={{ delivery: 'cash', accountId: 'c2' }}
        onAddAccount={act}
      />
      <DistributionChoice
        accounts={{ stock: [], cash: [] }}
        defaultValue={{ delivery: 'cash' }}
        onAddAccount={act}
        errors={{ accountId: add }}
      />
      <DistributionChoice accounts={accounts} required errors={{ delivery }} />
      <DistributionChoice accounts={accounts} defaultValue={{ delivery: 'cash', accountId: 'c1' }} disabled />
    </Stack>
  );
}

export const Playground: Story = {
  args: {
    accounts: { stock: [BROKERAGE], cash: [BANK, SAVINGS] },
    hint: MESSAGES.en.hint,
    onAddAccount: fn(),
    onChange: fn(),
  },
};

export const Gallery: Story = { render: () => <States /> };

export const LongAndRightToLeftNames: Story = {
  render: () => (
    <DistributionChoice
      defaultValue={{ delivery: 'cash' }}
      accounts={{
        stock: [],
        cash: [
          { ...BANK, name: 'Firstexamplebankofthecounty'.repeat(11) },
          { ...SAVINGS, name: 'بنك المثال الأول (2)', holder: 'ليلى حداد' },
        ],
      }}
    />
  ),
};

export const Keyboard: Story = {
  globals: { locale: 'en' },
  args: { accounts: { stock: [BROKERAGE], cash: [BANK, SAVINGS] }, onChange: fn(), onAddAccount: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('{Tab} ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ delivery: 'stock', accountId: 'b1' });
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ delivery: 'cash', accountId: undefined });
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /First Example Bank/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ delivery: 'cash', accountId: 'c1' });
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onAddAccount).toHaveBeenLastCalledWith('cash');
  },
};

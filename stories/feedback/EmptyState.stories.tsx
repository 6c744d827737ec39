import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button, EmptyState, FileTextIcon, Illustration, Stack } from '@quoin/ui';
import { bilingual, withMessages } from '../messages';

const MESSAGES = bilingual({
  none: ['No investments yet', '还没有投资'],
  why: [
    'Your investments and their documents appear here after you apply.',
    '提交申请后，您的投资及相关文件会显示在这里。',
  ],
  see: ['See what is open', '查看开放中的产品'],
  filters: ['No document fits these filters', '没有符合筛选条件的文件'],
  bank: ['No bank accounts yet', '尚无银行账户'],
  bankWhy: [
    'Redemptions and dividends are paid to an account in your own name.',
    '赎回款与分红将汇入您本人名下的账户。',
  ],
  need: ['You need', '您需要准备'],
  needs: [
    ['The routing and account number', 'Your Social Security number, to confirm your identity'],
    ['路由号码与账号', '社会安全号码，用于核实身份'],
  ],
  add: ['Add a bank account', '添加银行账户'],
});

export default { title: 'Feedback/EmptyState', component: EmptyState } satisfies Meta;

export const Playground: StoryObj<typeof EmptyState> = {
  args: {
    title: MESSAGES.en.bank,
    children: MESSAGES.en.bankWhy,
    detailsLabel: MESSAGES.en.need,
    details: MESSAGES.en.needs,
    illustration: <Illustration subject="bank" />,
  },
};

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, (messages) => (
    <Stack gap={6}>
      <EmptyState title={messages.none} action={<Button>{messages.see}</Button>}>
        {messages.why}
      </EmptyState>
      <EmptyState
        level={3}
        title={messages.bank}
        illustration={<Illustration subject="bank" />}
        detailsLabel={messages.need}
        details={messages.needs}
        action={<Button variant="secondary">{messages.add}</Button>}
      >
        {messages.bankWhy}
      </EmptyState>
      <EmptyState icon={FileTextIcon} title={messages.filters} level={3} />
    </Stack>
  )),
};

export const LongName: StoryObj<typeof EmptyState> = {
  args: { title: `No results for “${'statement_'.repeat(30)}”`, children: 'statement_'.repeat(30) },
};

export const Keyboard: StoryObj = {
  ...Gallery,
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'See what is open' })).toHaveFocus();
  },
};

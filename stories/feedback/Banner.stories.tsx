import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Banner, Button, Stack } from '@quoin/ui';
import { LONG_FUND } from '../investing/hard-cases';
import { bilingual, withMessages } from '../messages';

const MESSAGES = bilingual({
  saved: [
    ['Your application is saved', 'Come back to it on any device; it opens where you stopped.'],
    ['您的申请已保存', '您可以在任何设备上继续，页面会回到您上次停下的地方。'],
  ],
  signed: [
    ['Agreement signed', 'A copy is on its way to your e-mail address.'],
    ['协议已签署', '副本正在发送到您的电子邮箱。'],
  ],
  old: [
    [
      'Proof of address is older than three months',
      'A utility bill or a bank statement within the last 3 months is accepted.',
    ],
    ['地址证明已超过三个月', '我们接受三个月以内的水电费账单或银行对账单。'],
  ],
  upload: ['Upload a newer one', '重新上传'],
  returned: [
    ['The transfer was returned', 'Your bank refused it because the name on the account differs from yours.'],
    ['转账被退回', '银行账户名与您的姓名不一致，银行已拒绝该笔转账。'],
  ],
  line: ['One line alone works as well.', '只写一行也可以。'],
});

export default { title: 'Feedback/Banner', component: Banner } satisfies Meta;
type Story = StoryObj<typeof Banner>;

export const Playground: Story = {
  args: { title: MESSAGES.en.saved[0], children: MESSAGES.en.saved[1], onClose: fn() },
};

export const Gallery: Story = {
  render: withMessages(MESSAGES, (messages) => (
    <Stack>
      <Banner title={messages.saved[0]}>{messages.saved[1]}</Banner>
      <Banner signal="success" title={messages.signed[0]}>
        {messages.signed[1]}
      </Banner>
      <Banner
        signal="warning"
        title={messages.old[0]}
        action={
          <Button variant="secondary" size="small">
            {messages.upload}
          </Button>
        }
      >
        {messages.old[1]}
      </Banner>
      <Banner signal="danger" title={messages.returned[0]} onClose={fn()}>
        {messages.returned[1]}
      </Banner>
      <Banner>{messages.line}</Banner>
    </Stack>
  )),
};

export const LongName: Story = {
  args: { title: LONG_FUND, children: 'statement_'.repeat(30), signal: 'warning', onClose: fn() },
};

export const Closed: Story = {
  globals: { locale: 'en' },
  args: { title: 'Your session ends in five minutes', signal: 'warning', onClose: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close message' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  globals: { locale: 'en' },
  args: { title: 'Your session ends in five minutes', signal: 'warning', onClose: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close message' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

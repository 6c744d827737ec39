import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox, Stack } from '@quoin/ui';
import { bilingual, withMessages } from '../messages';

export default { title: 'Controls/Checkbox', component: Checkbox } satisfies Meta;

const MESSAGES = bilingual({
  same: ['My mailing address is the same', '邮寄地址与永久地址相同'],
  terms: ['I have read the Terms of Use and accept them', '我已阅读并接受使用条款（Terms of Use）'],
  must: ['Accept the Terms of Use to continue', '请先接受使用条款'],
  verbal: [
    'I have confirmed the wire instructions by phone with a sales representative',
    '我已与销售代表通过电话核实电汇信息',
  ],
  hint: [
    'Call the number on this page, never one from an e-mail.',
    '请拨打本页所列号码，切勿使用邮件中的号码。',
  ],
});

export const Playground: StoryObj<typeof Checkbox> = {
  args: { label: MESSAGES.en.verbal, hint: MESSAGES.en.hint, onChange: fn() },
};

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, (messages) => (
    <Stack gap={3} style={{ maxWidth: 420 }}>
      <Checkbox label={messages.same} defaultChecked />
      <Checkbox label={messages.same} />
      <Checkbox label={messages.verbal} hint={messages.hint} />
      <Checkbox label={messages.terms} required error={messages.must} />
      <Checkbox label={messages.same} disabled />
      <Checkbox label={messages.same} disabled defaultChecked />
    </Stack>
  )),
};

export const TickedByItsWords: StoryObj<typeof Checkbox> = {
  args: { label: 'My mailing address is the same' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('My mailing address is the same'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const Keyboard: StoryObj<typeof Checkbox> = {
  args: { label: 'My mailing address is the same' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const box = canvas.getByRole('checkbox');
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

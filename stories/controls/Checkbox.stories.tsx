import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox, Stack } from '@quoin/ui';
import { bilingual, inWords } from '../words';

export default { title: 'Controls/Checkbox', component: Checkbox } satisfies Meta;

const WORDS = bilingual({
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
  args: { label: WORDS.en.verbal, hint: WORDS.en.hint, onChange: fn() },
};

export const Gallery: StoryObj = {
  render: inWords(WORDS, (words) => (
    <Stack gap={3} style={{ maxWidth: 420 }}>
      <Checkbox label={words.same} defaultChecked />
      <Checkbox label={words.same} />
      <Checkbox label={words.verbal} hint={words.hint} />
      <Checkbox label={words.terms} required error={words.must} />
      <Checkbox label={words.same} disabled />
      <Checkbox label={words.same} disabled defaultChecked />
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

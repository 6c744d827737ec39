import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ConcealedField, Stack } from '@quoin/ui';
import { bilingual, withMessages } from '../messages';

export default { title: 'Fields/ConcealedField', component: ConcealedField } satisfies Meta;

const MESSAGES = bilingual({
  passport: ['Passport number', '护照号码'],
  account: ['Account number', '银行账号'],
});

export const Playground: StoryObj<typeof ConcealedField> = {
  args: { label: MESSAGES.en.account, savedMasked: '******4321', onChange: fn() },
};

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, ({ passport, account }) => (
    <Stack gap={6} style={{ maxWidth: 420 }}>
      <ConcealedField label={passport} defaultValue="E00000001" />
      <ConcealedField label={account} savedMasked="******4321" />
      <ConcealedField label={account} disabled />
    </Stack>
  )),
};

export const Keyboard: StoryObj<typeof ConcealedField> = {
  args: { label: 'Passport number', onChange: fn() },
  globals: { locale: 'en' },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.keyboard('{Tab}E00000001');
    await expect(args.onChange).toHaveBeenLastCalledWith('E00000001');
    await userEvent.keyboard('{Tab} ');
    await expect(canvas.getByRole('button', { name: 'Hide the number' })).toHaveFocus();
    await expect(canvasElement.innerHTML).not.toContain('E00000001');
  },
};

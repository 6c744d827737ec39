import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack, TypedSignature } from '@quoin/ui';
import { bilingual, withMessages } from '../messages';

export default { title: 'Fields/TypedSignature', component: TypedSignature } satisfies Meta;

const MESSAGES = bilingual({
  label: ['Type your full name to sign', '键入姓名全称以签署'],
  hint: ['As in the agreement: Jordan Reyes.', '须与协议一致：Jordan Reyes。'],
  wrong: ['Type the name as in the agreement', '姓名须与协议一致'],
});

export const Playground: StoryObj<typeof TypedSignature> = {
  args: { label: MESSAGES.en.label, hint: MESSAGES.en.hint, onChange: fn() },
};

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, ({ label, hint, wrong }) => (
    <Stack gap={8} style={{ maxWidth: 560 }}>
      <TypedSignature label={label} hint={hint} required />
      <TypedSignature label={label} defaultValue="Jordan Reyes" />
      <TypedSignature label={label} defaultValue="J. Reyes" error={wrong} />
    </Stack>
  )),
};

export const Keyboard: StoryObj<typeof TypedSignature> = {
  args: { label: 'Type your full name to sign', onChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('{Tab}Jordan Reyes');
    await expect(args.onChange).toHaveBeenLastCalledWith('Jordan Reyes');
    await expect(canvas.getByText('Jordan Reyes')).toBeVisible();
  },
};

export const LongName: StoryObj<typeof TypedSignature> = {
  args: { label: 'Type your full name to sign', defaultValue: 'Maximiliane-Theodora von '.repeat(12).trim() },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{<Story />}</div>],
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BirthDateField, Stack } from '@quoin/ui';
import { bilingual, withMessages } from '../messages';

export default { title: 'Fields/BirthDateField', component: BirthDateField } satisfies Meta;

const MESSAGES = bilingual({
  label: ['Date of birth', '出生日期'],
  hint: ['As in your passport.', '与护照一致。'],
  wrong: ['Invalid date of birth', '出生日期无效'],
});

export const Playground: StoryObj<typeof BirthDateField> = {
  args: { label: MESSAGES.en.label, hint: MESSAGES.en.hint, onChange: fn() },
};

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, ({ label, hint, wrong }) => (
    <Stack gap={6} style={{ maxWidth: 420 }}>
      <BirthDateField label={label} hint={hint} required />
      <BirthDateField label={label} defaultValue="1990-02-30" error={wrong} />
      <BirthDateField label={label} defaultValue="1990-05-17" disabled />
    </Stack>
  )),
};

export const TypedByParts: StoryObj<typeof BirthDateField> = {
  args: { label: 'Date of birth', onChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Month' }), '5');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Day' }), '17');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Year' }), '1990');
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-05-17');
  },
};

export const Keyboard: StoryObj<typeof BirthDateField> = {
  args: { label: 'Date of birth', onChange: fn() },
  globals: { locale: 'en' },
  play: async ({ args }) => {
    for (const part of ['5', '17', '1990']) {
      await userEvent.tab();
      await userEvent.keyboard(part);
    }
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-05-17');
  },
};

export const WholeDatePasted: StoryObj<typeof BirthDateField> = {
  args: { label: 'Date of birth', onChange: fn() },
  globals: { locale: 'en' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Day' }));
    await userEvent.paste('May 17, 1990');
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-05-17');
  },
};

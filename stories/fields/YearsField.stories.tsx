import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack, YearsField } from '@quoin/ui';
import { bilingual, withMessages } from '../messages';

export default { title: 'Fields/YearsField', component: YearsField } satisfies Meta;

const MESSAGES = bilingual({
  label: ['Experience', '投资经验'],
  missing: ['This field is required', '此项为必填项'],
});

export const Playground: StoryObj<typeof YearsField> = {
  args: { label: MESSAGES.en.label, defaultValue: 3, onChange: fn() },
};

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, ({ label, missing }) => (
    <Stack gap={6} style={{ maxWidth: 240 }}>
      <YearsField label={label} defaultValue={1} />
      <YearsField label={label} defaultValue={12} />
      <YearsField label={label} error={missing} />
      <YearsField label={label} defaultValue={3} disabled />
    </Stack>
  )),
};

export const Keyboard: StoryObj<typeof YearsField> = {
  args: { label: 'Experience', onChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const input = canvas.getByRole('textbox');
    await userEvent.keyboard('125');
    await expect(input).toHaveValue('125');
    await expect(args.onChange).toHaveBeenLastCalledWith(NaN);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('12');
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
  },
};

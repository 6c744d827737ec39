import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { PhoneField, Stack } from '@quoin/ui';
import { bilingual, withMessages } from '../messages';

export default { title: 'Fields/PhoneField', component: PhoneField } satisfies Meta;

const MESSAGES = bilingual({
  label: ['Mobile phone', '手机号码'],
  hint: ['We send a code by SMS at each sign-in.', '每次登录时，我们会发送短信验证码。'],
  wrong: ['Invalid phone number', '手机号码无效'],
});

export const Playground: StoryObj<typeof PhoneField> = {
  args: { label: MESSAGES.en.label, hint: MESSAGES.en.hint, onChange: fn() },
};

export const Gallery: StoryObj = {
  render: withMessages(MESSAGES, ({ label, hint, wrong }) => (
    <Stack gap={6} style={{ maxWidth: 420 }}>
      <PhoneField label={label} hint={hint} required />
      <PhoneField label={label} defaultValue={{ region: 'US', national: '4155550123' }} />
      <PhoneField label={label} defaultValue={{ region: 'CN', national: '13800138000' }} />
      <PhoneField label={label} defaultValue={{ region: 'HK', national: '9123' }} error={wrong} />
      <PhoneField label={label} defaultValue={{ region: 'CA', national: '6045550123' }} disabled />
    </Stack>
  )),
};

export const TypedWithTheCaretInside: StoryObj<typeof PhoneField> = {
  args: { label: 'Mobile phone', onChange: fn(), defaultValue: { region: 'US', national: '415550123' } },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole<HTMLInputElement>('textbox');
    await expect(box).toHaveValue('(415) 550 123');
    await userEvent.type(box, '5', { initialSelectionStart: 6, initialSelectionEnd: 6 });
    await expect(box).toHaveValue('(415) 555 0123');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      region: 'US',
      national: '4155550123',
      e164: '+14155550123',
    });
  },
};

export const Keyboard: StoryObj<typeof PhoneField> = {
  args: { label: 'Mobile phone', onChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{Tab}4155550124{Backspace}3');
    await expect(canvas.getByRole('textbox')).toHaveValue('(415) 555 0123');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      region: 'US',
      national: '4155550123',
      e164: '+14155550123',
    });
  },
};

/** A number of a country without a row of its own: its numbering plan comes with the others. */
export const AnyOtherRegion: StoryObj<typeof PhoneField> = {
  args: { label: 'Mobile phone', allRegions: true, onChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('+33 6 12 34 56 78');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('France +33'));
    await expect(canvas.getByRole('textbox')).toHaveValue('06 12 34 56 78');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      region: 'FR',
      national: '0612345678',
      e164: '+33612345678',
    });
  },
};

/** The list is searched by a name in either language, a code or a calling code. */
export const PreferredCountries: StoryObj<typeof PhoneField> = {
  args: { label: 'Mobile phone', preferredCountries: ['HK', 'CN'], onChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Country code' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Suggested' })).toBeVisible());
    await userEvent.keyboard('香港{Enter}');
    await expect(canvas.getByRole('combobox')).toHaveValue('Hong Kong +852');
    await expect(args.onChange).toHaveBeenLastCalledWith({ region: 'HK', national: '', e164: '' });
  },
};

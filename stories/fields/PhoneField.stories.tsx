import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PhoneField, Stack } from '@quoin/ui';
import type { Guide } from '../guide';
import { useWords } from '../words';

const meta: Meta<typeof PhoneField> = {
  title: 'Fields/PhoneField',
  component: PhoneField,
  parameters: {
    guide: {
      use: [
        'A number that takes a code by SMS: sign-up, two-step verification.',
        'With allRegions where an investor may live anywhere: the other numbering plans are loaded when the field appears.',
      ],
      avoid: [
        'For a fax or an extension: use TextField with type tel.',
        'To show a number that is on file: show it masked as text.',
      ],
      accessibility: [
        'The list of countries is a native select named “Country code”; it stands before the number in the order of tabbing.',
        'The label, the hint and the error belong to the box by “for” and “aria-describedby”; an error that appears is announced politely.',
        'The caret stays beside its digit while the number is laid out; a backspace always takes a digit, never a bracket.',
        'Pasting a number that starts with + or 00 chooses its country; a calling code that is not offered is told as the error.',
        'The number is a property of the box, never an attribute of the page.',
      ],
    } satisfies Guide,
  },
};
export default meta;

const WORDS = {
  en: {
    label: 'Mobile phone',
    hint: 'We send a code by SMS at each sign-in.',
    wrong: 'Invalid phone number',
  },
  'zh-CN': { label: '手机号码', hint: '每次登录时，我们会发送短信验证码。', wrong: '手机号码无效' },
};

function States() {
  const { label, hint, wrong } = useWords(WORDS);
  return (
    <Stack gap={6} style={{ maxWidth: 420 }}>
      <PhoneField label={label} hint={hint} required />
      <PhoneField label={label} defaultValue={{ region: 'US', national: '4155550123' }} />
      <PhoneField label={label} defaultValue={{ region: 'CN', national: '13800138000' }} />
      <PhoneField label={label} defaultValue={{ region: 'HK', national: '9123' }} error={wrong} />
      <PhoneField label={label} defaultValue={{ region: 'CA', national: '6045550123' }} disabled />
    </Stack>
  );
}

export const Gallery: StoryObj = { render: () => <States /> };

export const TypedWithTheCaretInside: StoryObj<typeof PhoneField> = {
  args: { label: 'Mobile phone', onChange: fn(), defaultValue: { region: 'US', national: '415550123' } },
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole<HTMLInputElement>('textbox');
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
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('4155550124{Backspace}3');
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
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('option[value="FR"]')).not.toBeNull());
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('+44 7400 123456');
    await expect(canvas.getByRole('combobox')).toHaveValue('GB');
    await expect(canvas.getByRole('textbox')).toHaveValue('07400 123456');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      region: 'GB',
      national: '07400123456',
      e164: '+447400123456',
    });
  },
};
